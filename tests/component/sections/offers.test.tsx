import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CompanyFacts } from '@/components/sections/company-facts';
import { Roles } from '@/components/sections/lists/roles';
import { Testimonials } from '@/components/sections/lists/testimonials';
import { AtAGlance } from '@/components/sections/offers/at-a-glance';
import { priceRange } from '@/content/price-measures';
import type { Copy } from '@/content/schema';
import { openRoles } from '@/lib/pages/roles';
import { titleOf } from '@/lib/pages/titles';
import { pageOf } from '../../support/page-of';
import { role } from '../../support/role';

describe('at a glance', () => {
  const glance = {
    audience: 'Schools with one office',
    time: 'Four to six weeks',
    price: { measure: 'per learner', from: 'not yet' },
    start: 'A visit in term time',
    needs: 'The admission register',
  } satisfies Copy<'service'>['glance'];

  test('says for whom it is, how long it takes, how it is priced, how it starts and what it needs', () => {
    render(<AtAGlance glance={glance} />);
    const terms = within(screen.getByLabelText('At a glance')).getAllByRole('term');
    expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['For', 'Schools with one office'],
      ['Time', 'Four to six weeks'],
      ['Price', `Per learner and term. ${priceRange}`],
      ['Start', 'A visit in term time'],
      ['From you', 'The admission register'],
    ]);
  });

  test('shows the lowest price once the company has named it', () => {
    const price = { measure: 'per learner', from: 1_250, note: 'Set-up is apart.' } as const;
    render(<AtAGlance glance={{ ...glance, price }} />);
    expect(
      screen.getByText('Per learner and term, from KSh 1,250. Set-up is apart.'),
    ).toBeVisible();
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
