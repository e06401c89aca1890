import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductTemplate } from '@/components/templates/offers/product';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

const products = pathsOfKind('product');

const headingsOf = (path: (typeof products)[number]) => {
  const { unmount } = render(<ProductTemplate path={path} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent ?? '');
  unmount();
  return headings;
};

test.each(products)('%s has its parts in the order of its data', (path) => {
  const { order, bill, modulesHeading, delivery } = copyOf(path);
  const named = { bill: bill.heading, modules: modulesHeading, facts: delivery.heading };
  const asked = order.flatMap((part) =>
    part === 'bill' || part === 'modules' || part === 'facts' ? named[part] : [],
  );
  expect(headingsOf(path).filter((heading) => asked.includes(heading))).toEqual(asked);
});

test('no two products have the same headings for their facts and functions', () => {
  const own = products.flatMap((path) => {
    const { bill, modulesHeading, delivery } = copyOf(path);
    return [bill.heading, modulesHeading, delivery.heading];
  });
  expect(new Set(own).size).toBe(own.length);
});
