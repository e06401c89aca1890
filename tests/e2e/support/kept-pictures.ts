import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { PagePath } from '@/content/page-paths';
import { site } from '@/content/site';
import { twinPath } from '@/lib/file-paths';
import { headerItems } from '@/lib/menus/menus';

/*
 * A picture is named after what it shows: its page, how the page was opened, and a digest of the words and the colours. One
 * of other words could not tell whether the looks have changed.
 */
const folder = 'tests/e2e/pictures';
const kept = existsSync(folder) ? readdirSync(folder) : [];

const pageName = (path: PagePath) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** Whether a picture of a page is kept. */
export const isPictured = (path: PagePath): boolean =>
  kept.some((file) => file.startsWith(`${pageName(path)}-1280-`));

/** A digest of what editors decide of a page's picture: the content, the header's entries, the name and the colours. */
async function digestOf(page: Page, path: PagePath): Promise<string> {
  const twin = await page.request.get(twinPath(path));
  expect(twin.status(), twinPath(path)).toBe(200);
  const hash = createHash('sha256');
  hash.update(await twin.text());
  hash.update(JSON.stringify([site.name, headerItems.map(({ title }) => title)]));
  hash.update(readFileSync('styles/tokens.css'));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Compares a page with the picture that is kept of it, from its top to where its content ends. Skips a page whose words or
 * colours were edited since; with `--update-snapshots` takes the picture and removes the one of before.
 * @param variant how the page was opened, such as `1280-dark`
 * @param height the most that is compared, in CSS pixels
 */
export async function expectPicture(
  page: Page,
  path: PagePath,
  variant: string,
  height: number,
): Promise<void> {
  const start = `${pageName(path)}-${variant}-`;
  const name = `${start}${await digestOf(page, path)}.png`;
  const isTaken = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  test.skip(
    !isTaken && !kept.includes(name),
    'This page was edited since its picture was taken: npm run pictures',
  );
  const content = await page.getByRole('main').boundingBox();
  const end = Math.floor((content?.y ?? 0) + (content?.height ?? 0));
  const { width = 0 } = page.viewportSize() ?? {};
  await expect(page).toHaveScreenshot(name, {
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, end) },
    timeout: 60_000,
  });
  if (!isTaken) return;
  for (const file of kept)
    if (
      file !== name &&
      file.startsWith(start) &&
      /^[\da-f]{8}\.png$/.test(file.slice(start.length))
    )
      rmSync(join(folder, file));
}
