/** Marks a link whose page is loaded ahead. */
export const aheadAttribute = 'data-ahead';

const marked = { where: { selector_matches: `a[${aheadAttribute}]` }, eagerness: 'immediate' };

/**
 * The speculation rules of every page, https://wicg.github.io/nav-speculation/speculation-rules.html: the browser renders the
 * page of each marked link ahead, and drops it when the mark is removed. A browser that is short of memory fetches the page
 * alone; only where a rule says so as well does it drop that one with the rules.
 *
 * Each page's content security policy has the hash of this text, so it must be the same wherever it is used.
 */
export const speculationRules = JSON.stringify({ prefetch: [marked], prerender: [marked] });
