import { expect, test } from 'vitest';
import { characterMistakes } from '@/lib/checks/characters';
import { siteCharacters } from '@/lib/tools/assets/site-characters';

const file = 'content/pages/a.ts';
const problems = (bytes: Uint8Array | string) =>
  characterMistakes(file, Buffer.from(bytes), new Set(siteCharacters));

test.each([
  [
    'a space without a width',
    'One\nour infra\u200bstructure',
    2,
    '(space without a width) after "our infra"',
  ],
  ['a vertical tab', 'our infra\u000bstructure', 1, 'an invisible character (vertical tab) after'],
  ['a reversed direction', 'our infra\u202estructure', 1, '(reversal of the direction)'],
  ['a soft hyphen', 'our infra\u00adstructure', 1, '(soft hyphen) after "our infra". Delete it'],
  ['a byte order mark', '\ufeffimport', 1, '(byte order mark) after "the start of the line"'],
  ['another invisible character', 'our infra\u2060structure', 1, '(U+2060) after "our infra"'],
  [
    'a replacement character',
    'the client\ufffds',
    1,
    'a damaged character (U+FFFD) after "the client"',
  ],
  ['UTF-8 read as Windows-1252', 'the clientâ€™s', 1, 'a damaged character (U+00E2) after'],
] as const)('%s is found', (_, text, line, words) => {
  expect(problems(text)).toEqual([
    { file: `${file}:${line}`, message: expect.stringContaining(words) },
  ]);
});

test('a file that is not UTF-8 is named by its encoding', () => {
  expect(problems(Buffer.from('One\nthe cafe\xe9', 'latin1'))).toEqual([
    {
      file: `${file}:2`,
      message: 'is saved as Windows-1252, as "the cafeé" shows. Save it as UTF-8.',
    },
  ]);
  expect(problems(Buffer.from('One', 'utf16le'))).toEqual([
    { file, message: 'is saved as UTF-16, or is not a text. Save it as UTF-8.' },
  ]);
});

test('a character that the typefaces lack is found, and those that they have are accepted', () => {
  expect(problems('One\nto 東京')).toEqual([
    { file: `${file}:2`, message: expect.stringContaining('"東", which is not in the site') },
  ]);
  expect(problems('“Café”, 5\u00a0km – 90°\r\n\tIt’s')).toEqual([]);
});
