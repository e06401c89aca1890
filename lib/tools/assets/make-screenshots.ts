import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { screenshots } from '@/content/brand/screenshots';
import { site } from '@/content/site';

/**
 * Takes the screenshots of `content/brand/screenshots.ts` from a running site and writes them to
 * `public/`. Run it after the site's appearance changes, and commit the files. The argument is the
 * origin of the running site.
 */
const [origin] = process.argv.slice(2);
if (!origin) {
  throw new Error(
    'make-screenshots: no origin given. Serve the site with `npm run serve` and run `npx tsx lib/tools/assets/make-screenshots.ts http://localhost:3000`.',
  );
}

const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
});
for (const { src, page: path, sizes } of screenshots) {
  const [width = 0, height = 0] = sizes.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  const file = `public${src}`;
  await mkdir(dirname(file), { recursive: true });
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    // `npm run stand-ins` reports screenshots of another company.
    .withExif({ IFD0: { ImageDescription: site.name } })
    .toFile(file);
  await page.close();
  console.log(file);
}
await browser.close();
