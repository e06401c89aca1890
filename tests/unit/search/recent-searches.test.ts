import { afterEach, expect, test, vi } from 'vitest';
import { addRecent, recentSearches } from '@/lib/search/recent-searches';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];
const store = (text: string | null) =>
  vi.stubGlobal('window', { localStorage: { getItem: () => text } });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the newest search comes first, and each is stored once, ignoring case', () => {
  expect(addRecent(['payroll', 'MPESA'], ' m-Pesa  paybill ')).toEqual([
    'm-Pesa paybill',
    'payroll',
    'MPESA',
  ]);
  expect(addRecent(['payroll', 'MPESA'], 'mpesa')).toEqual(['mpesa', 'payroll']);
});

test('at most six searches are stored, each as long as a query may be, and a blank search changes nothing', () => {
  expect(addRecent(six, 'x'.repeat(121))).toEqual(['x'.repeat(120), 'a', 'b', 'c', 'd', 'e']);
  expect(addRecent(six, '   ')).toBe(six);
});

test.each([null, '{', '{"a":1}', '7'])('%s is not a stored list', (stored) => {
  store(stored);
  expect(recentSearches.read()).toBeUndefined();
});

test('at most six searches are read from a stored list, and values that are not strings are ignored', () => {
  store(JSON.stringify(['a', 1, null, ...six]));
  expect(recentSearches.read()).toEqual(['a', 'a', 'b', 'c', 'd', 'e']);
});
