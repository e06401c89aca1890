import { describe, expect, test } from 'vitest';
import { payslip } from '@/content/payslip';
import { chartRows, drawChart, inUnit, loanInterest } from '@/lib/figures/chart';
import { productsThatFit } from '@/lib/figures/product-choice';
import { hoursInWords, restoreHours } from '@/lib/figures/restore-time';
import { numberIn, rangeInWords, sums } from '@/lib/figures/sums';
import { copyOf } from '@/lib/pages/copy';
import { isPagePath } from '@/lib/pages/tree';
import { addressToday } from '../../support/address-today';

const numberInWords = (value: number) => value.toLocaleString('en-GB');

describe('a salary', () => {
  const pay = payslip(80_000);
  const net = numberInWords(pay.afterStatutory);

  test('comes out line by line as its payslip does', () => {
    const { answer, lines } = sums.payroll.work([80_000]);
    expect(lines).toEqual([
      ['Gross pay', '80,000'],
      ['NSSF', `−${numberInWords(pay.nssf)}`],
      ['SHIF', `−${numberInWords(pay.shif)}`],
      ['Housing levy', `−${numberInWords(pay.housingLevy)}`],
      ['PAYE', `−${numberInWords(pay.paye)}`],
    ]);
    expect(answer).toBe(`KSh ${net}`);
  });

  test('below the personal relief pays no tax', () => {
    expect(sums.payroll.work([10_000]).lines.at(-1)).toEqual(['PAYE', '0']);
  });

  test('is drawn from the same sums', () => {
    const rows = chartRows({ form: 'payroll', gross: 80_000 });
    expect(rows.at(-1)).toEqual(['After statutory deductions', `KSh ${net}`]);
  });
});

describe('a field of a sum', () => {
  const [field] = sums.payroll.fields;

  test.each([
    ['1000', 1_000],
    [' 80000.50 ', 80_000.5],
    ['1e4', 10_000],
  ])('takes %j', (text, value) => {
    expect(numberIn(field, text)).toBe(value);
  });

  test.each(['', ' ', '999.99', '-1000', '1e400', 'NaN', 'Infinity', '80,000', '<b>1000</b>'])(
    'does not take %j, and says what it takes',
    (text) => {
      expect(numberIn(field, text)).toBeUndefined();
      expect(rangeInWords(field)).toBe(
        'Write a number from 1,000 to 10,000,000 for “Gross pay a month, in KSh”.',
      );
    },
  );
});

describe('the time of a restore', () => {
  test('is counted in hours', () => {
    expect(hoursInWords(restoreHours(200, 20))).toBe('31.7 hours');
  });

  test('with the whole line is what the worked example says', () => {
    expect(Math.round(restoreHours(600, 20, 1))).toBe(67);
  });

  test.each([
    [0, 20, 0.7, '0 minutes'],
    [Number.NaN, 20, 0.7, '0 minutes'],
    [-5, 20, 0.7, '0 minutes'],
    [100, 0, 0.7, 'never'],
    [100, Number.NaN, 0.7, 'never'],
    [100, 20, 0, 'never'],
    [1, 100, 1, '1 minute'],
    [2_000, 10, 1, '18.5 days'],
  ])('of %s GB at %s Mbit/s with %s of the line: %s', (size, speed, share, words) => {
    expect(hoursInWords(restoreHours(size, speed, share))).toBe(words);
  });
});

describe('the products that fit', () => {
  const needs = [
    { id: 'a', label: 'A', products: ['one', 'two'] },
    { id: 'b', label: 'B', products: ['two'] },
  ];
  const products = ['one', 'two', 'three'];

  test('are those that cover something, most first', () => {
    expect(productsThatFit(['a', 'b'], needs, products)).toEqual([
      { product: 'two', covers: ['a', 'b'] },
      { product: 'one', covers: ['a'] },
    ]);
  });

  test('are none for no tick, or for one that is no need', () => {
    expect(productsThatFit([], needs, products)).toEqual([]);
    expect(productsThatFit(['<script>'], needs, products)).toEqual([]);
  });
});

describe('a chart', () => {
  test('adds its sums up itself', () => {
    const rows = chartRows({
      form: 'steps',
      unit: 'KSh',
      steps: [
        { type: 'change', label: 'Float', amount: 5_000 },
        { type: 'change', label: 'Sales', amount: 46_300 },
        { type: 'change', label: 'Paid out', amount: -1_800 },
        { type: 'sum', label: 'Expected' },
      ],
    });
    expect(rows.at(-1)).toEqual(['Expected', 'KSh 49,500']);
  });

  test('keeps its bars on the track, also below zero', () => {
    const drawing = drawChart({
      form: 'steps',
      unit: 'KSh',
      steps: [
        { type: 'change', label: 'In', amount: 10 },
        { type: 'change', label: 'Out', amount: -30 },
        { type: 'sum', label: 'Left' },
      ],
    });
    if (drawing.type !== 'bars') throw new Error('not bars');
    expect(drawing.zero).toBeCloseTo(66.7);
    for (const { from, length } of drawing.bars) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from + length).toBeLessThanOrEqual(100.1);
    }
    expect(drawing.bars.at(-1)?.value).toBe('−KSh 20');
  });

  test('of nothing but zeros is drawn', () => {
    const bars = [
      { label: 'One', value: 0 },
      { label: 'Two', value: 0 },
    ];
    expect(drawChart({ form: 'bars', unit: 'calls', bars })).toMatchObject({
      bars: [{ length: 0 }, { length: 0 }],
    });
  });

  test('of a loan repays what the worked example says', () => {
    const interest = loanInterest(120_000, 12, 0.01);
    expect(interest[0]).toBe(1_200);
    expect(interest.at(-1)).toBe(100);
    expect(interest.reduce((sum, month) => sum + month, 0)).toBe(7_800);
  });

  test('of a day follows the balance', () => {
    const rows = chartRows({
      form: 'balance',
      unit: 'KSh',
      opening: 1_000,
      entries: [
        { at: '08:30', label: 'Sales', amount: 500 },
        { at: '12:00', label: 'Banked', amount: -1_200 },
      ],
    });
    expect(rows.map(([, amount]) => amount)).toEqual(['KSh', 'KSh 1,000', 'KSh 1,500', 'KSh 300']);
  });

  test.each([
    [1_250, 'KSh', 'KSh 1,250'],
    [-3, 'calls', '−3 calls'],
    [47, '%', '47%'],
  ])('writes %s in %s as %s', (value, unit, words) => {
    expect(inUnit(value, unit)).toBe(words);
  });
});

/** Pages that work one example out twice, in words and as a chart, wherever they are today. */
const worked = [
  '/products/posigen',
  '/products/akademico',
  '/industries/education',
  '/industries/legal-and-law-firms',
]
  .map(addressToday)
  .filter(isPagePath)
  .flatMap((path) => {
    const copy = copyOf(path);
    const sections = 'sections' in copy ? copy.sections : [];
    const chart = sections.find((section) => section.type === 'chart');
    const example = sections.find((section) => section.type === 'example');
    return chart?.type === 'chart' && example?.type === 'example'
      ? [[path, chart.data, example.figures] as const]
      : [];
  });

test.each(worked)('the example of %s names the result of its chart', (_, data, figures) => {
  expect(figures.map(({ value }) => value)).toContain(chartRows(data).at(-1)?.[1]);
});
