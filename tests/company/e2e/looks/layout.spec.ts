import { expect, type Locator, test } from '@playwright/test';
import { footerNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { nameOf } from '@/lib/pages/titles';
import { ancestorsOf, pathsOfKind } from '@/lib/pages/tree';
import { hydrate } from '../../../support/browser/hydrate';
import { recordShift, shiftOf } from '../../../support/browser/layout-shift';
import { pageOf } from '../../../support/page-of';
import { serveReleases } from '../release-server';

/** Whether the middle of an element is in the window and nothing covers it. */
const isOnTop = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return it.contains(there);
  });

test('the first Tab reaches a link that skips to the content; breadcrumbs link to the pages above; the footer has every link and every way to reach the company', async ({
  page,
}) => {
  const path = pathsOfKind('service').findLast((deep) => deep.split('/').length > 3);
  if (!path) throw new Error('content/tree.ts has no service in a group.');
  await page.goto(path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link')).toHaveText(ancestorsOf(path).map(nameOf));
  await expect(trail.locator('[aria-current=page]')).toHaveText(nameOf(path));

  const footer = page.getByRole('contentinfo');
  const { phone, email, address } = site.contact;
  for (const { title, href } of [
    ...footerNavigation.flatMap(({ links }): readonly { title: string; href: string }[] => links),
    { title: phone.value, href: `tel:${phone.value.replaceAll(' ', '')}` },
    { title: email.value, href: `mailto:${email.value}` },
  ]) {
    const link = footer.getByRole('link', { name: title, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText(address.value.box);
  await expect(footer).toContainText(site.tagline);
  for (const { network } of site.social) {
    await expect(footer.getByRole('link', { name: network, exact: true })).toBeVisible();
  }
});

/**
 * How far an element is below the header, in pixels; negative if the header covers a part of it.
 */
const fromHeader = (element: Locator) =>
  element.evaluate((it) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Math.round(it.getBoundingClientRect().top - header);
  });

/** The pages that have comparisons, each with the number of columns of its widest comparison. */
const comparisons = builtPages.flatMap(({ path }: { path: PagePath }) => {
  const copy = copyOf(path);
  const sections = 'sections' in copy ? copy.sections : [];
  const columns = sections.flatMap((section) =>
    section.type === 'comparison' ? [section.columns.length] : [],
  );
  return columns.length === 0 ? [] : [{ path, columns: Math.max(...columns) }];
});

test('a comparison shows all its columns on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // One page for each number of columns.
  const chosen = new Map(comparisons.map(({ path, columns }) => [columns, path]));
  expect(chosen.size).toBeGreaterThan(1);
  for (const path of chosen.values()) {
    await page.goto(path);
    const outside = await page
      .getByRole('main')
      .locator('td:not(:empty)')
      .evaluateAll((all) =>
        all.flatMap((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          const isInside = left >= 0 && right <= window.innerWidth;
          return isInside || !cell.checkVisibility() ? [] : [cell.textContent];
        }),
      );
    expect(outside, path).toEqual([]);
  }
});

test('on a phone, a screen reader hears the column of a cell once', async ({ page }) => {
  // Narrower than 22rem, each cell of any comparison shows the name of its column.
  await page.setViewportSize({ width: 320, height: 640 });
  const [{ path } = { path: '/' }] = comparisons;
  await page.goto(path);
  const cells = page.getByRole('table').first().getByRole('cell');
  const texts = await cells.evaluateAll((all) =>
    all.map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()),
  );
  expect(texts).not.toEqual([]);
  for (const [index, text] of texts.entries())
    await expect(cells.nth(index)).toHaveAccessibleName(text);
});

// `tests/e2e/pages/kinds.spec.ts` tests what moves while fonts load.
test('nothing moves when a page arrives in parts', async ({ page }) => {
  const host = await serveReleases();
  const paths = ['/about', pageOf('product'), pageOf('industry'), pageOf('post')];
  host.fault = (path) => (paths.includes(path) ? 'arrives slowly' : undefined);
  await recordShift(page);
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of paths) {
    await page.goto(host.origin + path);
    expect.soft(await shiftOf(page), path).toBe(0);
  }
  await host.close();
});

for (const [width, height] of [
  [1024, 768],
  // A window of 1280 by 1024 pixels at a zoom of 400 %.
  [320, 256],
] as const) {
  test(`the glossary’s letters are seen with the focus, and lead to headings below the header, at ${width} by ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(pageOf('glossary'));
    await hydrate(page);
    const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
    for (const letter of await letters.all()) {
      const name = (await letter.textContent()) ?? '';
      await letter.focus();
      expect(await isOnTop(letter), `${name} with the focus`).toBe(true);
      await letter.press('Enter');
      const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
      await expect.poll(() => isOnTop(heading), `the heading ${name}`).toBe(true);
      await expect.poll(() => fromHeader(heading), name).toBeGreaterThanOrEqual(0);
    }
  });
}

test('every link of the footer is wide enough to hit, also one of a single letter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  for (const { network } of site.social) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: network, exact: true });
    const box = await link.boundingBox();
    expect(box?.width, network).toBeGreaterThanOrEqual(44);
    expect(box?.height, network).toBeGreaterThanOrEqual(44);
  }
});

const offers = [
  ...pathsOfKind('service'),
  ...pathsOfKind('solution'),
  ...pathsOfKind('product'),
  ...pathsOfKind('industry'),
];

test('on a wide screen, the highest price is on one line', async ({ page }) => {
  const amountOf = (path: (typeof offers)[number]) => {
    const { from } = copyOf(path).glance.price;
    return from === 'on request' ? 0 : from.value;
  };
  const dearest = offers.reduce((one, other) => (amountOf(other) > amountOf(one) ? other : one));
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(dearest);
    const price = page.getByLabel('At a glance').getByText(/^from/);
    // Its first letter is a box of its own.
    const lines = await price.evaluate(
      (it) => new Set([...it.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
    );
    expect(lines, `${dearest} at ${width} pixels`).toBe(1);
  }
});

test('on a wide screen, the figures of an example stand on one line, also above a long label', async ({
  page,
}) => {
  const examples = offers.flatMap((path) => {
    const copy = copyOf(path);
    const example = 'example' in copy && copy.example;
    return example && example.figures.length < 6 ? [{ path, figures: example.figures }] : [];
  });
  expect(examples).not.toEqual([]);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { path, figures } of examples) {
      await page.goto(path);
      const figure = page.getByRole('figure').filter({ hasText: figures[0]?.label ?? '' });
      const tops = await figure
        .locator('dt + dd')
        .evaluateAll((values) =>
          values.map((value) => Math.round(value.getBoundingClientRect().top)),
        );
      expect.soft(tops, `${path} at ${width} pixels`).toHaveLength(figures.length);
      expect.soft(new Set(tops).size, `${path} at ${width} pixels`).toBe(1);
    }
  }
});
