import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/**
 * The findings of axe on the page, one line each. Injects axe into a page only once, because
 * parsing it takes half as long as running it.
 * @param options.within the selector of the part of the page to test; the whole page by default
 * @param options.rules the rules to test; all by default
 */
export async function axeFindings(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const results = await page.evaluate(
    // `resultTypes` makes axe skip the results that are not needed.
    ({ within, rules }) =>
      window.axe?.run(within ?? document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      }),
    { within, rules },
  );
  if (results === undefined) throw new Error('axe did not start in the page.');
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The rules whose results depend on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Applies a theme to the open page. */
export const applyTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
