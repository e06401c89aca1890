import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { finishSitePages } from '@/lib/build/site-islands';
import { scripts } from '@/lib/head/bundled';
import { headScript } from '@/lib/head/head-script';
import { scriptHash } from '@/lib/hosts/content-security-policy';
import { headScripts } from '@/lib/tools/head-scripts';

const stylesheet = '<link rel="stylesheet" href="/_next/static/s.css"/>';
const header = '<header><h1>Products</h1></header>';
const page = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${stylesheet}<script>${headScript}</script></head><body><header>Menu</header><main>${header}<p class="below">B</p><script>${scripts.filter}</script><header>D</header></main></body></html>`;

test('a page keeps the head script and the script of filters, allows them, and its first screen ends after its header', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 's.css'), 'h1{top:0}.below{top:1px}');
  await writeFile(join(folder, 'a.html'), page);
  await finishSitePages(folder, folder, { clientScript: '/_next/static/islands/client.js' });
  const html = await readFile(join(folder, 'a.html'), 'utf8');
  const [head = ''] = /(?<=<script data-client="[^"]+">).*?(?=<\/script>)/s.exec(html) ?? [];
  expect(head.startsWith(headScript)).toBe(true);
  const [policy = ''] = /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/.exec(html) ?? [];
  expect(policy).toContain(scriptHash(head));
  expect(policy).toContain(scriptHash(scripts.filter));
  expect(html).toContain('<style>h1{top:0}</style>');
  expect(html).toContain('<!--email_off-->');
  expect(html).toContain(`${header}<link rel="stylesheet"`);
});

test('with PLAIN_PAGES, on each target, a page gets nothing but a policy', async () => {
  vi.stubEnv('PLAIN_PAGES', '1');
  vi.resetModules();
  const { finishSitePages: finishPlainPages } = await import('@/lib/build/site-islands');
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 'a.html'), page);
  await finishPlainPages(folder, folder, { clientScript: '/_next/static/islands/client.js' });
  const html = await readFile(join(folder, 'a.html'), 'utf8');
  expect(html).toContain('http-equiv="Content-Security-Policy"');
  expect(html.replace(/<meta http-equiv[^>]+>/, '')).toBe(page);
  vi.unstubAllEnvs();
});

test('the head script is up to date with its sources', async () => {
  expect(await readFile('lib/head/bundled.ts', 'utf8'), 'Run "npm run generate".').toBe(
    await headScripts(),
  );
});
