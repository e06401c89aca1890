import { expect, type Page, test } from '@playwright/test';
import { site } from '@/content/site';
import { headerItems } from '@/lib/menus/menus';
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
    const list = document.querySelector('.main-menu-list');
    const isShown = list?.checkVisibility({ visibilityProperty: true });
    const menu = list?.getBoundingClientRect();
    const tools = document.querySelector('.header-tools')?.getBoundingClientRect();
    if (boxes.length < 2 || !menu || !tools) throw new Error('the header has no menu or no tools');
    return Math.round(
      Math.max(
        ...gaps,
        last - document.documentElement.clientWidth,
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
        isShown ? menu.right - tools.left : 0,
      ),
    );
  });

/**
 * Whether the entries fit beside the home link and the tools: lays out the header with its entries
 * for a moment.
 */
const entriesFit = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header:has(> .header-bar)');
    const bar = header?.querySelector('.header-bar');
    const list = bar?.querySelector('.main-menu-list');
    const tools = bar?.querySelector('.header-tools');
    if (!header || !bar || !list || !tools) throw new Error('the header has no menu or no tools');
    const isCollapsed = header.hasAttribute('data-collapsed');
    header.removeAttribute('data-collapsed');
    const end =
      bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight);
    const ends = [...list.children].map((entry) => entry.getBoundingClientRect().right);
    const toolsBox = tools.getBoundingClientRect();
    const isShown = list.checkVisibility();
    header.toggleAttribute('data-collapsed', isCollapsed);
    if (!isShown) throw new Error('the window is too narrow for entries');
    return Math.max(...ends) <= toolsBox.left && toolsBox.right <= end + 0.5;
  });

test('the header’s parts do not overlap, even with wide system fonts; the contact link looks like a button of the second rank', async ({
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
  if (button && headerItems.some(({ href }) => href === start.href)) {
    const contact = await look(button.title);
    const other = await look(start.title);
    expect(Number(contact.fontWeight)).toBeGreaterThan(Number(other.fontWeight));
    expect([other.borderTopWidth, contact.borderTopWidth]).toEqual(['0px', '1px']);
  }

  // Low-data mode uses the system's fonts, which differ between systems. The last font in this list
  // is one of the widest.
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

test('the header collapses to the menu button when its entries do not fit, and only then', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  const menuButton = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  const entries = page.getByRole('navigation', { name: 'Main' });
  // A page in a window of 1280 pixels with a scrollbar of 15 has 12 pixels to spare.
  const scrollbar = await page.evaluate(() => innerWidth - document.body.clientWidth);
  await page.setViewportSize({ width: 1280 - 15 - 12 + scrollbar, height: 800 });
  await expect(entries).toBeVisible();
  await expect(menuButton).toBeHidden();
  // A header with few entries has room for wide letters, but not for letters that are far apart.
  for (const [what, rule] of [
    ['letters far apart', '.main-menu * { letter-spacing: 2em !important }'],
    ['text spacing', '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'],
    ['a smallest font of 24 pixels', 'header * { font-size: 24px !important }'],
  ] as const) {
    for (const width of [1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuButton, 'without it').toBeHidden();
      await expect(entries, 'without it').toBeVisible();
      const style = await page.addStyleTag({ content: rule });
      await expect.poll(() => overlap(page), `${what}, ${width} pixels`).toBeLessThanOrEqual(0);
      const fits = await entriesFit(page);
      if (what === 'letters far apart' && width === 1280) expect(fits, what).toBe(false);
      await expect(entries, `${what}, ${width} pixels`).toBeVisible({ visible: fits });
      await expect(menuButton, `${what}, ${width} pixels`).toBeVisible({ visible: !fits });
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    }
  }
});

test('a search that starts as a drag of text to the backdrop stays open', async ({ page }) => {
  await page.goto(start.href);
  await hydrate(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the site' });
  const field = await dialog.getByRole('searchbox').boundingBox();
  if (!field) throw new Error('no search field');
  await page.mouse.move(field.x + 40, field.y + 20);
  await page.mouse.down();
  await page.mouse.move(20, 700, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(dialog).toBeHidden();
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

test('on a phone with text half as large again, the home link shows the whole name, or the logo alone', async ({
  page,
}) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.addStyleTag({ content: 'html { font-size: 150% !important }' });
    const home = page.getByRole('banner').getByRole('link', { name: site.name });
    const { shown, whole, logo } = await home.evaluate((link) => ({
      shown: link.clientWidth,
      whole: link.scrollWidth,
      logo: link.querySelector('svg')?.getBoundingClientRect().width ?? 0,
    }));
    expect(logo).toBeGreaterThan(0);
    expect([whole, Math.round(logo)], `${width} pixels`).toContain(shown);
    expect(await overlap(page), `${width} pixels`).toBeLessThanOrEqual(0);
  }
});
