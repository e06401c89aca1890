/**
 * Marks links that must not be prerendered, such as aliases. A script sets it when the visitor
 * points at the link.
 */
export const noPageAttribute = 'data-no-page';

/** Matches links that save what they lead to, or open it in another window. */
export const opensElsewhere = '[download],[target=_blank]';

/** Applies to links that open another page in this window, not to files and fragments. */
const rule = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: `${opensElsewhere},[href^="#"],[${noPageAttribute}]` } },
    ],
  },
  eagerness: 'moderate',
};

/**
 * The speculation rules of every page,
 * https://wicg.github.io/nav-speculation/speculation-rules.html. The browser prerenders a page when
 * a visitor is about to follow its link, at most two at a time. If memory is short, the browser
 * only prefetches the page. The `prefetch` rule is for browsers without prerendering.
 *
 * Each page's content security policy contains a hash of this text, so the text must be the same on
 * every page.
 */
export const speculationRules = JSON.stringify({ prefetch: [rule], prerender: [rule] });
