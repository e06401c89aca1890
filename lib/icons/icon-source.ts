import { segmentForm } from '@/content/schema/page-paths';
import * as constants from '@/lib/constants';

/** An icon by collection and name, such as `lucide:cloud`. */
export type IconAddress = `${string}:${string}`;

/**
 * Whether a text is an icon address: collection and name are written like a path segment, and the
 * request is not too long.
 */
export function isIconAddress(text: string): text is IconAddress {
  const names = text.split(':');
  return (
    names.length === 2 &&
    names.every((name) => segmentForm.test(name)) &&
    `/icons/.json?icons=${text}`.length <= constants.iconUrlLengthMax
  );
}

/**
 * The configuration of the icon loader of Iconify. It requests an icon from the site first, then
 * from the other hosts in order.
 * @param origin the origin of the site
 * @param hosts the addresses of other hosts. Each host serves a collection at its address plus
 * `/{collection}.json`
 */
export function iconSource(origin: string, hosts: readonly string[] = []) {
  return {
    resources: [`${origin}/icons`, ...hosts],
    path: '/',
    maxURL: constants.iconUrlLengthMax,
    rotate: constants.iconNextHostMs,
    timeout: constants.iconRequestTimeoutMs,
    index: 0,
    random: false,
    dataAfterTimeout: false,
  };
}

/**
 * The time limit of a request for icons, in milliseconds. It is shorter for the site than for other
 * hosts.
 */
export function iconTimeoutMs(url: string, origin: string): number {
  return url.startsWith(`${origin}/`)
    ? constants.iconLocalTimeoutMs
    : constants.iconRequestTimeoutMs;
}

/** A collection as the icon loader expects it: with a prefix and icons. */
interface Collection {
  readonly prefix: string;
  readonly icons: object;
  readonly aliases?: unknown;
}

// Not with `isRecord`: the scripts of all other pages would then load that function as a file of
// its own.
const isCollection = (value: unknown): value is Collection =>
  typeof value === 'object' &&
  value !== null &&
  'prefix' in value &&
  typeof value.prefix === 'string' &&
  'icons' in value &&
  typeof value.icons === 'object' &&
  value.icons !== null;

/** How many of the icons that the URL requests are in a collection. */
function iconsFound(url: string, collection: unknown): 'all' | 'some' | 'none' {
  if (!isCollection(collection)) return 'none';
  const requested = new URL(url).searchParams.get('icons')?.split(',') ?? [];
  const known = [collection.icons, collection.aliases ?? {}];
  const found = requested.filter((name) => known.some((table) => Object.hasOwn(table, name)));
  if (found.length === 0) return 'none';
  return found.length === requested.length ? 'all' : 'some';
}

/** A status after which the icon loader tries the next host. */
const tryNextHost = 503;

/** A status after which the icon loader stops and reports the icons as missing. */
const noIcons = 404;

/**
 * The `fetch` function of the icon loader, with a time limit for each request. If a host responds
 * with an error or lacks an icon, the loader receives a status that makes it try the next host. If
 * the last host responds with no requested icon, the loader receives a status that makes it stop:
 * it would wait forever for the icons of an answer without icons.
 */
export function iconFetch(origin: string, hosts: readonly string[]): typeof fetch {
  const last = hosts.at(-1);
  return async (input, options) => {
    // The loader counts a comma as one character, but escapes it as three.
    const url = String(input instanceof Request ? input.url : input).replaceAll('%2C', ',');
    const signal = AbortSignal.timeout(iconTimeoutMs(url, origin));
    const response = await fetch(url, { ...options, signal });
    const isLast = last === undefined || url.startsWith(`${last}/`);
    if (isLast && !response.ok) return response;
    const collection: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const found = response.ok ? iconsFound(url, collection) : 'none';
    if (found === 'all' || (isLast && found === 'some')) return response;
    return new Response(null, { status: isLast ? noIcons : tryNextHost });
  };
}

/**
 * Reads `NEXT_PUBLIC_ICON_HOSTS`: addresses separated by commas. Returns them without trailing
 * slashes.
 */
export function iconHosts(setting: string | undefined): readonly string[] {
  return (setting ?? '')
    .split(',')
    .map((host) => host.trim().replace(/\/+$/, ''))
    .filter((host) => /^https?:\/\/./.test(host));
}
