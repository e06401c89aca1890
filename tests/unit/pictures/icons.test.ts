import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icons } from '@/lib/tools/assets/icons';

/** The contents of a file: the pixels of a PNG, or the bytes of an ICO or a text file. */
const seen = async (file: string, bytes: Buffer) =>
  file.endsWith('.png') ? sharp(bytes).ensureAlpha().raw().toBuffer() : bytes;

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
