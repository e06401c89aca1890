import { expect, test } from '@playwright/test';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { filePaths, markdownPath } from '@/lib/file-paths';
import { builtPages } from '@/lib/pages/guards';
import { absoluteUrl } from '@/lib/publish/metadata';

test('the feeds are served and can be parsed, and a page links to them and to its Markdown version', async ({
  request,
}) => {
  const rss = parseRssFeed(await (await request.get(filePaths.rss)).text());
  const json = parseJsonFeed(await (await request.get(filePaths.jsonFeed)).text());
  expect(rss.items?.length).toBeGreaterThan(0);
  expect(json.items?.length).toBe(rss.items?.length);
  const html = await (await request.get('/contact')).text();
  for (const path of [filePaths.rss, filePaths.jsonFeed, markdownPath('/contact')]) {
    expect(html).toContain(`href="${absoluteUrl(path)}"`);
  }
});

test('the manifest’s shortcuts lead to pages, and its icons and screenshots exist', async ({
  request,
}) => {
  const manifest: {
    icons: { src: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
    screenshots: { src: string; form_factor: string }[];
  } = await (await request.get('/manifest.webmanifest')).json();
  const paths: readonly string[] = builtPages.map(({ path }) => path);
  for (const { url } of manifest.shortcuts) expect(paths).toContain(url.replace(/\?.*/, ''));
  expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  );
  const images = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
  ];
  for (const { src } of images) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    expect(response.headers()['content-type'], src).toContain('image/png');
  }
});
