declare module 'subset-font' {
  /**
   * Returns the font with only the glyphs of `text`, and with its axes limited to the given values
   * or ranges.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'woff';
      /** Leaves out the glyphs that only the font's layout rules refer to, such as ligatures. */
      readonly noLayoutClosure: boolean;
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
