import * as constants from '@/lib/constants';
import { isRecord } from '@/lib/is-record';
import type { IconCollection } from './icon-collection';

/** An icon by collection and name, such as `lucide:cloud`. */
export type IconAddress = `${string}:${string}`;

/** Whether a text is a valid icon address: collection and name in kebab-case, short enough for one request. */
export function isIconAddress(text: string): text is IconAddress {
  return (
    /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
    `/icons/.json?icons=${text}`.length <= constants.iconUrlLengthMax
  );
}

/** The path of the site's own icons. */
const ownIconsPath = '/icons';

/**
 * The configuration of the icon loader: it asks the site first, then the other hosts in order.
 * @param origin the origin of the site
 * @param hosts the base addresses of other hosts, which serve `{prefix}.json` there
 */
export function iconSource(origin: string, hosts: readonly string[] = []) {
  return {
    resources: [`${origin}${ownIconsPath}`, ...hosts],
    path: '/',
    maxURL: constants.iconUrlLengthMax,
    rotate: constants.iconNextHostMs,
    timeout: constants.iconRequestTimeoutMs,
    index: 0,
    random: false,
    dataAfterTimeout: false,
  };
}

/** The time limit of a request for icons, in milliseconds. It is shorter for the site than for other hosts. */
export function iconTimeoutMs(url: string, origin: string): number {
  return url.startsWith(`${origin}/`)
    ? constants.iconLocalTimeoutMs
    : constants.iconRequestTimeoutMs;
}

/** Whether a table of a response has an entry with the name. */
function hasEntry(answer: unknown, table: keyof IconCollection, name: string): boolean {
  const entries: unknown = isRecord(answer) ? answer[table] : undefined;
  return isRecord(entries) && Object.hasOwn(entries, name);
}

/** Whether a response lacks one of the icons that its address names. */
function lacksIcons(url: string, collection: unknown): boolean {
  const asked = new URL(url).searchParams.get('icons')?.split(',') ?? [];
  return asked.some(
    (name) => !hasEntry(collection, 'icons', name) && !hasEntry(collection, 'aliases', name),
  );
}

/** A status after which the icon loader tries the next host. After 404 it stops. */
const tryNextHost = 503;

/**
 * The `fetch` function of the icon loader, with a time limit for each host. If a host lacks an icon, the response makes the
 * loader try the next host, except after the last one.
 */
export function iconFetch(origin: string, hosts: readonly string[]): typeof fetch {
  const last = hosts.at(-1);
  return async (input, options) => {
    const url = String(input instanceof Request ? input.url : input);
    const signal = AbortSignal.timeout(iconTimeoutMs(url, origin));
    const response = await fetch(input, { ...options, signal });
    if (last === undefined || url.startsWith(`${last}/`)) return response;
    const isMiss =
      !response.ok ||
      lacksIcons(
        url,
        await response
          .clone()
          .json()
          .catch(() => null),
      );
    return isMiss ? new Response(null, { status: tryNextHost }) : response;
  };
}

/** The icon hosts in `NEXT_PUBLIC_ICON_HOSTS`, separated by commas, without trailing slashes. */
export function iconHosts(setting: string | undefined): readonly string[] {
  return (setting ?? '')
    .split(',')
    .map((host) => host.trim().replace(/\/+$/, ''))
    .filter((host) => /^https?:\/\/./.test(host));
}
