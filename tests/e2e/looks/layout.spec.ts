import { expect, test } from '@playwright/test';
import { footerNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { titleOf } from '@/lib/pages/titles';
import { ancestorsOf, pathsOfKind } from '@/lib/pages/tree';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';
import { pageOf } from '../../support/page-of';

test('the keyboard reaches the content past the header first', async ({ page }) => {
  await page.goto(pageOf('service'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer has every link and the ways to reach the company', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const { title, links } of footerNavigation) {
    for (const link of links) {
      await expect(
        footer.getByRole('link', { name: link.title, exact: true }),
        title,
      ).toHaveAttribute('href', link.href);
    }
  }
  await expect(footer.getByRole('link', { name: site.contact.phone.value })).toHaveAttribute(
    'href',
    `tel:${site.contact.phone.value.replaceAll(' ', '')}`,
  );
  await expect(footer.getByRole('link', { name: site.contact.email.value })).toHaveAttribute(
    'href',
    `mailto:${site.contact.email.value}`,
  );
  await expect(footer).toContainText(site.contact.address.value.box);
  await expect(footer).toContainText(site.tagline);
  for (const { network } of site.social) {
    await expect(footer.getByRole('link', { name: network, exact: true })).toBeVisible();
  }
});

test('breadcrumbs lead from the page to the home page', async ({ page }) => {
  const path = pathsOfKind('service').findLast((deep) => deep.split('/').length > 3);
  if (!path) throw new Error('content/tree.ts has no service in a group.');
  await page.goto(path);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link')).toHaveText(ancestorsOf(path).map(titleOf));
  await expect(trail.locator('[aria-current=page]')).toHaveText(titleOf(path));
});

test('no word of a heading breaks on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const broken: string[] = [];
  for (const path of new Set([
    ...onePageOfEachKind.map((one) => one.path),
    ...pathsOfKind('hub'),
  ])) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const words = await page
      .getByRole('main')
      .locator('h1, h2, h3')
      .evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const text = texts.currentNode;
            for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
              const range = new Range();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) {
                found.push(word);
              }
            }
          }
          return found;
        }),
      );
    broken.push(...words.map((word) => `${path}: ${word}`));
  }
  expect(broken).toEqual([]);
});
