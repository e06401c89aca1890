import { describe, expect, test } from 'vitest';
import { payslip } from '@/content/payslip';
import { calculators, numberIn, rangeInWords } from '@/lib/figures/calculators';
import { chartRows, drawChart, inUnit } from '@/lib/figures/chart';
import { productsThatFit } from '@/lib/figures/product-choice';
import { hoursInWords, restoreHours } from '@/lib/figures/restore-time';
import { copyOf } from '@/lib/pages/copy';
import { isPagePath } from '@/lib/pages/tree';
import { addressToday } from '../../support/address-today';

const numberInWords = (value: number) => value.toLocaleString('en-GB');

describe('a salary', () => {
  const pay = payslip(80_000);
  const net = numberInWords(pay.afterStatutory);

  test('has the same lines as its payslip', () => {
    const { answer, lines } = calculators.payroll.calculate([80_000]);
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
    expect(calculators.payroll.calculate([10_000]).lines.at(-1)).toEqual(['PAYE', '0']);
  });

  test('is drawn from the same sums', () => {
    const rows = chartRows({ form: 'payroll', gross: 80_000 });
    expect(rows.at(-1)).toEqual(['After statutory deductions', `KSh ${net}`]);
  });
});

describe('a field of a sum', () => {
  const [field] = calculators.payroll.fields;

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

  test('with the whole connection is the result of the worked example', () => {
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

  test('are those that meet a need, most needs first', () => {
    expect(productsThatFit(['a', 'b'], needs, products)).toEqual([
      { product: 'two', covers: ['a', 'b'] },
      { product: 'one', covers: ['a'] },
    ]);
  });

  test('are none without a need or with an unknown one', () => {
    expect(productsThatFit([], needs, products)).toEqual([]);
    expect(productsThatFit(['<script>'], needs, products)).toEqual([]);
  });
});

describe('a chart', () => {
  test('of a salary computes its sums, and keeps its bars on the track', () => {
    const drawing = drawChart({ form: 'payroll', gross: 80_000 });
    if (drawing.type !== 'bars') throw new Error('not bars');
    const [first, ...others] = drawing.bars;
    expect(first).toMatchObject({ from: 0, length: 100, tone: 'plain' });
    for (const [index, { tone, from, length }] of others.entries()) {
      const before = drawing.bars[index];
      if (!before) throw new Error('no bar before');
      const end = before.tone === 'less' ? before.from : before.length;
      expect(tone === 'less' ? from + length : length).toBeCloseTo(end, 0);
      expect(from).toBeGreaterThanOrEqual(0);
    }
    expect(drawing.bars.filter(({ tone }) => tone === 'sum')).toHaveLength(2);
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

  test.each([
    [1_250, 'KSh', 'KSh 1,250'],
    [-3, 'calls', '−3 calls'],
    [47, '%', '47%'],
  ])('writes %s in %s as %s', (value, unit, words) => {
    expect(inUnit(value, unit)).toBe(words);
  });
});

/** Pages with the same example in words and as a chart. */
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
