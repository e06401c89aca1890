import { expect, test } from '@playwright/test';
import { mega } from '../../support/browser/header-entries';
import { open, openMenu, panel } from '../menus/header-menus';

test('a page has the same motif in its menu, in its section and next to its heading', async ({
  page,
}) => {
  const carvings = new Map<string, string>();
  await open(page, mega.href);
  await openMenu(page, mega.title);
  for (const { title } of mega.categories) {
    await panel(page, mega.title).getByRole('tab', { name: title, exact: true }).click();
    const category = panel(page, mega.title).getByRole('tabpanel', { name: title, exact: true });
    for (const link of await category.getByRole('link').all()) {
      const carving = link.locator('svg');
      if ((await carving.count()) === 0) continue;
      carvings.set(String(await link.getAttribute('href')), await carving.innerHTML());
    }
  }
  await page.keyboard.press('Escape');
  const compared: string[] = [];
  for (const [href, carving] of carvings) {
    const tile = page.getByRole('main').locator(`a[href="${href}"] svg`);
    if ((await tile.count()) === 0) continue;
    expect(await tile.innerHTML(), href).toBe(carving);
    compared.push(href);
  }
  expect(compared.length).toBeGreaterThan(1);
  for (const href of compared.slice(0, 2)) {
    await page.goto(href);
    const mark = page.getByRole('main').locator('figcaption svg').first();
    expect(await mark.innerHTML(), href).toBe(carvings.get(href));
  }
});
