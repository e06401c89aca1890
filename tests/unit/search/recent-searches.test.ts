import { expect, test } from 'vitest';
import { addRecent, parseRecent } from '@/lib/search/recent-searches';

test('the newest search comes first, and each is stored once, ignoring case', () => {
  expect(addRecent(['payroll', 'mpesa'], ' M-Pesa  paybill ')).toEqual([
    'M-Pesa paybill',
    'payroll',
    'mpesa',
  ]);
  expect(addRecent(['payroll', 'MPESA'], 'mpesa')).toEqual(['mpesa', 'payroll']);
});

test('six are stored, and a blank one changes nothing', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(addRecent(six, 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  expect(addRecent(six, '   ')).toBe(six);
});

test.each([null, '', '{', '{"a":1}', 'null', '7'])('what is stored as %s is no list', (stored) => {
  expect(parseRecent(stored)).toEqual([]);
});

test('only strings are read from a stored list', () => {
  expect(parseRecent('["a",1,null,{"b":2},"c"]')).toEqual(['a', 'c']);
});
