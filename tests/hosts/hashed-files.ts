import { ask } from './raw-request';

/**
 * Requests a page or a stylesheet of a host. Returns the paths in it of hashed files with an
 * extension, such as `.css`.
 */
export async function hashedFiles(
  origin: string,
  extension: string,
  file = '/',
): Promise<readonly string[]> {
  const named = (await ask(origin, file)).body.toString().matchAll(/\/_next\/static\/[\w./-]+/g);
  return [...new Set([...named].map(([path]) => path))].filter((path) => path.endsWith(extension));
}
