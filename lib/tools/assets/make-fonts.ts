import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { siteCharacters } from './site-characters';

/**
 * Writes the web fonts to `styles/fonts/` with only the characters and weights that the site uses.
 * This halves the size of the fonts. Also writes each font in the one weight that social cards use,
 * because the program that draws them can't read variable fonts. Run `npm run fonts` if a test says
 * that a character is missing, and commit the files.
 */
const fonts = {
  'familjen-grotesk': { noLayoutClosure: true, cardWeight: 600 },
  // The tabular figures in tables are glyphs that only the layout rules of the font refer to.
  figtree: { noLayoutClosure: false, cardWeight: 400 },
} as const;

for (const [name, { noLayoutClosure, cardWeight }] of Object.entries(fonts)) {
  const whole = await readFile(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const files = {
    [`${name}.woff2`]: { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } },
    [`${name}-${cardWeight}.woff`]: { targetFormat: 'woff', variationAxes: { wght: cardWeight } },
  } as const;
  for (const [file, options] of Object.entries(files)) {
    const subset = await subsetFont(whole, siteCharacters, { noLayoutClosure, ...options });
    await writeFile(`styles/fonts/${file}`, subset);
    console.log(`styles/fonts/${file}: ${whole.length} bytes, now ${subset.length}`);
  }
}
