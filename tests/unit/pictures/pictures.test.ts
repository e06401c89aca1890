import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureProblems } from '@/lib/checks/pictures';
import { encodePicture } from '@/lib/pictures/encode-picture';
import {
  fileNameOf,
  pictureFilesOf,
  pictureFolder,
  pictureNames,
  readPicture,
} from '@/lib/pictures/pictures';
import { htmlOf } from '@/lib/publish/markdown';

const project = process.cwd();
let temporary: string;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'pictures-'));
  process.chdir(temporary);
});

beforeEach(async () => {
  await rm(pictureFolder, { recursive: true, force: true });
  await mkdir(pictureFolder, { recursive: true });
});

afterAll(async () => {
  process.chdir(project);
  await rm(temporary, { recursive: true });
});

const size = (width: number, height: number) =>
  ({ width, height, channels: 3, background: '#1f6f7a' }) as const;

const plain = (width: number, height: number, background = '#1f6f7a') =>
  sharp({ create: { ...size(width, height), background } });

/** A picture of random noise, which compresses badly. */
const noise = (width: number, height: number) =>
  sharp({
    create: { ...size(width, height), noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

const put = (name: string, content: Uint8Array | string) =>
  writeFile(join(pictureFolder, name), content);

/** Writes a picture into the folder, in the format of its name. */
const draw = async (name: string, image: Sharp) =>
  put(name, await image.toFormat(name.endsWith('.png') ? 'png' : 'jpeg').toBuffer());

/** The message about the only picture in the folder, if a text shows the picture. */
async function problemWith(name: string): Promise<string> {
  const [problem] = await pictureProblems(pictureNames(), [`![Words](${name})`]);
  expect(problem?.file).toBe(`content/pictures/${name}`);
  return problem?.message ?? '';
}

describe('the files of a picture', () => {
  test('are no wider than the original, and each has the format and the width that its name states', async () => {
    await draw('a-till.png', plain(900, 600));
    const files = pictureFilesOf(readPicture('a-till.png'));
    expect(files.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 360',
      'avif 720',
      'webp 360',
      'webp 720',
      'jpeg 720',
    ]);
    for (const file of files) {
      const { format, width, height } = await sharp(await encodePicture(file)).metadata();
      expect(format).toBe(file.format === 'avif' ? 'heif' : file.format);
      expect([width, height]).toEqual([file.width, (file.width * 600) / 900]);
      expect(fileNameOf(file)).toMatch(
        new RegExp(`^a-till-${file.width}-[0-9a-f]{10}\\.${file.format}$`),
      );
    }
  });

  test('have other names if the picture changes', async () => {
    await draw('a-till.png', plain(900, 600));
    const before = pictureFilesOf(readPicture('a-till.png')).map(fileNameOf);
    expect(pictureFilesOf(readPicture('a-till.png')).map(fileNameOf)).toEqual(before);
    await draw('a-till.png', plain(900, 600, '#e2734f'));
    const after = pictureFilesOf(readPicture('a-till.png')).map(fileNameOf);
    expect(after.filter((name) => before.includes(name))).toEqual([]);
  });

  test('are upright, and do not name the place or the camera', async () => {
    const photograph = plain(1200, 800).withExif({
      IFD0: { Model: 'A telephone' },
      IFD3: { GPSLatitude: '4/1 3/1 0/1' },
    });
    await draw('a-lane.jpg', photograph.withMetadata({ orientation: 6 }));
    const picture = readPicture('a-lane.jpg');
    expect(picture).toMatchObject({ width: 800, height: 1200 });
    const made = await encodePicture({ picture, width: 360, format: 'jpeg' });
    expect(await sharp(made).metadata()).toMatchObject({ width: 360, height: 540 });
    expect((await sharp(made).metadata()).exif).toBeUndefined();
  });

  test('are white where the original is transparent', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    await draw('a-mark.png', sharp({ create: { ...size(800, 400), channels: 4, background } }));
    const picture = readPicture('a-mark.png');
    const made = await encodePicture({ picture, width: 360, format: 'webp' });
    const { dominant, isOpaque } = await sharp(made).stats();
    expect(isOpaque).toBe(true);
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });
});

describe('the check of the folder', () => {
  test('accepts valid pictures that a page shows', async () => {
    await draw('a-till.png', plain(720, 480));
    await draw('a-lane.jpg', plain(2000, 1000));
    const texts = ['![A till](a-till.png) ', '![A lane](a-lane.jpg "X")'];
    expect(await pictureProblems(pictureNames(), texts)).toEqual([]);
  });

  test('refuses a picture that no text shows', async () => {
    await draw('a-till.png', plain(720, 480));
    const message =
      'no text shows it. Write ![what it shows](a-till.png) in one, or delete the file.';
    expect(await pictureProblems(pictureNames(), ['![A lane](a-lane.jpg)'])).toEqual([
      { file: 'content/pictures/a-till.png', message },
    ]);
  });

  test.each([
    [
      'that is too small',
      plain(719, 480),
      /^it is 719 pixels wide, and the minimum is 720\. Export it from/,
    ],
    [
      'whose files would be too large for readers',
      noise(800, 560),
      /^at a width of 720 pixels it has \d+ kB as AVIF, and the limit is 40 kB\. Crop it/,
    ],
    [
      'that is too large for the project',
      noise(1400, 900),
      /^it has \d\.\d MB, and the limit is 2 MB\. Save it/,
    ],
  ])('refuses a picture %s', async (_, image, message) => {
    await draw('a-crowd.png', image);
    expect(await problemWith('a-crowd.png')).toMatch(message);
  });

  test.each(['A-till.png', 'a till.png', 'a-till.gif', 'a-till', '..png'])(
    'refuses the name "%s"',
    async (name) => {
      await put(name, 'GIF89a');
      expect(await problemWith(name)).toBe(
        `"${name}" cannot be the name of a picture. Use a-z, 0-9 and hyphens, and end it in .png, .jpg, .webp, .avif.`,
      );
    },
  );

  test.each([
    ['jpeg', 'its format is "jpg". Rename it to end in .jpg.'],
    ['tiff', 'its format is "tiff". Save it as png, jpg, webp, avif.'],
  ] as const)(
    'refuses a file in the format %s with the extension of another format',
    async (format, message) => {
      await put('a-till.png', await plain(720, 480).toFormat(format).toBuffer());
      expect(await problemWith('a-till.png')).toBe(message);
    },
  );

  test.each(['Not a picture', ''])(
    'refuses the content "%s" in a file with the name of a picture',
    async (content) => {
      await put('a-till.png', content);
      expect(await problemWith('a-till.png')).toBe(
        'it is not a picture. Save it as png, jpg, webp, avif.',
      );
    },
  );

  test('refuses a picture whose end is missing', async () => {
    const whole = await noise(720, 480).png().toBuffer();
    await put('a-till.png', whole.subarray(0, 2_000));
    expect(await problemWith('a-till.png')).toMatch(
      /^it cannot be read completely \(.+\)\. Save it again\.$/,
    );
  });
});

test('a picture in a feed is one file in a common format, with its absolute address and its caption', async () => {
  await draw('a-till.png', plain(900, 600));
  const html = htmlOf('Before.\n\n![A till](a-till.png "At a shop")\n\nAfter.', '/');
  expect(html).toMatch(
    /^<p>Before\.<\/p>\n<figure><img src="https:\/\/[^/]+\/_next\/static\/pictures\/a-till-720-\w+\.jpeg" alt="A till" width="720" height="480"><figcaption>At a shop<\/figcaption><\/figure>\n<p>After\.<\/p>$/,
  );
});
