import { fileParams } from '@/lib/file-paths';
import { immutable } from '@/lib/hosts/headers';
import { encodePicture } from '@/lib/pictures/encode-picture';
import {
  fileNameOf,
  pictureFileNamed,
  pictureFilesOf,
  pictureMediaTypes,
  pictureNames,
  readPicture,
} from '@/lib/pictures/pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return fileParams(
    pictureNames().flatMap((name) => pictureFilesOf(readPicture(name)).map(fileNameOf)),
  );
}

/**
 * A picture in one size and format. `next.config.ts` maps the addresses in pages,
 * `/_next/static/pictures/`, to this route.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = pictureFileNamed((await params).file);
  if (!file) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await encodePicture(file)), {
    // Otherwise, on the Node target, Next would send a picture with the caching header of a page.
    headers: { 'Content-Type': pictureMediaTypes[file.format], 'Cache-Control': immutable },
  });
}
