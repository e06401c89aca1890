import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scripts } from '@/lib/head/bundled';
import { lowDataReport } from '@/lib/runtime/low-data';

const root = document.documentElement;
const run = (connection?: { saveData?: boolean }) =>
  new Function('navigator', scripts['low-data'])({ connection });

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete root.dataset.lowData;
  document.head.replaceChildren();
});

describe('the low-data mode before first paint', () => {
  test.each([
    [null, undefined, false],
    [null, { saveData: true }, true],
    ['on', { saveData: false }, true],
    ['off', { saveData: true }, false],
    ['yes', { saveData: true }, true],
  ])('choice %s, connection %j: %s', (choice, connection, expected) => {
    if (choice !== null) localStorage.setItem('low-data', choice);
    run(connection);
    expect(root.dataset.lowData !== undefined).toBe(expected);
  });
});

test.each([
  [true, 'not all'],
  [false, 'all'],
])('with data saving %s the preload of the font is for %s', (saveData, media) => {
  document.head.innerHTML = '<link rel="preload" as="font" media="not all">';
  run({ saveData });
  expect(document.querySelector('link')?.media).toBe(media);
});

test('it says what it saved', () => {
  expect(lowDataReport(0)).toContain('nothing loaded ahead');
  expect(lowDataReport(1)).toContain('1 page not loaded ahead');
  expect(lowDataReport(12)).toContain('12 pages not loaded ahead');
});
