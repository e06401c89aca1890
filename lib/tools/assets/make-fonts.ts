import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { siteCharacters } from './site-characters';

/**
 * Writes the web fonts to `styles/fonts/` with only the characters and weights that the site uses. This halves the size of the
 * fonts. Run `npm run fonts` if a test says that a character is missing, and commit the files.
 */
const fonts = {
  'familjen-grotesk': { noLayoutClosure: true },
  // The tabular figures in tables are glyphs that only the layout rules of the font refer to.
  figtree: { noLayoutClosure: false },
} as const;

for (const [name, options] of Object.entries(fonts)) {
  const whole = await readFile(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const subset = await subsetFont(whole, siteCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    ...options,
  });
  await writeFile(`styles/fonts/${name}.woff2`, subset);
  console.log(`styles/fonts/${name}.woff2: ${whole.length} bytes, now ${subset.length}`);
}
