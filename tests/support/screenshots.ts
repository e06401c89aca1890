import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import serveHandler from 'serve-handler';
import sharp from 'sharp';
import { themes } from '@/content/themes';
import * as constants from '@/lib/constants';
import { chromiumFlags, installedChromium } from './browser/chromium';
import { onePageOfEachKind } from './browser/one-of-each-kind';

/*
 * One page of each kind at four widths in four themes, into screenshots/, and a contact sheet for each width and theme.
 * Needs a build. Arguments limit it: `npm run screenshots -- 360 midnight product`.
 */
const only = process.argv.slice(2);
const chosen = <T>(all: readonly T[], name: (item: T) => string) => {
  const some = all.filter((item) => only.includes(name(item)));
  return some.length > 0 ? some : all;
};
const widths = chosen([360, 768, 1280, 1920], String);
const worn = chosen(themes, ({ name }) => name);
const kinds = chosen(onePageOfEachKind, ({ kind }) => kind);

const server = createServer((request, response) =>
  serveHandler(request, response, { public: 'out', cleanUrls: true }),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
if (!address || typeof address !== 'object')
  throw new Error('tests/support/screenshots.ts: no port.');
const origin = `http://127.0.0.1:${address.port}`;

const executablePath = installedChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
});
await mkdir('screenshots', { recursive: true });

/** The height of a page that a contact sheet shows, as a multiple of its width. */
const shownHeight = (width: number) => (width < 600 ? 4 : 1.6);
const cellWidth = 480;

for (const width of widths) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 740 : 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const cells = new Map<string, Buffer[]>();
  for (const { kind, path } of kinds) {
    await page.goto(origin + path);
    await page.evaluate(() => document.fonts.ready);
    for (const { name } of worn) {
      await page.evaluate(
        ([key, theme]) => {
          localStorage.setItem(key, theme);
          document.documentElement.dataset.theme = theme;
        },
        [constants.themeStorageKey, name] as const,
      );
      const file = `screenshots/${kind}-${width}-${name}.jpg`;
      const picture = await page.screenshot({ path: file, fullPage: true, type: 'jpeg' });
      const source = await sharp(picture).metadata();
      // The top of a long page, the whole of a short one.
      const height = Math.min(source.height, Math.round(source.width * shownHeight(width)));
      const cell = await sharp(picture)
        .extract({ left: 0, top: 0, width: source.width, height })
        .resize({ width: cellWidth })
        .toBuffer();
      cells.set(name, [...(cells.get(name) ?? []), cell]);
    }
  }
  await context.close();
  for (const [name, pictures] of cells) {
    const options = {
      join: { across: Math.min(6, pictures.length), shim: 12, background: '#888' },
    };
    await sharp(pictures, options).jpeg().toFile(`screenshots/sheet-${width}-${name}.jpg`);
    console.log(`screenshots/sheet-${width}-${name}.jpg: ${pictures.length} pages`);
  }
}
await browser.close();
server.close();
