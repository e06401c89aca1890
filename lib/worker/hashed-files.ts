import type { SerwistPlugin } from 'serwist';

/** The hash of each hashed file of a build, by path, as `contentHash` writes it. */
export type FileHashes = Readonly<Record<string, string>>;

/**
 * The length of a hash in hexadecimal digits: 32 bits, enough against accidents. Every visitor
 * loads the list of hashes.
 */
export const hashLength = 8;

/** The start of the SHA-256 of a file's content, in hexadecimal. */
export async function contentHash(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength);
}

/**
 * The content type that browsers require of a file. They check no types of fonts and pictures, but
 * these are never HTML.
 */
function typeFor(path: string): RegExp {
  if (path.endsWith('.js')) return /^(?:text|application)\/javascript\b/;
  if (path.endsWith('.css')) return /^text\/css\b/;
  return /^(?!text\/html\b)/;
}

/**
 * Whether a response is the file at a path: it has the file's type and, if the build lists the
 * file, its content.
 */
async function isRightFile(path: string, response: Response, hashes: FileHashes): Promise<boolean> {
  if (!typeFor(path).test(response.headers.get('content-type') ?? '')) return false;
  const hash = Object.hasOwn(hashes, path) ? hashes[path] : undefined;
  return hash === undefined || (await contentHash(await response.clone().arrayBuffer())) === hash;
}

/**
 * Caches only hashed files that the build lists, with the listed content. A cached response with
 * another content is not used. It is fetched again and replaced. If the browser's own cache has
 * such a response, fetches the file from the host.
 */
export function verified(hashes: FileHashes): SerwistPlugin {
  const isGood = (request: Request, response: Response) =>
    isRightFile(new URL(request.url).pathname, response, hashes);
  return {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && (await isGood(request, cachedResponse)) ? cachedResponse : null,
    fetchDidSucceed: async ({ request, response }) =>
      response.status !== 200 || (await isGood(request, response))
        ? response
        : await fetch(request, { cache: 'reload' }),
    cacheWillUpdate: async ({ request, response }) => {
      const { pathname } = new URL(request.url);
      const isListed = Object.hasOwn(hashes, pathname);
      const isWhole = response.status === 200 && !response.redirected;
      return isListed && isWhole && (await isGood(request, response)) ? response : null;
    },
  };
}
