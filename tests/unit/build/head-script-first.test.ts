import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withHeadScriptFirst } from '@/lib/build/pages/head-script-first';
import { headScript } from '@/lib/head/head-script';
import { headScripts } from '@/lib/tools/head-scripts';

const preload = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>';
const page = (head: string) => `<html><head><meta charSet="utf-8"/>${head}</head></html>`;

const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>';

test('the viewport and the preload of the font stand before the head script, which the preload waits for', () => {
  const html = withHeadScriptFirst(
    page(`${preload}<style>p{}</style><script>${headScript}</script>${viewport}`),
  );
  expect(html).toBe(
    page(
      `${viewport}${preload.replace('/>', ' media="not all"/>')}<script>${headScript}</script><style>p{}</style>`,
    ),
  );
});

test('a page of another make stays as it is', () => {
  expect(withHeadScriptFirst(page(preload))).toBe(page(preload));
});

test('the head script is the one that its sources make', async () => {
  expect(await readFile('lib/head/bundled.ts', 'utf8'), 'Run "npm run generate".').toBe(
    await headScripts(),
  );
});
