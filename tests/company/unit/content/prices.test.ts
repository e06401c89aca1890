import { expect, test } from 'vitest';
import { paymentCap } from '@/content/company/commitments';
import { saccoDay } from '@/content/prices/sacco-integration';
import { real, standIn } from '@/content/values/company-value';
import {
  amountInWords,
  amountToSign,
  billed,
  billedSetUp,
  type Price,
  priceInWords,
  startInWords,
  sumOf,
} from '@/content/values/price';
import { overdueFacts } from '@/lib/checks/overdue';

test('an amount is shown before what it is counted by and after a fixed price, and a price on request is only its measure', () => {
  const price: Price = {
    measure: 'per user',
    from: standIn(1_800),
    movedBy: ['users', 'visits'],
  };
  expect(priceInWords(price)).toBe('from KSh 1,800 per user, per month');
  expect(priceInWords({ ...price, measure: 'fixed price' })).toBe('fixed price from KSh 1,800');
  expect(priceInWords({ ...price, from: 'on request' })).toBe('Per user, per month');
});

test('an amount is marked in a text to sign, and not in the sentence of a page', () => {
  expect(amountToSign(standIn(3_000))).toBe('KSh 3,000 (sample)');
  expect(amountToSign(real(3_000))).toBe('KSh 3,000');
  expect(amountInWords(standIn(3_000))).toBe('KSh 3,000');
});

test('a price says what a day of the start costs, and nothing if the price or the set-up covers the start', () => {
  const price: Price = { measure: 'per user', from: standIn(1_800), movedBy: ['users', 'visits'] };
  expect(startInWords({ ...price, startByTheDay: real(20_000) })).toBe(
    'The start costs KSh 20,000 a day',
  );
  expect(startInWords(price)).toBeUndefined();
  expect(startInWords({ ...price, setUp: real(500) })).toBeUndefined();
});

test('the sum of a bill has the lines that are paid at the same time', () => {
  const price: Price = { measure: 'per user', from: standIn(1_800), movedBy: ['users', 'visits'] };
  const lines = [
    billed('Desk', 10, price),
    billedSetUp('Start', 1, { ...price, setUp: real(500) }),
  ];
  expect(sumOf(lines, 'month')).toBe(18_000);
  expect(sumOf(lines, 'once')).toBe(500);
  expect(sumOf(lines, 'year')).toBe(0);
});

test('a bill cannot contain an offer without an amount', () => {
  const price: Price = { measure: 'per user', from: 'on request', movedBy: ['users', 'visits'] };
  expect(() => billed('Support', 25, price)).toThrow('"Support", whose price is on request');
  expect(() => billedSetUp('Posigen', 1, price)).toThrow('has no "setUp"');
});

test('a fact is overdue from its day on', () => {
  const copy = { '/': { sources: [{ fact: 'A rate', recheckBy: '2027-02-01' }] } };
  expect(overdueFacts({}, copy, '2027-01-31')).toEqual([]);
  expect(overdueFacts({}, copy, '2027-02-01')).toEqual([
    expect.stringContaining('home.ts: the field "sources (entry 1).recheckBy" was 2027-02-01'),
  ]);
});

test('the cap on liability for payment work is above the money of the sample day', () => {
  expect(paymentCap.event).toBeGreaterThan(saccoDay.mpesa + saccoDay.bank);
  expect(paymentCap.year).toBeGreaterThanOrEqual(paymentCap.event);
});
