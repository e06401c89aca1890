import { expect, test } from 'vitest';
import {
  type Cost,
  contentPage,
  type DocumentSize,
  documentLimits,
  grownSince,
  isToBeRead,
  keysOf,
  limitOf,
  overDocumentLimits,
  overLimit,
} from '../budgets/budgets';

const cost = (changes: Partial<Cost> = {}): Cost => ({
  readingPayload: 0,
  ...contentPage,
  ...changes,
});

test('a page at its limits is within them, and one step above is not', () => {
  expect(overLimit(cost(), contentPage)).toEqual([]);
  expect(overLimit(cost({ total: contentPage.total + 0.1, script: 13 }), contentPage)).toEqual([
    `script 13, at most ${contentPage.script}`,
    `total ${contentPage.total + 0.1}, at most ${contentPage.total}`,
  ]);
});

const limited = keysOf(cost()).filter((key) => limitOf('service')[key] !== undefined);

test.each(limited)('the limit of %s fails by itself', (key) => {
  const limit = limitOf('service')[key];
  expect(overLimit(cost({ [key]: Number(limit) + 0.1 }), limitOf('service'))).toEqual([
    expect.stringMatching(`^${key} `),
  ]);
});

test('a visit that reads a content page costs 75 kB in all, 12 kB of scripts and 10 kB of runtime', () => {
  expect(limitOf('service')).toMatchObject({ reading: 75, readingScript: 12, runtime: 10 });
});

test('no page needs more than 160 kB of scripts once it is used', () => {
  for (const kind of ['home', 'contact', 'search', 'qa-sheet', 'post'] as const) {
    expect(limitOf(kind).bundle, kind).toBe(160);
  }
});

test('a kind with an exception differs in that alone', () => {
  const { html, total, reading, domNodes } = limitOf('glossary');
  expect(limitOf('glossary')).toEqual({ ...contentPage, html, total, reading, domNodes });
  expect(limitOf('service')).toEqual(contentPage);
});

test('pages whose purpose is a control are not the ones to be read', () => {
  expect((['post', 'glossary', 'contact', 'search'] as const).filter(isToBeRead)).toEqual([
    'post',
    'glossary',
  ]);
});

test('a page has grown when a figure is a tenth above the landed one', () => {
  const landed = cost({ html: 20, cls: 0 });
  expect(grownSince(landed, cost({ html: 22.9, cls: 0.0005 }))).toEqual([]);
  expect(grownSince(landed, cost({ html: 23.1, cls: 0.02 }))).toEqual([
    'html 23.1, landed 20',
    'cls 0.02, landed 0',
  ]);
  expect(grownSince(undefined, cost({ html: 99 }))).toEqual([]);
  expect(grownSince({ html: 20 }, cost({ html: 20, runtime: 99 }))).toEqual([]);
});

test('nine of ten documents are light, and only the named kinds may be heavy', () => {
  const { most, all } = documentLimits;
  const pages = (count: number, kB: number, kind: DocumentSize['kind'] = 'service') =>
    Array.from({ length: count }, (_, index) => ({ path: `/${kind}/${index}`, kind, kB }));
  const light = pages(9, most.kB);

  expect(overDocumentLimits([...light, ...pages(1, all.kB)])).toEqual([]);
  expect(overDocumentLimits([...light, ...pages(2, all.kB)])).toEqual([
    '9 of 11 documents are at most 19 kB, at least 10 must be',
  ]);
  expect(overDocumentLimits([...light, ...pages(1, all.kB + 0.1)])).toEqual([
    '/service/0: the document is 20.1 kB, at most 20',
  ]);
  expect(overDocumentLimits([...light, ...pages(1, 40, 'glossary')])).toEqual([]);
});
