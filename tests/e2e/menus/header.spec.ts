import { expect, type Page, test } from '@playwright/test';
import { button, start } from '../../support/browser/header-entries';
import { hydrate } from '../../support/browser/hydrate';

/** How far the header's parts overflow the window or overlap each other, in pixels. */
const overlap = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.header-bar');
    const boxes = [...(bar?.children ?? [])]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .toSorted((a, b) => a.left - b.left);
    const last = boxes.at(-1)?.right ?? 0;
    const gaps = boxes.map(({ left }, index) => (boxes[index - 1]?.right ?? 0) - left);
    const menu = document.querySelector('.main-menu-list')?.getBoundingClientRect();
    const tools = document.querySelector('.header-tools')?.getBoundingClientRect();
    if (boxes.length < 2 || !menu || !tools) throw new Error('the header has no menu or no tools');
    return Math.round(
      Math.max(
        ...gaps,
        last - document.documentElement.clientWidth,
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
        menu.width > 0 ? menu.right - tools.left : 0,
      ),
    );
  });

test('the header’s parts do not overlap, even with wide system fonts; the contact link stands out, but has no border', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const look = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const { color, fontWeight, borderTopWidth } = getComputedStyle(link);
        return { color, fontWeight, borderTopWidth };
      });
  const contact = await look(button.title);
  const other = await look(start.title);
  expect(contact.color).not.toBe(other.color);
  expect(Number(contact.fontWeight)).toBeGreaterThan(Number(other.fontWeight));
  expect(contact.borderTopWidth).toBe('0px');

  // Low-data mode uses the system's fonts, which differ between systems. The last font in this list is one of the widest.
  for (const face of [undefined, 'system-ui', '"DejaVu Sans", Verdana']) {
    if (face !== undefined) {
      await page.evaluate((family) => {
        document.documentElement.dataset.lowData = '';
        for (const name of ['--font-text', '--font-display']) {
          document.documentElement.style.setProperty(name, `${family}, sans-serif`);
        }
      }, face);
    }
    for (const width of [1240, 1256, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overlap(page), `${face}, ${width} pixels wide`).toBeLessThanOrEqual(0);
    }
  }
});

test('the space for a classic scrollbar has the colour of the overlay', async ({ page }) => {
  await page.goto(start.href);
  await hydrate(page);
  const pageBackground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await pageBackground();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search the site' })).toBeVisible();
  expect(await pageBackground(), 'the overlay of search is light').toBe(light);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await pageBackground(), 'the overlay of the sheet is dark').not.toBe(light);
});
