/**
 * The speculation rules of every page, https://wicg.github.io/nav-speculation/speculation-rules.html: the browser renders a
 * page of the site ahead when a visitor is about to follow its link. With this eagerness it keeps two at most. Files and
 * fragments are left out.
 *
 * The text stands in each page's content security policy as a hash, so it must be the same wherever it is used.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[download],[target=_blank],[href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
