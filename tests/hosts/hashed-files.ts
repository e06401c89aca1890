import { ask } from './raw-request';

/** Requests a page or a stylesheet of a host. Returns the paths of the hashed files with an extension, such as `.css`, in its text. */
export async function hashedFiles(
  origin: string,
  extension: string,
  file = '/',
): Promise<readonly string[]> {
  const named = (await ask(origin, file)).body.toString().matchAll(/\/_next\/static\/[\w./-]+/g);
  return [...new Set([...named].map(([path]) => path))].filter((path) => path.endsWith(extension));
}
