import { join } from 'node:path';
import sharp from 'sharp';
import {
  fallbackWidth,
  PictureError,
  type PictureFile,
  pictureEncodings,
  pictureFolder,
} from './pictures';

/** What a picture of the fallback's width may weigh as AVIF; others in proportion to their width. */
const avifBytesMax = 40_000;

/**
 * Makes a file from a picture: upright, in sRGB, on white where it is transparent, and without the place and the device that a
 * camera notes.
 * @throws {PictureError} where the picture can't be decoded, or is too heavy as AVIF
 */
export async function encodePicture({ picture, width, format }: PictureFile): Promise<Buffer> {
  const { name } = picture;
  const bytes = await sharp(join(pictureFolder, name), { autoOrient: true })
    .resize({ width })
    .flatten({ background: 'white' })
    .toFormat(format, pictureEncodings[format])
    .toBuffer()
    .catch((cause) => {
      throw new PictureError(name, `it can't be read to its end (${cause}). Save it anew.`);
    });
  const most = (avifBytesMax * width) / fallbackWidth;
  if (format === 'avif' && bytes.length > most) {
    throw new PictureError(
      name,
      `${width} pixels wide it weighs ${Math.ceil(bytes.length / 1000)} kB as AVIF, at most ${Math.floor(most / 1000)}. Crop it to what the text speaks of, or take one with less detail.`,
    );
  }
  return bytes;
}
