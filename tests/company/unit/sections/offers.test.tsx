import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Bill } from '@/components/sections/bill';
import { CompanyFacts } from '@/components/sections/company/company-facts';
import { Roles } from '@/components/sections/lists/roles';
import { Testimonials } from '@/components/sections/lists/testimonials';
import { AtAGlance } from '@/components/sections/offers/at-a-glance';
import { Plans } from '@/components/sections/offers/plans';
import { priceLinks } from '@/content/prices/links';
import type { Offer } from '@/content/schema/pages';
import { real, standIn } from '@/content/values/company-value';
import type { Price } from '@/content/values/price';
import { openRoles } from '@/lib/pages/roles';
import { titleOf } from '@/lib/pages/titles';
import { pageOf } from '../../../support/page-of';
import { role } from '../../role';

describe('at a glance', () => {
  const glance: Offer['glance'] = {
    audience: 'Schools with one office',
    time: 'Four to six weeks',
    price: {
      measure: 'per learner',
      from: 'on request',
      drivers: [{ what: 'further campus', price: real(9_000) }],
    },
    start: 'A visit in term time',
    needs: 'The admission register',
  };
  const facts = () =>
    within(screen.getByLabelText('At a glance'))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  test('says first how it is priced, then how long it takes, for whom it is, how it starts and what it needs', () => {
    render(<AtAGlance glance={glance} />);
    expect(facts()).toEqual([
      [
        'Price',
        expect.stringMatching(
          /^Per learner, per termEach further campus adds KSh\u00a09,000 a term\./,
        ),
      ],
      ['Time', 'Four to six weeks'],
      ['For', 'Schools with one office'],
      ['Start', 'A visit in term time'],
      ['We need', 'The admission register'],
    ]);
  });

  test('marks an amount as a sample until the company confirms it', () => {
    const price = { ...glance.price, from: standIn(1_250) };
    const { rerender } = render(<AtAGlance glance={{ ...glance, price }} />);
    expect(facts()[0]?.[1]).toMatch(
      /^from KSh\u00a01,250 per learner, per term before VAT \(sample\)/,
    );
    rerender(<AtAGlance glance={{ ...glance, price: { ...price, from: real(1_250) } }} />);
    expect(facts()[0]?.[1]).not.toContain('sample');
  });

  test.each<[string, Partial<Price>]>([
    ['what adds to it', { drivers: [{ what: 'further campus', price: standIn(9_000) }] }],
    ['a day of its start', { startByTheDay: standIn(20_000) }],
  ])('marks a price if %s is a sample', (_, part) => {
    const price = { ...glance.price, from: real(1_250), ...part };
    render(<AtAGlance glance={{ ...glance, price }} />);
    expect(facts()[0]?.[1]).toMatch(
      /^from KSh\u00a01,250 per learner, per term before VAT \(sample\)/,
    );
  });

  test('shows what the set-up costs, and marks a price once', () => {
    const price = { ...glance.price, from: real(90), setUp: standIn(120_000) };
    render(<AtAGlance glance={{ ...glance, price }} />);
    expect(facts()[0]?.[1]).toContain(
      '(sample)Set-up: from KSh\u00a0120,000Each further campus adds',
    );
  });

  test('says beside the amount that tax is not in it', () => {
    render(<AtAGlance glance={{ ...glance, price: { ...glance.price, from: real(1_250) } }} />);
    expect(screen.getByText(/before VAT/)).toBeVisible();
  });

  test('leads to the explanation of prices and agreements', () => {
    render(<AtAGlance glance={glance} />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      priceLinks.map(({ label }) => label),
    );
  });
});

test('a plan is marked as a sample until the company confirms its amount', () => {
  const plan = { suits: 'A shop with one till', includes: ['A domain'] };
  const options = [
    { ...plan, name: 'Small', amount: real(900) },
    { ...plan, name: 'Medium', amount: standIn(2_800) },
    { ...plan, name: 'Large', amount: 'on request' as const },
  ];
  render(<Plans plans={{ heading: 'Three plans', options }} measure="per user" />);
  const samples = options
    .map(({ name }) => screen.getByRole('heading', { name }).closest('li'))
    .map((item) => item?.textContent?.includes('(sample)'));
  expect(samples).toEqual([false, true, false]);
});

describe('a sample bill', () => {
  const bill = {
    type: 'bill',
    heading: 'A shop',
    lines: [
      { item: 'Till', count: 3, unit: 'till', each: standIn(2_500), paid: 'month' },
      { item: 'Care', count: 1, unit: 'site', each: real(12_000), paid: 'month' },
      { item: 'Set-up', count: 1, unit: 'set-up', each: real(35_000), paid: 'once' },
    ],
  } as const;

  test('multiplies, adds the tax and sums what is paid at the same time', () => {
    render(<Bill {...bill} lines={[...bill.lines]} />);
    expect(screen.getByRole('row', { name: 'Till 3 tills 2,500 7,500' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'VAT 16% 3,120' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Every month, with VAT 22,620' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Once, with VAT 40,600' })).toBeVisible();
    expect(screen.getByText('(sample)')).toBeVisible();
  });

  test('ends with the total of its first year, unless all is paid at the same time', () => {
    const { rerender } = render(<Bill {...bill} lines={[...bill.lines]} />);
    expect(screen.getAllByRole('row').at(-1)).toHaveAccessibleName('First year, with VAT 312,040');
    rerender(<Bill {...bill} lines={bill.lines.filter(({ paid }) => paid === 'month')} />);
    expect(screen.queryByRole('row', { name: /^First year/ })).toBeNull();
  });

  test('takes no tax on a line that the law exempts, and says so', () => {
    const exempt = { ...bill.lines[2], item: 'Guarantee', isTaxFree: true } as const;
    render(<Bill {...bill} lines={[...bill.lines, exempt]} />);
    const marked = screen.getAllByRole('rowheader', { name: /\(no VAT\)/ });
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Guarantee (no VAT)']);
    expect(screen.getByRole('row', { name: 'Once, with VAT 75,600' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'First year, with VAT 347,040' })).toBeVisible();
  });
});

test('only the facts that the company has given are shown', () => {
  const facts = [
    { term: 'Insurance', wanted: 'Insurer', value: 'not yet' },
    { term: 'Hosting countries', wanted: 'Countries', value: 'Kenya and Germany' },
  ];
  render(<CompanyFacts heading="For your file" body="Ask us." facts={facts} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Hosting countries',
  ]);
  expect(screen.getByText('Kenya and Germany')).toBeVisible();
});

describe('roles', () => {
  test('are shown with their requirements and their last day', () => {
    render(<Roles roles={[role]} />);
    expect(screen.getByRole('heading', { name: 'Technician' })).toBeVisible();
    expect(screen.getByText('A driving licence')).toBeVisible();
    expect(screen.getByText('1 December 2026')).toHaveAttribute('datetime', '2026-12-01');
  });

  test.each([
    ['2026-10-31', 0],
    ['2026-11-01', 1],
    ['2026-12-01', 1],
    ['2026-12-02', 0],
  ])('are open from the day on which they are posted to their last day: on %s, %i', (day, open) => {
    expect(openRoles([role], day)).toHaveLength(open);
  });
});

test('a testimonial is shown with the client’s role and sector, and a link to the product', () => {
  const product = pageOf('product');
  const said = { quote: 'Nothing is open.', role: 'Bursar', sector: 'Boarding school' };
  render(<Testimonials testimonials={[{ ...said, services: [product] }]} />);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('Nothing is open.');
  expect(figure).toHaveTextContent('Bursar, Boarding school');
  const link = within(figure).getByRole('link', { name: titleOf(product) });
  expect(link).toHaveAttribute('href', product);
});
