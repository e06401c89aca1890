/** Marks a link that a visitor has come to and that leads to no other page of the build, such as an alias. */
export const noPageAttribute = 'data-no-page';

/** The links of a page that lead to another page in this window; not files and fragments. */
const links = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: `[download],[target=_blank],[href^="#"],[${noPageAttribute}]` } },
    ],
  },
  eagerness: 'moderate',
};

/**
 * The speculation rules of every page, https://wicg.github.io/nav-speculation/speculation-rules.html: the browser renders a
 * page of the site ahead when a visitor is about to follow its link. With this eagerness it keeps two at most. A browser
 * that is short of memory fetches the page alone; only where a rule says so as well does it drop that one with the rules.
 *
 * The text stands in each page's content security policy as a hash, so it must be the same wherever it is used.
 */
export const speculationRules = JSON.stringify({ prefetch: [links], prerender: [links] });
