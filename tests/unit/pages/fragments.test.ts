import { expect, test } from 'vitest';
import { fragmentOf } from '@/lib/fragments';

test.each([
  ['Is it safe?', 'is-it-safe'],
  ['Café & bar', 'cafe-bar'],
  ['C', 'c'],
  ['C#', 'c-sharp'],
  ['C++', 'c-plus-plus'],
  ['# 1 + 2', '1-2'],
])('the id of "%s" is %s', (text, id) => {
  expect(fragmentOf(text)).toBe(id);
});
