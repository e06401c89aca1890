import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductChooser } from '@/components/sections/calculators/product-chooser';
import { pathsOfKind } from '@/lib/pages/tree';
import { startCalculator } from '@/lib/runtime/page-parts/calculators';

const products = pathsOfKind('product');
const [one, other] = products;
if (one === undefined || other === undefined) throw new Error('The test needs two products.');

/** Each need is met by one product; the second also by the first product. */
const needs = Array.from({ length: 12 }, (_, index) => ({
  id: `need-${index + 1}`,
  label: `Need ${index + 1}`,
  products: [products[index % products.length] ?? one, ...(index === 1 ? [one] : [])],
}));

/** The paths of the visible products, in their order. */
const shownProducts = () =>
  screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname);

test('the chooser shows the products that meet the ticked need, however many needs there are', () => {
  render(<ProductChooser name="product-choice" needs={needs} />);
  expect(shownProducts()).toEqual(products);
  for (const { label, products: wanted } of needs) {
    const box = screen.getByLabelText(label);
    box.click();
    expect(new Set(shownProducts()), label).toEqual(new Set(wanted));
    box.click();
  }
});

test('the chooser puts the products that meet the most needs first, and says which needs they meet', () => {
  const { container } = render(<ProductChooser name="product-choice" needs={needs} />);
  const root = container.querySelector<HTMLElement>('[data-calculator]');
  if (root) startCalculator(root);
  const tick = () => {
    for (const label of ['Need 1', 'Need 2']) screen.getByLabelText(label).click();
  };
  tick();
  expect(shownProducts()).toEqual([one, other]);
  expect(screen.getByText('Does Need 1, Need 2')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    `2 of ${products.length} products do some of it.`,
  );
  tick();
  expect(shownProducts()).toEqual(products);
  expect(within(container).queryByText(/^Does /)).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
