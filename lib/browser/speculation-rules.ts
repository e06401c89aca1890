/** Set on links that the visitor pointed at and that must not be prerendered, such as aliases. */
export const noPageAttribute = 'data-no-page';

/** Matches links that lead to another page in this window, but not files and fragments. */
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
 * The speculation rules of every page, https://wicg.github.io/nav-speculation/speculation-rules.html. The browser prerenders a
 * page when a visitor is about to follow its link, at most two at a time. If memory is short, the browser only prefetches the
 * page. The `prefetch` rule is for browsers without prerendering.
 *
 * Each page's content security policy contains a hash of this text, so the text must be the same on every page.
 */
export const speculationRules = JSON.stringify({ prefetch: [links], prerender: [links] });
