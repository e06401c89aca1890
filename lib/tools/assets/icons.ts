import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { logoSvg } from '@/lib/art/cover-art-svg';

const png = (size: number, padding: number) =>
  sharp(Buffer.from(logoSvg(padding)), { density: 72 * (size / 40) * 2 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** The icon files in `public/`, drawn from the logo. */
export const icons: Readonly<Record<string, () => Promise<Buffer>>> = {
  'icon.svg': async () => Buffer.from(`${logoSvg()}\n`),
  'favicon.ico': async () => pngToIco([await png(16, 0), await png(32, 0), await png(48, 0)]),
  'apple-touch-icon.png': () => png(180, 0.12),
  'icon-192.png': () => png(192, 0.06),
  'icon-512.png': () => png(512, 0.06),
  'icon-maskable-512.png': () => png(512, 0.2),
};
