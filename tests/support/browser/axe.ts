import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { themes } from '@/content/themes';

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

/** Whether every theme is looked at each time: `AXE=all`, which `npm run test:all` sets. */
export const isEveryTheme = process.env.AXE === 'all';

/**
 * What axe finds in one of the themes; with `AXE=all` also about colours in the others.
 * @param options.turn a number that says which theme it is: a test that looks several times counts up, so that none is left out
 */
export async function axeFindingsInThemes(
  page: Page,
  { within, turn = 0 }: { within?: string; turn?: number } = {},
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const [index, { name, label }] of themes.entries()) {
    const isItsTurn = index === turn % themes.length;
    if (!isItsTurn && !isEveryTheme) continue;
    await wear(page, name);
    const here = await axeFindings(page, {
      ...(within !== undefined && { within }),
      ...(!isItsTurn && { rules: colourRules }),
    });
    if (here.length > 0) found[label] = here;
  }
  return found;
}
