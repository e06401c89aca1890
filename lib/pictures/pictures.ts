import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

export const pictureFolder = 'content/pictures';

/** The formats that a picture may come in, by the extension of its name. */
export const sourceFormats = ['png', 'jpg', 'webp', 'avif'] as const;

export const pictureWidths = [360, 720, 1080] as const;

/** The one width for what reads no list of sizes, such as a feed reader. No source may be narrower. */
export const fallbackWidth = 720;

/**
 * The formats that pages offer, the lightest first, and the one that every reader knows. Qualities are by each format's own
 * scale. More effort takes AVIF five times as long for a twentieth of the bytes.
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

/** A picture of the copy: its size in pixels as a viewer shows it, and a hash of its content and of how it is encoded. */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

export interface PictureFile {
  readonly picture: Picture;
  readonly width: number;
  readonly format: PictureFormat;
}

/** A picture that can't be shown. */
export class PictureError extends Error {
  /** @param mistake what is wrong with it and how to mend it, in sentences that follow the name of the file */
  constructor(
    name: string,
    readonly mistake: string,
  ) {
    super(`${join(pictureFolder, name)}: ${mistake}`);
  }
}

/** The names of all files in the folder of pictures, in order; a site without pictures need not have the folder. */
export const pictureNames = (): readonly string[] =>
  existsSync(pictureFolder) ? readdirSync(pictureFolder).toSorted() : [];

/**
 * Reads a picture's size from the head of its file; nothing is decoded.
 * @param name such as `till-receipt.png`
 * @throws {PictureError} where there is no such file, or its content is of another format than its name says
 */
export function readPicture(name: string): Picture {
  const bytes = bytesOf(name);
  const { type, width, height, orientation = 1 } = sizeOf(name, bytes);
  if (!name.endsWith(`.${type}`)) {
    const mend = sourceFormats.some((format) => format === type)
      ? `Let its name end in .${type}`
      : `Save it as ${sourceFormats.join(', ')}`;
    throw new PictureError(name, `it is of the format "${type}". ${mend}.`);
  }
  const hash = createHash('sha256').update(JSON.stringify(pictureEncodings)).update(bytes);
  // From 5 on, the camera lay on its side: Exif 2.32, table 6.
  const [shownWidth, shownHeight] = orientation < 5 ? [width, height] : [height, width];
  return { name, width: shownWidth, height: shownHeight, hash: hash.digest('hex').slice(0, 10) };
}

function bytesOf(name: string): Uint8Array {
  try {
    return readFileSync(join(pictureFolder, name));
  } catch {
    throw new PictureError(name, 'there is no such file. Put the picture there.');
  }
}

function sizeOf(name: string, bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    throw new PictureError(name, `it is no picture. Save it as ${sourceFormats.join(', ')}.`);
  }
}

/** The widths that a picture is offered in: never more than its own. */
export function widthsOf({ width }: Picture): readonly number[] {
  return pictureWidths.filter((offered) => offered <= width);
}

/** The files that are made from a picture. */
export function filesOf(picture: Picture): readonly PictureFile[] {
  return [
    ...(['avif', 'webp'] as const).flatMap((format) =>
      widthsOf(picture).map((width) => ({ picture, width, format })),
    ),
    { picture, width: fallbackWidth, format: 'jpeg' },
  ];
}

const stemOf = (name: string) => name.replace(/\.\w+$/, '');

/** The name of a file, such as `till-receipt-720-1a2b3c4d5e.avif`: another content has another name. */
export function fileNameOf({ picture: { name, hash }, width, format }: PictureFile): string {
  return `${stemOf(name)}-${width}-${hash}.${format}`;
}

/** The file of that name; undefined where none is made. Only the pictures that it could be made from are read. */
export function pictureFileNamed(fileName: string): PictureFile | undefined {
  return pictureNames()
    .filter((name) => fileName.startsWith(`${stemOf(name)}-`))
    .flatMap((name) => filesOf(readPicture(name)))
    .find((file) => fileNameOf(file) === fileName);
}

/** The address of a file: where every host keeps what has a hash in its name for good. */
export function pictureAddress(file: PictureFile): string {
  return `/_next/static/pictures/${fileNameOf(file)}`;
}
