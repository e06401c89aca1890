import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { speculationRules } from '@/lib/browser/speculation-rules';
import { allowedOrigins, headerPolicy, pagePolicy } from '@/lib/hosts/content-security-policy';
import { secureHtml } from '@/lib/islands/build/secure-html';

const none = allowedOrigins({});
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
const scriptSources = (html: string) =>
  /script-src ([^;]*)/.exec(policyOf(html))?.[1]?.split(' ') ?? [];

describe('the policy of a page', () => {
  test('allows each inline script by its exact text, and no other way', () => {
    const html = secureHtml(
      page(
        '<script>one()</script>',
        '<script id="two">two("</b>")\n</script><script>one()</script>',
      ),
      none,
      'page.html',
    );
    expect(scriptSources(html)).toEqual([
      "'self'",
      hashOf(speculationRules), // which the runtime adds
      hashOf('one()'),
      hashOf('two("</b>")\n'),
    ]);
    expect(policyOf(html)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|strict-dynamic/);
    expect(policyOf(html)).toContain("default-src 'none'");
    expect(policyOf(html)).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  test('leaves out files and data blocks, which need no hash', () => {
    const html = secureHtml(
      page(
        '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script><script type="module">run()</script>',
      ),
      none,
      'page.html',
    );
    expect(scriptSources(html)).toHaveLength(3);
    expect(scriptSources(html)).toContain(hashOf('run()'));
  });

  test('is before all scripts and after the character set', () => {
    const html = secureHtml(page('<script>one()</script>'), none, 'page.html');
    expect(html.indexOf('charSet')).toBeLessThan(html.indexOf('http-equiv'));
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
  });

  test.each([
    ['no character set', '<html><head></head></html>', 'out/a.html: has no <meta charset'],
    [
      'a script before it',
      '<script>a()</script><meta charset="utf-8">',
      'out/a.html: has a script before',
    ],
    ['a policy already', secureHtml(page(''), none, 'a'), 'has a content security policy already'],
  ])('is refused to a page with %s', (_, html, message) => {
    expect(() => secureHtml(html, none, 'out/a.html')).toThrow(message);
  });
});

const shared =
  "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types default iconify";

test('the policies are these, word for word', () => {
  expect(headerPolicy(none)).toBe(
    `frame-ancestors 'none'; frame-src 'none'; media-src 'none'; object-src 'none'; ${shared}`,
  );
  expect(pagePolicy([hashOf('a()'), hashOf('a()')], none)).toBe(
    `default-src 'none'; script-src 'self' ${hashOf(speculationRules)} ${hashOf('a()')}; ${shared}`,
  );
});

test('an origin that is used twice is named once', () => {
  const place = 'https://forms.host.example';
  const origins = allowedOrigins({
    NEXT_PUBLIC_ENQUIRY_ENDPOINT: `${place}/a`,
    NEXT_PUBLIC_METRICS_ENDPOINT: `${place}/b`,
    NEXT_PUBLIC_ICON_HOSTS: place,
  });
  expect(origins).toEqual({ enquiry: [place], icons: [place], metrics: [place] });
  expect(headerPolicy(origins)).toContain(`connect-src 'self' ${place}; worker-src`);
});

describe('the enquiry endpoint', () => {
  test('may receive requests from scripts and forms', () => {
    const origins = allowedOrigins({
      NEXT_PUBLIC_ENQUIRY_ENDPOINT: 'https://forms.host.example/enquiries?key=1',
    });
    for (const policy of [pagePolicy([], origins), headerPolicy(origins)]) {
      expect(policy).toContain("connect-src 'self' https://forms.host.example;");
      expect(policy).toContain("form-action 'self' https://forms.host.example;");
    }
  });

  test('adds nothing if there is none or if it is on this site', () => {
    for (const endpoint of [undefined, '', '/api/enquiries']) {
      expect(allowedOrigins({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: endpoint })).toEqual(none);
    }
  });

  test.each([
    '//evil.example/x',
    'javascript:alert(1)',
    'forms.host.example',
    'data:,x',
    'https://a b; script-src *',
  ])('is refused as %s', (endpoint) => {
    expect(() => allowedOrigins({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: endpoint })).toThrow(
      `NEXT_PUBLIC_ENQUIRY_ENDPOINT is "${endpoint}", which the content security policy cannot allow. Set it to an https address, or to a path`,
    );
  });

  test('may use plain http on this machine', () => {
    const endpoint = 'http://127.0.0.1:8788/enquiry';
    expect(allowedOrigins({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: endpoint }).enquiry).toEqual([
      'http://127.0.0.1:8788',
    ]);
  });
});

test('icons may be requested from the configured hosts, but enquiries not sent there', () => {
  const policy = headerPolicy(
    allowedOrigins({ NEXT_PUBLIC_ICON_HOSTS: 'https://icons.host.example/api, nonsense' }),
  );
  expect(policy).toContain("connect-src 'self' https://icons.host.example;");
  expect(policy).toContain("form-action 'self';");
});

test('metrics may be sent to the configured address, but enquiries not', () => {
  const policy = headerPolicy(
    allowedOrigins({ NEXT_PUBLIC_METRICS_ENDPOINT: 'https://metrics.host.example/page' }),
  );
  expect(policy).toContain("connect-src 'self' https://metrics.host.example;");
  expect(policy).toContain("form-action 'self';");
  expect(() => allowedOrigins({ NEXT_PUBLIC_METRICS_ENDPOINT: 'metrics' })).toThrow(
    'NEXT_PUBLIC_METRICS_ENDPOINT',
  );
});
