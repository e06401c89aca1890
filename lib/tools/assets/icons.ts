import sharp from 'sharp';
import { logoSvg } from '@/lib/art/cover-art-svg';

const png = (size: number, padding: number) =>
  sharp(Buffer.from(logoSvg(padding)), { density: 72 * (size / 40) * 2 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** A picture as an `.ico` file: the 22 bytes that the format puts before a PNG. */
function icoOf(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(1, 4); // One picture.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

/** The icon files in `public/`, drawn from the logo. */
export const icons: Readonly<Record<string, () => Promise<Buffer>>> = {
  'icon.svg': async () => Buffer.from(`${logoSvg()}\n`),
  'favicon.ico': async () => icoOf(await png(48, 0), 48),
  'apple-touch-icon.png': () => png(180, 0.12),
  'icon-192.png': () => png(192, 0.06),
  'icon-512.png': () => png(512, 0.06),
  'icon-maskable-512.png': () => png(512, 0.2),
};
