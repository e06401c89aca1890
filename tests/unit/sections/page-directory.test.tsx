import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageDirectory } from '@/components/sections/lists/page-directory';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { isSold, mainOfferOf } from '@/lib/pages/offers';
import { pathsOfKind } from '@/lib/pages/tree';

/** What the home page of this test has below it, because a company may have no such section. */
const below = vi.hoisted(() => ({ home: [] as readonly PagePath[] }));

vi.mock('@/lib/pages/guards', async (original) => {
  const guards = await original<typeof import('@/lib/pages/guards')>();
  return {
    ...guards,
    listedChildrenOf: (path: PagePath) =>
      path === '/' ? below.home : guards.listedChildrenOf(path),
  };
});

const first = (kind: 'product' | 'service' | 'solution' | 'group') =>
  pathsOfKind(kind)
    .filter((path) => isSold(mainOfferOf(path)))
    .slice(0, 1);

test.each([
  ['a product and a service', [...first('product'), ...first('service')]],
  ['a product', first('product')],
  ['a service and a solution', [...first('service'), ...first('solution')]],
  ['a group', first('group')],
])('the list of %s says once that tax is not in its prices', (_, pages) => {
  below.home = pages;
  render(<PageDirectory path="/" heading="All of them" />);
  const notes = screen.queryAllByText(`Prices are before ${site.salesTax.name}.`);
  expect(notes).toHaveLength(pages.length > 0 ? 1 : 0);
});
