import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { segmentForm } from '@/content/schema/page-paths';
import { encodePicture } from '@/lib/pictures/encode-picture';
import {
  fallbackWidth,
  PictureError,
  pictureFolder,
  readPicture,
  sourceFormats,
  widthsOf,
} from '@/lib/pictures/pictures';
import type { Problem } from './problem';

/**
 * The maximum size of a picture file in bytes. It is low, because every clone of the repository
 * contains all pictures.
 */
const sourceBytesMax = 2_000_000;

async function mistakeIn(name: string): Promise<string | undefined> {
  const [base = '', format] = name.split(/\.(?=\w+$)/);
  if (!segmentForm.test(base) || !sourceFormats.some((known) => known === format)) {
    return `"${name}" cannot be the name of a picture. Use a-z, 0-9 and hyphens, and end it in .${sourceFormats.join(', .')}.`;
  }
  const { size } = await stat(join(pictureFolder, name));
  if (size > sourceBytesMax) {
    return `it has ${(size / 1e6).toFixed(1)} MB, and the limit is ${sourceBytesMax / 1e6} MB. Save it at most 2000 pixels wide, and a photograph as JPEG.`;
  }
  try {
    const picture = readPicture(name);
    if (picture.width < fallbackWidth) {
      return `it is ${picture.width} pixels wide, and the minimum is ${fallbackWidth}. Export it from a larger original.`;
    }
    // It is enough to encode the widest version, because it is the closest to its maximum size.
    await encodePicture({ picture, width: Math.max(...widthsOf(picture)), format: 'avif' });
    return undefined;
  } catch (error) {
    if (error instanceof PictureError) return error.mistake;
    throw error;
  }
}

/**
 * Reports mistakes in the files of the pictures folder.
 * @param names the names of all files in the folder
 * @param texts all texts of the site
 */
export async function pictureProblems(
  names: readonly string[],
  texts: readonly string[],
): Promise<readonly Problem[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const unshown = texts.some((text) => text.includes(`](${name}`))
        ? undefined
        : `no text shows it. Write ![what it shows](${name}) in one, or delete the file.`;
      const message = (await mistakeIn(name)) ?? unshown;
      return message === undefined ? [] : [{ file: join(pictureFolder, name), message }];
    }),
  );
  return found.flat();
}
