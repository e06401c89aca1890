import { expect, type Page, test } from '@playwright/test';
import { timeInWords } from '@/content/values/time-in-words';
import { timelineOf } from '@/lib/figures/timeline';
import { fragmentOf } from '@/lib/fragments';
import { copyOf } from '@/lib/pages/copy';

const { sections } = copyOf('/contact');
const urgent = sections.find((section) => section.type === 'specification');

const sectionOf = (page: Page, name: string) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 2, name }) });

test('on a wide screen, the form leads, and what is beside it is aligned', async ({ page }) => {
  test.skip(!urgent, 'no section about faults');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/contact');
  const sizes = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) =>
      headings.map((heading) => [
        heading.textContent,
        Math.round(Number.parseFloat(getComputedStyle(heading).fontSize)),
      ]),
    );
  const largest = Math.max(...sizes.map(([, size]) => Number(size)));
  expect(sizes.filter(([, size]) => size === largest)).toEqual([['Write to us', largest]]);
  const panel = sectionOf(page, urgent?.heading ?? '');
  const heading = await panel.getByRole('heading').boundingBox();
  const next = await page.getByRole('heading', { name: 'Ways to reach us' }).boundingBox();
  expect(heading?.x).toBe(next?.x);
  const box = await panel.boundingBox();
  const room = (next?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
  expect(Math.round(room)).toBeGreaterThanOrEqual(64);
});

test('on a phone, the form begins soon, and a link to what to do about a fault opens it @emulated-phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  const field = await page.getByLabel('Your name').boundingBox();
  expect(field?.y).toBeLessThan(1.25 * 740);
  if (!urgent) return;
  const term = sectionOf(page, urgent.heading).getByRole('term').first();
  await expect(term).toBeHidden();
  await page.goto(`/contact#${fragmentOf(urgent.heading)}`);
  await expect(term).toBeInViewport({ ratio: 1 });
});

test('the time of a step that is on no scale is below its text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/contact');
  for (const section of sections) {
    if (section.type !== 'process' || timelineOf(section.steps)) continue;
    for (const { title, time } of section.steps) {
      if (!time) continue;
      const step = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      const text = await step.getByRole('paragraph').first().boundingBox();
      const words = await step.getByText(timeInWords(time), { exact: true }).boundingBox();
      expect.soft(words?.x, title).toBe(text?.x);
      expect.soft(words?.y, title).toBeGreaterThan(text?.y ?? Number.POSITIVE_INFINITY);
    }
  }
});
