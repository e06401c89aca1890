import { ask } from './raw-request';

/** The paths of hashed files that a page of the host names. */
export async function hashedFiles(
  origin: string,
  extension: string,
  page = '/',
): Promise<readonly string[]> {
  const named = (await ask(origin, page)).body.toString().matchAll(/\/_next\/static\/[\w./-]+/g);
  return [...new Set([...named].map(([path]) => path))].filter((path) => path.endsWith(extension));
}
