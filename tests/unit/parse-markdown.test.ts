import { expect, test } from 'vitest';
import { readingTime } from '@/lib/pages/posts';
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

test.each([
  ['a word', 1, '1 minute'],
  ['many words, each at the end of a paragraph', 476, '2 minutes'],
])('%s has a reading time in words', (_, count, time) => {
  expect(readingTime(Array.from({ length: count }, () => 'word').join('\n\n'))).toBe(time);
});
