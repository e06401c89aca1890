import { render, screen } from '@testing-library/react';
import postcss from 'postcss';
import { expect, test, vi } from 'vitest';
import { ProductChooser } from '@/components/sections/calculators/product-chooser';
import { pathsOfKind } from '@/lib/pages/tree';

const { needs } = vi.hoisted(() => ({
  needs: Array.from({ length: 12 }, (_, index) => ({
    id: `need-${index + 1}`,
    label: `Need ${index + 1}`,
    products: [] as string[],
  })),
}));
vi.mock('@/content/product-choice', () => ({ productNeeds: needs }));

const products = pathsOfKind('product');
for (const [index, need] of needs.entries()) {
  need.products.push(products[index % products.length] ?? '');
}

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
    expect(shownProducts(container), label).toEqual(wanted);
    box.click();
  }
});
