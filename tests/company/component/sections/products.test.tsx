import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductTemplate } from '@/components/templates/offers/product';
import { copyOf } from '@/lib/pages/copy';
import { nameOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';
import { isPublished } from '../../published';

const products = pathsOfKind('product').filter(isPublished);

test.each(products)('%s answers what buyers compare, in the order of all products', (path) => {
  const { bill, facts } = copyOf(path);
  render(<ProductTemplate path={path} />);

  const name = nameOf(path);
  const compared = [
    `What ${name} does`,
    bill.heading,
    `How ${name} starts`,
    `Before you buy ${name}`,
  ];
  const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent ?? '');
  expect(headings.filter((heading) => compared.includes(heading))).toEqual(compared);
  expect(bill.heading).toMatch(/^Price /);

  const asked = [
    'Not for',
    'Connects to',
    'If it stops',
    'Your data',
    'When you leave',
    'Liability',
  ];
  const terms = screen.getAllByRole('term').map((term) => term.textContent ?? '');
  expect(terms.slice(-asked.length)).toEqual(asked);
  expect(Object.keys(facts)).toHaveLength(asked.length);
});
