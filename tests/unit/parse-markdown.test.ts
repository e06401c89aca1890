import { expect, test } from 'vitest';
import { readingMinutes } from '@/lib/pages/posts';
import { plainText } from '@/lib/parse-markdown';

test.each([
  ['two paragraphs', 'One.\n\nTwo.', 'One. Two.'],
  ['a list', '- Tills\n- Stock', 'Tills Stock'],
  ['a table', '| Day | Sales |\n|---|---|\n| Monday | 40 |', 'Day Sales Monday 40'],
  ['emphasis within a word', 'un**break**able', 'unbreakable'],
  ['a link and code', 'Read [the `log`](/log).', 'Read the log.'],
])('the words of %s are apart, and nothing else is', (_, markdown, expected) => {
  expect(plainText(markdown)).toBe(expected);
});

test('a word at the end of a paragraph counts for the reading time', () => {
  expect(readingMinutes(Array.from({ length: 476 }, () => 'word').join('\n\n'))).toBe(2);
});
