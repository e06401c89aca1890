import { describe, expect, test } from 'vitest';
import { type PagePolicy, secureHtml } from './secure-html';

const policy = (scripts: readonly string[]) => `for ${scripts.length}`;
const secured = (head: string, body = '', pagePolicy: PagePolicy = policy) =>
  secureHtml(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`,
    pagePolicy,
    'out/a.html',
  );

describe('a page', () => {
  test('gets the policy for its inline scripts, but not for data or script files', () => {
    let asked: readonly string[] = [];
    const html = secured(
      '<script>one()</script><script src="/a.js" async=""></script>',
      '<script id="two">two("</b>")\n</script><script type="application/ld+json">{"a":1}</script><script type="module">run()</script><script type="importmap">{"imports":{}}</script><script type="application/javascript">old()</script>',
      (scripts) => {
        asked = scripts;
        return "script-src 'self'";
      },
    );
    expect(asked).toEqual(['one()', 'two("</b>")\n', 'run()', '{"imports":{}}', 'old()']);
    expect(html).toContain(
      `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self'"><script>`,
    );
  });

  test('gets the policy for its islands', () => {
    const policyFor: PagePolicy = (_, html) =>
      html.includes('data-island="map"') ? "connect-src 'self'" : "connect-src 'none'";
    const map = '<div data-island="map"></div>';
    expect(secured('', map, policyFor)).toContain(`content="connect-src 'self'"`);
    expect(secured('', '', policyFor)).toContain(`content="connect-src 'none'"`);
  });

  test.each([
    ['no character set', '<html><head></head></html>', 'out/a.html: has no <meta charset'],
    [
      'a script before the character set',
      '<script>a()</script><meta charset="utf-8">',
      'out/a.html: has a script before',
    ],
    ['a policy already', secured(''), 'has a content security policy already'],
  ])('with %s is refused', (_, html, message) => {
    expect(() => secureHtml(html, policy, 'out/a.html')).toThrow(message);
  });
});
