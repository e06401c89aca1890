import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/**
 * What axe finds on the page as it is, one line for each finding. A page gets axe once: parsing it takes as long as using it.
 * @param options.within the part of the page to look at, as a selector; the whole page by default
 * @param options.rules the rules to look for; all by default
 */
export async function axeFindings(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const results = await page.evaluate(
    // Nothing is done for results that nobody reads.
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

/** The rules whose answers differ between themes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Puts a theme on the page as it is. */
export const wear = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
