import { expect, type Page, test } from '@playwright/test';
import { areaOf } from '@/lib/filters/facets';
import { copyOf } from '@/lib/pages/copy';
import { publishedPosts } from '@/lib/pages/posts';
import { nameOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';

const projects = pathsOfKind('project');
const withProducts = projects.filter((path) =>
  copyOf(path).services.some((service) => areaOf(service) === '/products'),
);
const taggedWith = (
  tag: ReturnType<typeof copyOf<(typeof publishedPosts)[number]>>['tags'][number],
) =>
  publishedPosts
    .filter((path) => copyOf(path).tags.includes(tag))
    .map((path) => copyOf(path).heading);

const headings = (page: Page) =>
  page.locator('#project-filter, #post-filter').getByRole('heading', { level: 2 });

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByText(option, { exact: true }).click();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('projects are filtered by kind of work, and articles by subject', async ({ page }) => {
    await page.goto('/projects');
    await expect(headings(page)).toHaveCount(projects.length);
    await choose(page, 'Kind of work', 'Products');
    await expect(headings(page)).toHaveText(withProducts.map(nameOf));
    await choose(page, 'Kind of work', 'All');
    await expect(headings(page)).toHaveCount(projects.length);

    await page.goto('/blog');
    await choose(page, 'Subject', 'Security');
    await expect(headings(page)).toHaveText(taggedWith('Security'));
  });
});

test('a choice is written to the address and restored from it, even by a link on another page; the results are counted', async ({
  page,
}) => {
  await page.goto('/projects?service=products&ref=mail');
  await expect(page.getByRole('radio', { name: 'Products' })).toBeChecked();
  await expect(page.getByRole('status').getByText(`${withProducts.length} projects`)).toBeVisible();
  await choose(page, 'Kind of work', nameOf('/services/development-services'));
  await expect(page).toHaveURL(/\/projects\?ref=mail&service=development-services$/);
  await expect(page.getByRole('status').getByText('1 project')).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('radio', { name: nameOf('/services/development-services') }),
  ).toBeChecked();
  await choose(page, 'Kind of work', 'All');
  await expect(page).toHaveURL(/\/projects\?ref=mail$/);

  await page.goto('/blog/wordpress-or-a-custom-build');
  await page.getByRole('list', { name: 'Subjects' }).getByRole('link', { name: 'Web' }).click();
  await expect(page).toHaveURL(/\/blog\?tag=web$/);
  await expect(headings(page)).toHaveText(taggedWith('Web'));
});

test('on a phone, every option of a filter is in view, in as many rows as they need', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const [path, group] of [
    ['/projects', 'Kind of work'],
    ['/blog', 'Subject'],
  ] as const) {
    await page.goto(path);
    await page.getByText(/^Choose \w+ by/).click();
    const boxes = await page
      .getByRole('group', { name: group })
      .locator('label')
      .evaluateAll((all) => all.map((label) => label.getBoundingClientRect()));
    expect(new Set(boxes.map(({ top }) => top)).size, path).toBeGreaterThan(1);
    for (const { left, right } of boxes) {
      expect(left, path).toBeGreaterThanOrEqual(0);
      expect(right, path).toBeLessThanOrEqual(320);
    }
  }
});
