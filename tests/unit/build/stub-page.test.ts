import { expect, test } from 'vitest';
import { stubPage, stubScript } from '@/lib/build/hosts/stub-page';
import { escapeHtml } from '@/lib/escape-html';

test('a stub page redirects with and without scripts, and is not indexed', () => {
  const html = stubPage('/solutions/crm', 'CRM', 'https://host.example/solutions/crm');
  expect(html).toContain(`<script>${stubScript}</script>`);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/solutions/crm">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/solutions/crm">CRM</a>');
});

test('markup in a title is shown as text', () => {
  expect(escapeHtml(`<b title="x">'&`)).toBe('&lt;b title=&quot;x&quot;&gt;&#x27;&amp;');
  expect(stubPage('/a', '</title><script>', 'x')).not.toContain('</title><script>');
});
