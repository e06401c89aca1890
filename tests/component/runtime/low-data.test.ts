import { afterEach, beforeEach, expect, test } from 'vitest';
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

test.each([
  [null, undefined, 'off'],
  [null, { saveData: true }, 'on'],
  ['on', { saveData: false }, 'on'],
  ['off', { saveData: true }, 'off'],
  ['yes', { saveData: true }, 'on'],
])(
  'after choice %s, with connection %j, low-data mode is %s before first paint, and only then is no font loaded',
  (choice, connection, mode) => {
    if (choice !== null) localStorage.setItem('low-data', choice);
    document.head.innerHTML = '<link rel="preload" as="font" media="not all">';
    run(connection);
    expect(root.hasAttribute('data-low-data')).toBe(mode === 'on');
    expect(document.querySelector('link')?.media).toBe(mode === 'on' ? 'not all' : 'all');
  },
);

test('it says what it saved', () => {
  expect(lowDataReport(0)).toContain('nothing loaded ahead');
  expect(lowDataReport(1)).toContain('1 page not loaded ahead');
  expect(lowDataReport(12)).toContain('12 pages not loaded ahead');
});
