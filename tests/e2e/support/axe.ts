import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { themes } from '@/content/themes';

/**
 * What axe finds on the page as it is, one line for each finding. No page has frames, so axe runs in the page itself
 * ("legacy mode") rather than in a second one opened for each look.
 * @param options.within the part of the page to look at, as a selector; the whole page by default
 * @param options.rules the rules to look for; all by default
 */
export async function axeFindings(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // Nothing is done for results that nobody reads.
    .options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The rules whose answers differ between themes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Puts a theme on the page as it is. */
export const wear = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/**
 * What axe finds about colours in every theme, and about everything else in one of them.
 * @param options.turn a number that says which theme it is: a test that looks several times counts up, so that no theme goes without
 */
export async function axeFindingsInThemes(
  page: Page,
  { within, turn = 0 }: { within?: string; turn?: number } = {},
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const [index, { name, label }] of themes.entries()) {
    await wear(page, name);
    const isWhole = index === turn % themes.length;
    const here = await axeFindings(page, {
      ...(within !== undefined && { within }),
      ...(!isWhole && { rules: colourRules }),
    });
    if (here.length > 0) found[label] = here;
  }
  return found;
}
