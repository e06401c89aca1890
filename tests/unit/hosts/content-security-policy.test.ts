import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { speculationRules } from '@/lib/browser/speculation-rules';
import { allowedOrigins, headerPolicy, pagePolicy } from '@/lib/hosts/content-security-policy';

const none = allowedOrigins({});
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
test('the policies have exactly these words', () => {
  const shared =
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types default";
  const page = `default-src 'none'; script-src 'self' ${hashOf(speculationRules)} ${hashOf('a()')}; ${shared}`;
  const hashes = [hashOf('a()'), hashOf('a()')];
  expect(pagePolicy(hashes, none, false)).toBe(page);
  expect(pagePolicy(hashes, none, true)).toBe(`${page} iconify`);
  expect(headerPolicy(hashes, none)).toBe(`frame-ancestors 'none'; ${page} iconify`);
});

test.each([
  [{ NEXT_PUBLIC_ENQUIRY_ENDPOINT: '/api/enquiries' }, '', ''],
  [
    { NEXT_PUBLIC_ENQUIRY_ENDPOINT: 'https://forms.host.example/enquiries?key=1' },
    ' https://forms.host.example',
    ' https://forms.host.example',
  ],
  [
    { NEXT_PUBLIC_ENQUIRY_ENDPOINT: 'http://127.0.0.1:8788/enquiry' },
    ' http://127.0.0.1:8788',
    ' http://127.0.0.1:8788',
  ],
  [
    { NEXT_PUBLIC_ICON_HOSTS: 'https://icons.host.example/api, nonsense' },
    ' https://icons.host.example',
    '',
  ],
  [
    {
      NEXT_PUBLIC_ENQUIRY_ENDPOINT: 'https://host.example/a',
      NEXT_PUBLIC_ICON_HOSTS: 'https://host.example',
    },
    ' https://host.example',
    ' https://host.example',
  ],
])(
  'with the settings %o, scripts may connect to "%s", and forms may post to "%s"',
  (settings, connect, post) => {
    const origins = allowedOrigins(settings);
    for (const policy of [pagePolicy([], origins, true), headerPolicy([], origins)]) {
      expect(policy).toContain(`connect-src 'self'${connect};`);
      expect(policy).toContain(`form-action 'self'${post};`);
    }
  },
);

test('a page without icons that are named in the browser may not connect to their hosts', () => {
  const origins = allowedOrigins({ NEXT_PUBLIC_ICON_HOSTS: 'https://icons.host.example' });
  expect(pagePolicy([], origins, false)).toContain("connect-src 'self';");
});

test.each(['//evil.example/x', 'javascript:alert(1)', 'https://a b; script-src *'])(
  'the endpoint of the enquiries may not be "%s"',
  (endpoint) => {
    expect(() => allowedOrigins({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: endpoint })).toThrow(
      `NEXT_PUBLIC_ENQUIRY_ENDPOINT is "${endpoint}", which is neither a path`,
    );
  },
);
