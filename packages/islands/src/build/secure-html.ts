import { applyEdits, elementsOf } from './page-html';

/**
 * The values of `type` for script elements with JSON, such as `application/ld+json`, to which no
 * policy applies. It applies to all that browsers run or follow, also import maps and speculation
 * rules. A hash that a browser does not need does no harm.
 */
const dataType = /[/+]json$/;

/**
 * The content security policy of a page.
 * @param inlineScripts the exact texts of the page's inline scripts. The policy must have the hash
 * of each
 * @param html the page, for a policy that allows more where an island needs it
 */
export type PagePolicy = (inlineScripts: readonly string[], html: string) => string;

/**
 * Adds the content security policy to a page, as a `<meta>` element right after the character set,
 * because a policy applies only to what follows it. With the hash of each inline script in the
 * policy, a script that is changed later does not run.
 * @param file the page's file, for messages
 * @throws if the page has no character set, has a script before the character set, or already has a
 * policy
 */
export function secureHtml(html: string, pagePolicy: PagePolicy, file: string): string {
  const elements = elementsOf(html);
  const named = (name: string) => elements.filter((element) => element.name === name);
  if (
    named('meta').some(({ attributes }) =>
      /^content-security-policy$/i.test(attributes.get('http-equiv') ?? ''),
    )
  ) {
    throw new Error(`${file}: has a content security policy already. Build the site again.`);
  }
  const charset = named('meta').find(({ attributes }) => attributes.has('charset'));
  if (!charset) {
    throw new Error(
      `${file}: has no <meta charset="utf-8">, after which the content security policy is written. Add one as the first element of the head.`,
    );
  }
  const scripts = named('script');
  if (scripts.some(({ start }) => start < charset.start)) {
    throw new Error(
      `${file}: has a script before its character set. No policy would apply to this script. Move it after the character set.`,
    );
  }
  const inline = scripts
    .filter(
      ({ attributes }) =>
        !attributes.has('src') &&
        !dataType.test(attributes.get('type')?.trim().toLowerCase() ?? ''),
    )
    .map(({ text }) => text);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inline, html)}">`;
  return applyEdits(html, [{ start: charset.end, end: charset.end, text: meta }]);
}
