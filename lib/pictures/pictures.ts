import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

export const pictureFolder = 'content/pictures';

/** The formats of pictures in the content, by file extension. */
export const sourceFormats = ['png', 'jpg', 'webp', 'avif'] as const;

export const pictureWidths = [360, 720, 1080] as const;

/**
 * The width for programs that do not support `srcset`, such as feed readers. Pictures must be at
 * least this wide.
 */
export const fallbackWidth = 720;

/**
 * The formats that pages offer, and their settings for `sharp`. JPEG is the fallback. Each format
 * has its own scale of quality.
 */
export const pictureEncodings = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 72 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

export type PictureFormat = keyof typeof pictureEncodings;

export const pictureMediaTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
} as const satisfies Record<PictureFormat, string>;

/**
 * A picture in the content: its size in pixels after Exif rotation, and a hash of its file and the
 * encoding settings.
 */
export interface SourcePicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

/** A file that the build makes from a picture. `width` is in pixels. */
export interface PictureFile {
  readonly picture: SourcePicture;
  readonly width: number;
  readonly format: PictureFormat;
}

export class PictureError extends Error {
  /** @param mistake the problem and its solution, as sentences that follow the file name */
  constructor(
    name: string,
    readonly mistake: string,
  ) {
    super(`${join(pictureFolder, name)}: ${mistake}`);
  }
}

/** The file names of all pictures, sorted. Empty if the folder does not exist. */
export const pictureNames = (): readonly string[] =>
  existsSync(pictureFolder) ? readdirSync(pictureFolder).toSorted() : [];

/**
 * Reads a picture's size from its file header, without decoding the picture.
 * @param name the file name, such as `till-receipt.png`
 * @throws {PictureError} if the file does not exist or is not a picture, or if its format does not
 * match its extension
 */
export function readPicture(name: string): SourcePicture {
  const bytes = bytesOf(name);
  const { type, width, height, orientation = 1 } = sizeOf(name, bytes);
  if (!name.endsWith(`.${type}`)) {
    const remedy = sourceFormats.some((format) => format === type)
      ? `Rename it to end in .${type}`
      : `Save it as ${sourceFormats.join(', ')}`;
    throw new PictureError(name, `its format is "${type}". ${remedy}.`);
  }
  const hash = createHash('sha256').update(JSON.stringify(pictureEncodings)).update(bytes);
  // Orientations 5 to 8 swap width and height: Exif 2.32, table 6.
  const [uprightWidth, uprightHeight] = orientation < 5 ? [width, height] : [height, width];
  return {
    name,
    width: uprightWidth,
    height: uprightHeight,
    hash: hash.digest('hex').slice(0, 10),
  };
}

function bytesOf(name: string): Uint8Array {
  try {
    return readFileSync(join(pictureFolder, name));
  } catch {
    throw new PictureError(name, 'the file does not exist. Add the picture.');
  }
}

function sizeOf(name: string, bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    throw new PictureError(name, `it is not a picture. Save it as ${sourceFormats.join(', ')}.`);
  }
}

/** The widths at which a picture is offered, in pixels. None is wider than the picture. */
export function widthsOf({ width }: SourcePicture): readonly number[] {
  return pictureWidths.filter((offered) => offered <= width);
}

export function pictureFilesOf(picture: SourcePicture): readonly PictureFile[] {
  return [
    ...(['avif', 'webp'] as const).flatMap((format) =>
      widthsOf(picture).map((width) => ({ picture, width, format })),
    ),
    { picture, width: fallbackWidth, format: 'jpeg' },
  ];
}

const stemOf = (name: string) => name.replace(/\.\w+$/, '');

/**
 * The name of a file, such as `till-receipt-720-1a2b3c4d5e.avif`. The hash changes with the picture
 * or the encoding settings.
 */
export function fileNameOf({ picture: { name, hash }, width, format }: PictureFile): string {
  return `${stemOf(name)}-${width}-${hash}.${format}`;
}

/**
 * Finds a file by its name. Undefined if there is none. Reads only the pictures that the file can
 * come from.
 */
export function pictureFileNamed(fileName: string): PictureFile | undefined {
  return pictureNames()
    .filter((name) => fileName.startsWith(`${stemOf(name)}-`))
    .flatMap((name) => pictureFilesOf(readPicture(name)))
    .find((file) => fileNameOf(file) === fileName);
}

/**
 * The address of a file. Hosts let browsers cache this folder permanently, because file names
 * contain hashes.
 */
export function pictureAddress(file: PictureFile): string {
  return `/_next/static/pictures/${fileNameOf(file)}`;
}
