import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductTemplate } from '@/components/templates/offers/product';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';
import { isPublished } from '../../published';

const products = pathsOfKind('product').filter(isPublished);

const headingsOf = (path: (typeof products)[number]) => {
  const { unmount } = render(<ProductTemplate path={path} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent ?? '');
  unmount();
  return headings;
};

test.each(products)('%s has its parts in the order of its data', (path) => {
  const { order, bill, modulesHeading, facts } = copyOf(path);
  const named = { bill: bill.heading, modules: modulesHeading, facts: facts.heading };
  const asked = order.flatMap((part) =>
    part === 'bill' || part === 'modules' || part === 'facts' ? named[part] : [],
  );
  expect(headingsOf(path).filter((heading) => asked.includes(heading))).toEqual(asked);
});

test('no two products have the same headings for their facts and functions', () => {
  const own = products.flatMap((path) => {
    const { bill, modulesHeading, facts } = copyOf(path);
    return [bill.heading, modulesHeading, facts.heading];
  });
  expect(new Set(own).size).toBe(own.length);
});

test('no label is on all products, and each product has labels of its own', () => {
  const labels = products.map((path) => copyOf(path).facts.rows.map(({ term }) => term));
  for (const [index, own] of labels.entries()) {
    const others = labels.filter((_, other) => other !== index);
    expect(own.filter((label) => others.every((list) => list.includes(label)))).toEqual([]);
    expect(own.filter((label) => !others.flat().includes(label)).length).toBeGreaterThan(1);
  }
});
