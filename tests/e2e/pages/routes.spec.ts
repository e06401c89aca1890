import { expect, test } from '@playwright/test';
import { site } from '@/content/site';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { titleOf } from '@/lib/pages/titles';
import { absoluteUrl, documentTitle } from '@/lib/publish/metadata';
import { allOf, parseHtml } from '../../support/parse-html';

/*
 * Tests every page as it is served, without a browser. `kinds.spec.ts` opens one page of each kind
 * in a browser, and `tests/unit/hosts/content-security-policy.test.ts` tests the full text of the
 * policies.
 */

/**
 * The names of links that lead to more than one place. The page that a quote is about changes no
 * place: "Get a quote" leads to the form of quotes, which it opens with that page ticked.
 */
function namesOfManyTargets(page: Document): readonly string[] {
  const targets = new Map<string, string>();
  return allOf(page, 'a[href]').flatMap((link) => {
    const text = link.getAttribute('aria-label') ?? link.textContent.replaceAll(/\s+/g, ' ');
    const name = text.trim().toLowerCase();
    const href = (link.getAttribute('href') ?? '').replace(/&(?:amp;)?about=[^#&]*/, '');
    const known = targets.get(name);
    targets.set(name, href);
    return known === undefined || known === href ? [] : [`${name}: ${known} and ${href}`];
  });
}

const markupOf = ({ outerHTML }: Element) => outerHTML;

for (const { path, unlisted } of builtPages) {
  test(`${path} is a complete page`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/html/);
    const page = parseHtml(await response.text());
    const textsOf = (selector: string) =>
      allOf(page, selector).map(({ textContent }) => textContent);
    const valuesOf = (selector: string, attribute: string) =>
      allOf(page, selector).map((element) => element.getAttribute(attribute));

    expect(textsOf('head > title')).toEqual([documentTitle(titleOf(path))]);
    expect(textsOf('h1')).toEqual([copyOf(path).heading]);
    const words = page.querySelector('main')?.textContent ?? '';
    expect(words.replaceAll(/\s+/g, ' ')).toContain(copyOf(path).lead);
    expect(valuesOf('meta[name=description]', 'content')).toEqual([copyOf(path).description]);
    expect(valuesOf('link[rel=canonical]', 'href')).toEqual([absoluteUrl(path)]);
    expect(valuesOf('html', 'lang')).toEqual([site.language]);
    expect(valuesOf('meta[http-equiv=Content-Security-Policy]', 'content')).toEqual([
      expect.stringMatching(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')+; /),
    ]);
    expect(allOf(page, 'meta[name=robots][content*=noindex]')).toHaveLength(unlisted ? 1 : 0);
    for (const landmark of ['header', 'nav', 'main', 'footer']) {
      expect(allOf(page, landmark), landmark).not.toEqual([]);
    }
    expect(allOf(page, 'img:not([alt])').map(markupOf)).toEqual([]);
    // Without a stylesheet, a drawing without a size is as wide as the page, or 300 by 150 pixels.
    expect(allOf(page, 'svg:not([width][height])').map(markupOf)).toEqual([]);
    expect(namesOfManyTargets(page)).toEqual([]);
  });
}

test('Cloudflare hides no e-mail address in a page', async ({ request }) => {
  for (const { path } of builtPages) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toMatch(/<body[^>]*><!--email_off-->.+<!--\/email_off--><\/body>/s);
  }
});
