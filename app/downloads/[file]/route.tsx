import { downloadNames } from '@/lib/downloads/download-names';
import { downloadFiles } from '@/lib/downloads/downloads';
import { fileParams } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return fileParams(pathsOfKind('downloads').flatMap((path) => downloadNames(copyOf(path).files)));
}

/** A file that visitors download. The content defines it. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const download = (await downloadFiles()).find(({ name }) => name === file);
  if (!download) return new Response(null, { status: 404 });
  return new Response(Buffer.from(download.bytes), {
    headers: {
      'Content-Type': download.mediaType,
      'Content-Disposition': `attachment; filename="${download.name}"`,
    },
  });
}
