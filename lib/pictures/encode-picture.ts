import { join } from 'node:path';
import sharp from 'sharp';
import {
  fallbackWidth,
  PictureError,
  type PictureFile,
  pictureEncodings,
  pictureFolder,
} from './pictures';

/**
 * The maximum size of an AVIF file with the fallback width, in bytes. The limit is proportional to
 * the width.
 */
const avifBytesMax = 40_000;

/**
 * Encodes a picture in one size and format. The result is upright and in sRGB. It has a white
 * background and no metadata.
 * @throws {PictureError} if the picture cannot be decoded, or is too large as AVIF
 */
export async function encodePicture({ picture, width, format }: PictureFile): Promise<Buffer> {
  const { name } = picture;
  const bytes = await sharp(join(pictureFolder, name), { autoOrient: true })
    .resize({ width })
    .flatten({ background: 'white' })
    .toFormat(format, pictureEncodings[format])
    .toBuffer()
    .catch((cause) => {
      throw new PictureError(name, `it cannot be read completely (${cause}). Save it again.`);
    });
  const bytesMax = (avifBytesMax * width) / fallbackWidth;
  if (format === 'avif' && bytes.length > bytesMax) {
    throw new PictureError(
      name,
      `at a width of ${width} pixels it has ${Math.ceil(bytes.length / 1000)} kB as AVIF, and the limit is ${Math.floor(bytesMax / 1000)} kB. Crop it, or use a picture with less detail.`,
    );
  }
  return bytes;
}
