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
      /** The tags of the OpenType features to keep. */
      readonly keepFeatures: readonly string[];
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
