import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
