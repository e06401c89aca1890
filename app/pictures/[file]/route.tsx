import { immutable } from '@/lib/hosts/headers';
import { encodePicture } from '@/lib/pictures/encode-picture';
import {
  fileNameOf,
  filesOf,
  noPicture,
  pictureMediaTypes,
  pictureNames,
  readPicture,
} from '@/lib/pictures/pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

const allFiles = () => pictureNames().flatMap((name) => filesOf(readPicture(name)));

export function generateStaticParams() {
  const files = allFiles().map(fileNameOf);
  return (files.length > 0 ? files : [noPicture]).map((file) => ({ file }));
}

/** A size of a picture. Pages ask for it below `/_next/static/pictures/`; see `next.config.ts`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = (await params).file;
  const file = allFiles().find((candidate) => fileNameOf(candidate) === name);
  if (!file) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await encodePicture(file)), {
    // The Node target leaves the caching of hashed files to Next, which would answer as for a page.
    headers: { 'Content-Type': pictureMediaTypes[file.format], 'Cache-Control': immutable },
  });
}
