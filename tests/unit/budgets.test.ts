import { expect, test } from 'vitest';
import { type Cost, contentPage, grownSince, limitOf, overLimit } from '../budgets/budgets';

const cost = (changes: Partial<Cost> = {}): Cost => ({ ...contentPage, ...changes });

test('a page at its limits is within them, and one step above is not', () => {
  expect(overLimit(cost(), contentPage)).toEqual([]);
  expect(overLimit(cost({ total: contentPage.total + 0.1, script: 1 }), contentPage)).toEqual([
    'script 1, at most 0',
    `total ${contentPage.total + 0.1}, at most ${contentPage.total}`,
  ]);
});

test('a kind with an exception differs in that alone', () => {
  expect(limitOf('contact')).toEqual({ ...contentPage, bundle: limitOf('contact').bundle });
  expect(limitOf('service')).toEqual(contentPage);
});

test('a page has grown when a figure is a tenth above the landed one', () => {
  const landed = cost({ html: 20, cls: 0 });
  expect(grownSince(landed, cost({ html: 22.9, cls: 0.0005 }))).toEqual([]);
  expect(grownSince(landed, cost({ html: 23.1, cls: 0.02 }))).toEqual([
    'html 23.1, landed 20',
    'cls 0.02, landed 0',
  ]);
  expect(grownSince(undefined, cost({ html: 99 }))).toEqual([]);
});
