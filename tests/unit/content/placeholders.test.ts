import { expect, test } from 'vitest';
import { noticeOf } from '@/content/values/placeholders';

test.each([
  ['Every price, contact and commitment is a sample', [true, true], [true], [true]],
  ['Every price is a sample', [true], [false], []],
  ['Some prices and contacts are samples', [true, false], [true], [false]],
  [undefined, [false], [false], []],
])('the line above each page says: %s', (notice, price, contact, commitment) => {
  expect(noticeOf({ price, contact, commitment })).toBe(notice);
});
