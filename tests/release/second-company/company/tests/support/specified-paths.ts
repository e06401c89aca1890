/** The pages of the second company, written out by hand. */
export const specifiedPages: readonly string[] = `
/ /care /care/pets /care/pets/vaccination /care/dentistry /care/emergencies /practice /fees /contact
/privacy /sitemap /search
`
  .trim()
  .split(/\s+/);

/** Its aliases: old addresses, a short path and a repeated segment. */
export const specifiedAliases: Readonly<Record<string, string>> = {
  '/welcome': '/',
  '/prices.php': '/fees',
  '/care/vaccination': '/care/pets/vaccination',
  '/care/dentistry/dentistry': '/care/dentistry',
};
