import { mkdir } from 'node:fs/promises';
import { themes } from '@/content/brand/themes';
import * as constants from '@/lib/constants';
import { launchBrowser } from './browser/launch';
import { onePageOfEachKind } from './browser/one-of-each-kind';
import { openFolder } from './browser/serve-folder';

/*
 * Takes screenshots of one page of each kind, at four widths and in four themes, into
 * `screenshots/`. Needs a build. Arguments select widths, themes and kinds: `npm run screenshots --
 * 360 midnight product`.
 */
const only = process.argv.slice(2);
const chosen = <T>(all: readonly T[], name: (item: T) => string) => {
  const some = all.filter((item) => only.includes(name(item)));
  return some.length > 0 ? some : all;
};
const widths = chosen([360, 768, 1280, 1920], String);
const chosenThemes = chosen(themes, ({ name }) => name);
const kinds = chosen(onePageOfEachKind, ({ kind }) => kind);

const served = await openFolder('out').serve();
const browser = await launchBrowser();
await mkdir('screenshots', { recursive: true });

for (const width of widths) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 740 : 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const { kind, path } of kinds) {
    await page.goto(served.origin + path);
    await page.evaluate(() => document.fonts.ready);
    for (const { name } of chosenThemes) {
      await page.evaluate(
        ([key, theme]) => {
          localStorage.setItem(key, theme);
          document.documentElement.dataset.theme = theme;
        },
        [constants.themeStorageKey, name] as const,
      );
      const file = `screenshots/${kind}-${width}-${name}.jpg`;
      await page.screenshot({ path: file, fullPage: true, type: 'jpeg' });
    }
  }
  await context.close();
}
await browser.close();
await served.close();
