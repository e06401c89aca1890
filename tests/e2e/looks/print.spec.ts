import { expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { site } from '@/content/site';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

/** Prints a page. Returns the number of its sheets of paper, and its text with single spaces. */
async function printed(page: Page): Promise<{ sheets: number; text: string }> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: true }).promise;
  const texts = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { sheets: document.numPages, text: texts.join(' ').replaceAll(/\s+/g, ' ') };
}

const lengthOf = (path: Parameters<typeof copyOf>[0]) => JSON.stringify(copyOf(path)).length;
/** The service with the longest copy. */
const path = pathsOfKind('service').reduce((one, other) =>
  lengthOf(other) > lengthOf(one) ? other : one,
);

test('the longest service prints on two pages at most, and in black even in a dark theme', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('nuxt-color-mode', 'midnight'));
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const { sheets, text } = await printed(page);
  expect(sheets).toBeLessThanOrEqual(2);
  expect(text).toContain(site.contact.phone.value);
  expect(text).toContain(site.contact.email.value);
  for (const { answer } of copyOf(path).questions) {
    expect(text, 'answers are open on paper').toContain(answer.split(/[[*`]/)[0]?.slice(0, 20));
  }
  expect(text).not.toContain('Skip to content');

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color', /^\w+\(0[ ,]+0[ ,]+0\)$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeHidden();
});

test('the contact page prints its contact details, but not the form or its heading', async ({
  page,
}) => {
  await page.goto('/contact');
  const { text } = await printed(page);
  const { box, city } = site.contact.address.value;
  expect(text).toContain('Ways to reach us');
  expect(text).not.toContain('Write to us');
  expect(text).toContain(`${box}, ${city}`);
  expect(text).not.toContain(`${box}${city}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'Enquiry' })).toBeHidden();
});
