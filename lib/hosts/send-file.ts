import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import send from 'send';
import { contentTypes, headerOf } from './content-types';

const typeOfExtension: ReadonlyMap<string, string> = new Map(
  Object.entries(contentTypes).flatMap(([type, extensions]) =>
    extensions.map((extension) => [`.${extension}`, type] as const),
  ),
);

/**
 * The content type of a file with its character set, by the extension of its name. Undefined if it
 * is unknown.
 */
export function contentTypeOf(file: string): string | undefined {
  const type = typeOfExtension.get(extname(file));
  return type === undefined ? undefined : headerOf(type);
}

/** Whether there is a file, and not a folder, at a path below a folder. */
export async function hasFile(folder: string, path: string): Promise<boolean> {
  return await stat(join(folder, path)).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

/**
 * Sends a file that exists, with an entity tag. Answers conditional requests with 304, and a range
 * outside the file with 416.
 * @param path the path below the folder, decoded and without dot segments
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
): void {
  const type = contentTypeOf(path);
  if (type !== undefined) response.setHeader('Content-Type', type);
  send(request, path.split('/').map(encodeURIComponent).join('/'), {
    root: folder,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
  })
    .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
      response.removeHeader('Content-Type');
      response.statusCode = status;
      response.end();
    })
    .pipe(response);
}
