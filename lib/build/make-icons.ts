import { writeFile } from 'node:fs/promises';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { markSvg } from '@/lib/cover-art-svg';

/** Writes the favicon set to `public/` from the mark. Run it after the mark has changed; the files are kept in the repository. */
const png = (size: number, padding: number) =>
  sharp(Buffer.from(markSvg(padding)), { density: 72 * (size / 40) * 2 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

await writeFile('public/icon.svg', `${markSvg()}\n`);
await writeFile(
  'public/favicon.ico',
  await pngToIco([await png(16, 0), await png(32, 0), await png(48, 0)]),
);
await writeFile('public/apple-touch-icon.png', await png(180, 0.12));
await writeFile('public/icon-192.png', await png(192, 0.06));
await writeFile('public/icon-512.png', await png(512, 0.06));
await writeFile('public/icon-maskable-512.png', await png(512, 0.2));
