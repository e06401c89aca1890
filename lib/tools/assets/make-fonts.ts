import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { siteCharacters } from './site-characters';

/**
 * Writes the web fonts to `styles/fonts/` with only the characters and weights that the site uses.
 * This more than halves the size of the fonts. Also writes each font in the one weight that social
 * cards use, because the program that draws them can't read variable fonts. Run `npm run fonts` if a
 * test says that a character is missing, and commit the files.
 */
const fonts = {
  // Headings have one weight, and a font of one weight is 4 kB smaller than one of several.
  'familjen-grotesk': { weights: 600, cardWeight: 600 },
  figtree: { weights: { min: 400, max: 700 }, cardWeight: 400 },
} as const;

/** Kerning, and the figures of equal width in tables. Other features add 1.7 kB. */
const keepFeatures = ['kern', 'tnum'];

/** The characters of each file of a Fontsource package, such as `U+0000-00FF,U+0131`. */
const packageRanges = z.object({ latin: z.string() });

/** The characters of the site that are in none of the ranges. */
function missingCharacters(ranges: string): readonly string[] {
  const spans = ranges
    .replaceAll('U+', '')
    .split(',')
    .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));
  return [...siteCharacters].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !spans.some(([first = 0, last = first]) => code >= first && code <= last);
  });
}

for (const [name, { weights, cardWeight }] of Object.entries(fonts)) {
  const folder = `node_modules/@fontsource-variable/${name}`;
  const { latin } = packageRanges.parse(
    JSON.parse(await readFile(`${folder}/unicode.json`, 'utf8')),
  );
  const missing = missingCharacters(latin);
  if (missing.length > 0) {
    throw new Error(
      `lib/tools/assets/site-characters.ts: "${missing.join('')}" is not in the Latin file of ${name}. Remove it and write it in other letters, or choose a typeface that has it.`,
    );
  }
  const whole = await readFile(`${folder}/files/${name}-latin-wght-normal.woff2`);
  const files = {
    [`${name}.woff2`]: { targetFormat: 'woff2', variationAxes: { wght: weights } },
    [`${name}-${cardWeight}.woff`]: { targetFormat: 'woff', variationAxes: { wght: cardWeight } },
  } as const;
  for (const [file, options] of Object.entries(files)) {
    const subset = await subsetFont(whole, siteCharacters, { keepFeatures, ...options });
    await writeFile(`styles/fonts/${file}`, subset);
    console.log(`styles/fonts/${file}: ${whole.length} bytes, now ${subset.length}`);
  }
}
