import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { siteCharacters } from '@/lib/tools/assets/site-characters';

const known = new Set(siteCharacters);

/** The characters of a text that the web fonts lack. */
const missingFrom = (text: string) =>
  [...new Set(text)].filter((character) => !known.has(character) && /\S/.test(character));

test('the web fonts have every character of the content', async () => {
  const files = await readdir('content', { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(100);
  for (const file of sources) {
    const missing = missingFrom(await readFile(`content/${file}`, 'utf8'));
    expect(
      missing,
      `content/${file}: add ${missing.join(' ')} to lib/tools/assets/site-characters.ts and run "npm run fonts"`,
    ).toEqual([]);
  }
});
