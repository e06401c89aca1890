import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icons } from '@/lib/tools/assets/icons';

/** The bytes of a text file, or the pixels of a picture: those of a PNG, also in an ICO. */
async function seen(file: string, bytes: Buffer): Promise<Buffer> {
  if (file.endsWith('.svg')) return bytes;
  const png = bytes.subarray(bytes.indexOf('\x89PNG', 0, 'latin1'));
  return sharp(png).ensureAlpha().raw().toBuffer();
}

test.each(Object.entries(icons))(
  'public/%s shows the logo as the code draws it',
  async (file, draw) => {
    const kept = await seen(file, await readFile(`public/${file}`));
    const drawn = await seen(file, await draw());
    const sum = kept.reduce((sum, byte, at) => sum + Math.abs(byte - (drawn[at] ?? 0)), 0);
    const message = `public/${file} is out of date: run npx tsx lib/tools/assets/make-icons.ts`;
    expect(kept.length, message).toBe(drawn.length);
    // Renderers on other platforms smooth edges differently, but another drawing differs far more.
    expect(sum / kept.length, message).toBeLessThan(0.5);
  },
);

test('public/ has exactly the icons that the code draws', async () => {
  const images = (await readdir('public')).filter((file) => /^(icon|favicon|apple)/.test(file));
  expect(images.sort()).toEqual(Object.keys(icons).sort());
});

test('the icon for old programs has one picture, and says where it is', async () => {
  const bytes = await readFile('public/favicon.ico');
  expect([0, 2, 4].map((at) => bytes.readUInt16LE(at))).toEqual([0, 1, 1]);
  const [length, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
  expect(start + length).toBe(bytes.length);
  const { format, width, height } = await sharp(bytes.subarray(start)).metadata();
  expect({ format, sizes: [bytes[6], bytes[7]] }).toEqual({
    format: 'png',
    sizes: [width, height],
  });
});
