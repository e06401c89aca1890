import { describe, expect, test } from 'vitest';
import { productNeeds } from '@/content/calculators/product-choice';
import { hoursInWords, restoreHours, restoreTime } from '@/content/calculators/restore-time';
import { givenFact } from '@/content/company/facts';
import { payrollCalculator, payslipChart } from '@/content/payroll/calculator';
import { payslip } from '@/content/payroll/payslip';
import { calculatorOf, parseNumber, rangeMessage } from '@/lib/figures/calculators';
import { chartRows, drawChart, inUnit } from '@/lib/figures/chart';
import { productsThatFit } from '@/lib/figures/product-choice';

const inWords = (value: number) => value.toLocaleString('en-GB');
const pay = payslip(80_000);

test('a salary has the lines of its payslip', () => {
  expect(payrollCalculator.calculate([80_000])).toEqual({
    answer: `KSh ${inWords(pay.afterStatutory)}`,
    lines: [
      ['Gross pay', '80,000'],
      ['NSSF', `−${inWords(pay.nssf)}`],
      ['SHIF', `−${inWords(pay.shif)}`],
      ['Housing levy', `−${inWords(pay.housingLevy)}`],
      ['PAYE', `−${inWords(pay.paye)}`],
    ],
  });
});

test('the restore time has an answer and no lines', () => {
  const answer = restoreTime.calculate([200, 20, 70]);
  expect(answer).toEqual({ answer: '31.7 hours', lines: [] });
});

test('the table of restore times has hours = gigabytes × 8,000 ÷ Mbit/s ÷ 3,600 ÷ 0.7', () => {
  const [headings, ...rows] = restoreTime.commonAnswers().rows;
  expect(headings).toEqual(['Data', '10 Mbit/s', '20 Mbit/s', '50 Mbit/s', '100 Mbit/s']);
  expect(rows[0]).toEqual(['50 GB', '15.9 hours', '7.9 hours', '3.2 hours', '1.6 hours']);
});

test('a tick for tax invoices leads only to products that KRA has approved', () => {
  const promised = productNeeds
    .filter(({ label }) => /\betims\b|tax invoice/i.test(label))
    .flatMap(({ products }) => products);
  const approved = (
    [
      ['Finagen', '/products/finagen'],
      ['Posigen', '/products/posigen'],
    ] as const
  ).flatMap(([name, path]) => (givenFact(`eTIMS: ${name}`) === '' ? [] : path));
  expect(approved).toEqual(expect.arrayContaining(promised));
});

test('only the names of calculators are accepted', () => {
  expect(calculatorOf('restore-time')).toBe(restoreTime);
  expect(() => calculatorOf('constructor')).toThrow('Use one of: restore-time');
});

test('no tax is due on a salary whose tax is below the personal relief', () => {
  expect(payrollCalculator.calculate([10_000]).lines.at(-1)).toEqual(['PAYE', '0']);
});

describe('a field', () => {
  const [field] = payrollCalculator.fields;

  test.each([
    ['1000', 1_000],
    [' 80000.50 ', 80_000.5],
    ['10000000', 10_000_000],
    ['80,000', 80_000],
    ['80 000', 80_000],
    ['1,234,567.5', 1_234_567.5],
    ['120\u200b000', 120_000],
  ])('accepts %j', (text, value) => {
    expect(parseNumber(field, text)).toBe(value);
  });

  test.each([
    ' ',
    '999.99',
    '10000001',
    '1e400',
    '80,00',
    '8,0000',
    '<b>1000</b>',
    '0x1000',
    '0b11111111111',
    '1e4',
  ])('refuses %j, with a message that says what to write', (text) => {
    expect(parseNumber(field, text)).toBeUndefined();
    expect(rangeMessage(field)).toBe(
      'Write a number from 1,000 to 10,000,000 for “Gross pay per month, in KSh”.',
    );
  });
});

test.each([
  [200, 20, undefined, '31.7 hours'],
  [600, 20, 1, '2.8 days'],
  [1, 100, 1, '1 minute'],
  [0.1, 100_000, 1, 'less than a minute'],
  [45, 100, 1, '1 hour'],
  [44.8, 100, 1, '1 hour'],
  [2_160, 100, 1, '2 days'],
  [0, 20, 0.7, '0 minutes'],
  [-5, 20, 0.7, '0 minutes'],
  [100, 0, 0.7, 'never'],
  [100, -20, 0.7, 'never'],
  [100, 20, -1, 'never'],
])(
  'to restore %s GB at %s Mbit/s with a share of %s of the line takes: %s',
  (size, speed, share, words) => {
    expect(hoursInWords(restoreHours(size, speed, share))).toBe(words);
  },
);

test('the products that fit are those that meet a known need; the one that meets the most needs comes first', () => {
  const needs = [
    { id: 'a', label: 'A', products: ['one', 'two'] },
    { id: 'b', label: 'B', products: ['two'] },
  ];
  expect(productsThatFit(['a', '<script>', 'b'], needs, ['one', 'two', 'three'])).toEqual([
    { product: 'two', covers: ['a', 'b'] },
    { product: 'one', covers: ['a'] },
  ]);
  expect(productsThatFit([], needs, ['one', 'two', 'three'])).toEqual([]);
});

describe('a chart', () => {
  test('of a salary has subtotals, and each bar starts where the previous one ends', () => {
    const data = payslipChart(80_000);
    const drawing = drawChart(data);
    if (drawing.type !== 'bars') throw new Error('not bars');
    const [first, ...others] = drawing.bars;
    expect(first).toMatchObject({ from: 0, length: 100, tone: 'plain' });
    for (const [index, { tone, from, length }] of others.entries()) {
      const before = drawing.bars[index];
      const end = before?.tone === 'deduction' ? before.from : before?.length;
      expect(tone === 'deduction' ? from + length : length).toBeCloseTo(end ?? 0, 0);
      expect(from).toBeGreaterThanOrEqual(0);
    }
    expect(drawing.bars.filter(({ tone }) => tone === 'subtotal')).toHaveLength(2);
    expect(chartRows(data).at(-1)?.[1]).toBe(`KSh ${inWords(pay.afterStatutory)}`);
  });

  test('of nothing but zeros is drawn', () => {
    const bars = [{ label: 'One', value: 0 }];
    expect(drawChart({ type: 'bars', unit: 'calls', bars })).toMatchObject({
      bars: [{ length: 0 }],
    });
  });

  test.each([
    [1_250, 'KSh', 'KSh 1,250'],
    [-1_250.5, 'KSh', '−KSh 1,250.50'],
    [0.8, 'KSh', 'KSh 0.80'],
    [0.0045, 'KSh', 'KSh 0.0045'],
    [-3, 'calls', '−3 calls'],
    [47, '%', '47%'],
    [12.5, '%', '12.5%'],
    [0.004, '%', '0.004%'],
    [1, 'minutes', '1 minute'],
    [1.001, 'minutes', '1 minute'],
    [-1, 'hours', '−1 hour'],
    [1, 'KB', '1 KB'],
    [0.5, 'analyses', '0.5 analyses'],
    [1, 'working days', '1 working day'],
  ])('writes %s in %s as %s', (value, unit, words) => {
    expect(inUnit(value, unit)).toBe(words);
  });

  test.each(['analyses', 'people', 'constructor'])('never guesses what 1 of the %s is', (unit) => {
    expect(() => inUnit(1, unit)).toThrow(
      `A figure has 1 of the unit "${unit}". Add the unit to content/words/units.ts`,
    );
  });
});
