import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShapedParts } from '@/components/templates/offers/offer';
import { type Copy, copySchemas, type Offer } from '@/content/schema/pages';
import { standIn } from '@/content/values/company-value';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../../support/page-of';

type Shaped = Copy<'service'>;

const steps = ['First', 'Second', 'Third'].map((title) => ({ title, body: 'We work.' }));
const offer: Offer & { process: NonNullable<Offer['process']> } = {
  ...copyOf(pageOf('service')),
  situation: { heading: 'Your situation', body: 'Work stops.' },
  process: { heading: 'Our steps', steps, busy: ['us', 'us', 'both'] },
  scope: { receive: ['A report'], excluded: [] },
};
const figures = ['One', 'Two'].map((label) => ({ label, value: '1' }));
const option = { name: 'Small', suits: 'One office', includes: ['Updates'] };

const shapes: readonly Shaped[] = [
  {
    ...offer,
    shape: 'buy',
    plans: {
      heading: 'The plans',
      options: [
        { ...option, amount: standIn(2_500) },
        { ...option, name: 'Large', amount: 'on request' },
      ],
    },
  },
  {
    ...offer,
    shape: 'repair',
    signs: { heading: 'The signs', items: ['A click', 'A smell'] },
    firstHour: {
      heading: 'The first hour',
      steps: [
        { when: 'At once', who: 'you', title: 'Switch off', body: 'Leave it off.' },
        { when: 'By 20 minutes', who: 'us', title: 'We call', body: 'We ask.' },
      ],
    },
  },
  {
    ...offer,
    shape: 'project',
    example: { heading: 'A finished shop', body: 'It sells.', figures },
  },
  {
    ...offer,
    shape: 'examine',
    finding: {
      heading: 'A finding',
      title: 'Anyone can read invoices',
      severity: 'High',
      parts: ['Where', 'How', 'Repair'].map((term) => ({ term, detail: 'Here.' })),
    },
  },
  { ...offer, shape: 'ongoing' },
];

const starts = {
  buy: ['The plans', 'Small', 'Large', 'Your situation', 'What is in it'],
  repair: ['The signs', 'The first hour', 'Switch off', 'We call', 'Price and time'],
  project: ['A finished shop', 'Our steps'],
  examine: ['A finding', 'Anyone can read invoices', 'Your situation', 'What is in it'],
  ongoing: ['Your situation', 'Our steps'],
} as const satisfies Record<Shaped['shape'], readonly string[]>;

test.each(shapes.map((copy) => [copy.shape, copy] as const))(
  'a page of the shape %s starts with what helps to decide',
  (shape, copy) => {
    render(<ShapedParts copy={copy} />);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(0, starts[shape].length)).toEqual(starts[shape]);
  },
);

test('what is not included follows the work of a test, if it stands alone', () => {
  const examined = shapes.find(({ shape }) => shape === 'examine');
  if (!examined) throw new Error('No shape is called examine');
  render(<ShapedParts copy={{ ...examined, scope: { excluded: ['Attacks'] } }} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.indexOf('Not included')).toBeGreaterThan(headings.indexOf('Our steps'));
});

test('a page that has named what the client receives only says what is not included', () => {
  const [buy] = shapes;
  if (!buy) throw new Error('The list of shapes is empty');
  render(<ShapedParts copy={{ ...buy, scope: { excluded: ['Phones'] } }} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toContain('Not included');
  expect(headings).not.toContain('What is in it');
  expect(headings).not.toContain('You receive');
  const without = copySchemas.service.safeParse({ ...buy, scope: { excluded: [] } });
  expect(without.error?.message).toContain('leave out `scope`');
});

test('the lowest plan costs what the page names as its price', () => {
  const [buy] = shapes;
  const at = (amount: number) => ({
    ...buy,
    glance: {
      ...offer.glance,
      price: { measure: 'per month', from: standIn(amount) },
    },
  });
  expect(copySchemas.service.safeParse(at(2_500)).error).toBeUndefined();
  expect(copySchemas.service.safeParse(at(2_400)).error?.message).toContain(
    'The lowest amount is 2500, and the price of the page is 2400',
  );
});
