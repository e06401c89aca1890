import { render, screen, within } from '@testing-library/react';
import postcss from 'postcss';
import { expect, test, vi } from 'vitest';
import { ProductChooser } from '@/components/sections/calculators/product-chooser';
import { pathsOfKind } from '@/lib/pages/tree';
import { startCalculator } from '@/lib/runtime/controls/calculators';

const { needs } = vi.hoisted(() => ({
  needs: Array.from({ length: 12 }, (_, index) => ({
    id: `need-${index + 1}`,
    label: `Need ${index + 1}`,
    products: [] as string[],
  })),
}));
vi.mock('@/content/product-choice', () => ({ productNeeds: needs }));

const products = pathsOfKind('product');
const [one = '', other = ''] = products;
for (const [index, need] of needs.entries()) {
  need.products.push(products[index % products.length] ?? '');
}
needs[1]?.products.push(one);

/** The paths of the products that the chooser's style rules leave visible. */
function shownProducts(chooser: HTMLElement): readonly string[] {
  const display = new Map<Element, string>();
  postcss.parse(chooser.querySelector('style')?.textContent ?? '').walkRules((rule) => {
    for (const element of document.querySelectorAll(rule.selector)) {
      rule.walkDecls('display', ({ value }) => {
        display.set(element, value);
      });
    }
  });
  return [...chooser.querySelectorAll('a')]
    .filter((link) => display.get(link.closest('li') ?? link) !== 'none')
    .map((link) => link.pathname);
}

test('shows the products of each ticked need, however many needs there are', () => {
  const { container } = render(<ProductChooser />);
  expect(shownProducts(container)).toEqual(products);
  for (const { label, products: wanted } of needs) {
    const box = screen.getByLabelText(label);
    box.click();
    expect(new Set(shownProducts(container)), label).toEqual(new Set(wanted));
    box.click();
  }
});

test('puts the products that meet most needs first, and says which', () => {
  const { container } = render(<ProductChooser />);
  const root = container.querySelector<HTMLElement>('[data-calculator]');
  if (root) startCalculator(root);
  const paths = () => [...container.querySelectorAll('a')].map(({ pathname }) => pathname);
  const tick = () => {
    for (const label of ['Need 1', 'Need 2']) screen.getByLabelText(label).click();
  };
  tick();
  expect(paths().slice(0, 2)).toEqual([one, other]);
  expect(screen.getByText('Does Need 1, Need 2')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    `2 of ${products.length} products do some of it.`,
  );
  tick();
  expect(paths()).toEqual(products);
  expect(within(container).queryByText(/^Does /)).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
