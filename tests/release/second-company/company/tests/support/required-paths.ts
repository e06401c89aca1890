/**
 * The paths of the second company's pages. The list is written by hand, so that tests compare it
 * with the page tree.
 */
export const requiredPages: readonly string[] = `
/ /care /care/pets /care/pets/vaccination /care/dentistry /care/emergencies /practice /fees /contact
/privacy /sitemap /search
`
  .trim()
  .split(/\s+/);

/** The aliases of the second company: old addresses, a short path and a repeated segment. */
export const requiredAliases: Readonly<Record<string, string>> = {
  '/welcome': '/',
  '/prices.php': '/fees',
  '/care/vaccination': '/care/pets/vaccination',
  '/care/dentistry/dentistry': '/care/dentistry',
};
