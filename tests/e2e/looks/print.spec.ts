import { expect, type Page, test } from '@playwright/test';
import { site } from '@/content/site';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

/** The number of sheets of paper of a printed page. Each is an object of the PDF. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The text that a page has on paper, with single spaces. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  return (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
}

const lengthOf = (path: Parameters<typeof copyOf>[0]) => JSON.stringify(copyOf(path)).length;
/** The service with the longest copy, of those that answer questions. */
const path = pathsOfKind('service')
  .filter((service) => copyOf(service).questions.length > 0)
  .reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));

test('the longest service prints on two pages at most, and in black even in a dark theme', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('nuxt-color-mode', 'midnight'));
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const sheets = await sheetsOf(page);
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(2);
  const text = await printedText(page);
  expect(text).toContain(site.contact.phone.value);
  expect(text).toContain(site.contact.email.value);
  const { questions } = copyOf(path);
  expect(questions).not.toEqual([]);
  for (const { answer } of questions) {
    // The longest part without Markdown.
    const parts = answer.split(/\[|\]\([^)]*\)|[*`\n]+/);
    const words = parts.reduce((one, other) => (other.length > one.length ? other : one)).trim();
    expect(words).not.toBe('');
    expect(text, 'answers are open on paper').toContain(words);
  }
  expect(text).not.toContain('Skip to content');

  await expect(page.locator('html')).toHaveCSS('color', /^\w+\(0[ ,]+0[ ,]+0\)$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeHidden();
});

test('paper has each question before its answer, and no heading of content that is open anyway', async ({
  page,
}) => {
  const asking = [
    ...pathsOfKind('service'),
    ...pathsOfKind('solution'),
    ...pathsOfKind('product'),
    ...pathsOfKind('industry'),
  ].map((asked) => ({ asked, questions: copyOf(asked).questions }));
  const faqs = pathsOfKind('faqs').map((asked) => ({
    asked,
    questions: copyOf(asked).groups.flatMap((group) => group.questions),
  }));
  // A hyphenated word such as “M-Pesa” has an element of its own.
  const hyphenated = [...asking, ...faqs].filter(({ questions }) =>
    questions.some(({ question }) => question.includes('-')),
  );
  for (const { asked, questions } of [...faqs, ...hyphenated]) {
    await page.goto(asked);
    const text = await printedText(page);
    for (const { question } of questions) expect.soft(text, asked).toContain(question);
  }
  await page.goto('/services');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^\d+ pages$/).filter({ visible: true })).toHaveCount(0);
});

test('the contact page prints its contact details, but not the form or its heading', async ({
  page,
}) => {
  await page.goto('/contact');
  const text = await printedText(page);
  const { box, city } = site.contact.address.value;
  expect(text).toContain('Ways to reach us');
  expect(text).not.toContain('Write to us');
  expect(text, 'what only a screen can open').not.toMatch(/Save us to your contacts|SMS/);
  expect(text).toContain(`${box}, ${city}`);
  expect(text).not.toContain(`${box}${city}`);
  await expect(page.getByRole('form', { name: 'Enquiry' })).toBeHidden();
});

test('paper has no variable font and plain digits, because Firefox’s PDFs lose letters of variable fonts; headings keep theirs, which has one weight', async ({
  page,
}) => {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  /** The families in use that are downloaded, those with several weights, and the digits. */
  const look = () =>
    page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const downloaded = rules.flatMap((rule) =>
        rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(')
          ? [
              {
                family: rule.style.getPropertyValue('font-family').replaceAll(/["']/g, ''),
                isVariable: rule.style.getPropertyValue('font-weight').includes(' '),
              },
            ]
          : [],
      );
      const styles = [...document.querySelectorAll('body, body *')].map((it) =>
        getComputedStyle(it),
      );
      const first = styles.map(({ fontFamily }) =>
        fontFamily.split(',')[0]?.replaceAll(/["']/g, ''),
      );
      const used = downloaded.filter(({ family }) => first.includes(family));
      return {
        variable: used.filter(({ isVariable }) => isVariable),
        ofHeadings: used.filter(({ isVariable }) => !isVariable),
        digits: [...new Set(styles.map(({ fontVariantNumeric }) => fontVariantNumeric))],
      };
    });
  const onScreen = await look();
  expect(onScreen.variable, 'on the screen').toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await look();
  expect(onPaper.variable).toEqual([]);
  expect(onPaper.ofHeadings).toHaveLength(1);
  expect(onPaper.digits).toEqual(['normal']);
});
