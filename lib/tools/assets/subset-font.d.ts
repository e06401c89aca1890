declare module 'subset-font' {
  /** The font with the glyphs of `text` alone, and its axes limited to the ranges given. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** Leaves out the glyphs that only the font's layout rules lead to, such as ligatures. */
      readonly noLayoutClosure: boolean;
      readonly variationAxes: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
