import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductTemplate } from '@/components/templates/offers/product';
import { productTerms } from '@/content/company/product-terms';
import { fragmentOf } from '@/lib/fragments';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';
import { isPublished } from '../../published';

const products = pathsOfKind('product').filter(isPublished);

test.each(products)(
  '%s has its parts in the order of all products, and says early for whom it is not',
  (path) => {
    const copy = copyOf(path);
    render(<ProductTemplate path={path} />);

    const expected = [
      copy.modulesHeading,
      copy.facts.heading,
      copy.screensHeading,
      copy.bill.heading,
      copy.process.heading,
      ...copy.sections.map(({ heading }) => heading),
    ];
    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent ?? '');
    expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
    expect(copy.bill.heading).toMatch(/^Price /);

    // Whoever compares two products finds the same fact under the same name, and first what rules one out.
    expect(copy.facts.rows[0]?.term).toBe('Not for');
    expect(copy.facts.rows.map(({ term }) => term)).toEqual(
      expect.arrayContaining(['Not for', 'Works with', 'Your old data']),
    );
    expect(copy.facts.rows.at(-1)?.term).toBe('The same for all');
    const shared = screen.getByRole('link', { name: 'the rules for all products' });
    expect(shared).toHaveAttribute('href', `/products#${fragmentOf(productTerms.sharedHeading)}`);
  },
);

test('no two products share a heading', () => {
  const headings = products.flatMap((path) => {
    const { sections, modulesHeading, screensHeading, bill, process, facts } = copyOf(path);
    return [...sections, bill, process, facts]
      .map(({ heading }) => heading)
      .concat(modulesHeading, screensHeading);
  });
  expect(headings).toEqual([...new Set(headings)]);
});
