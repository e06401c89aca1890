import * as constants from '@/lib/constants';
import type { IconCollection } from './icon-collection';

/** An icon by collection and name, such as `lucide:cloud`. */
export type IconAddress = `${string}:${string}`;

/**
 * Whether a text can be the address of an icon: collection and name in lower-case kebab-case, short enough for one request.
 */
export function isIconAddress(text: string): text is IconAddress {
  return (
    /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
    `/icons/.json?icons=${text}`.length <= constants.iconUrlLengthMax
  );
}

/** Where the site itself keeps its icons, below its origin. Other hosts have paths of their own. */
const ownIconsPath = '/icons';

/**
 * Where icons are fetched from, and with which patience: the site itself first, then the other hosts, in order.
 * @param origin the site's own origin
 * @param hosts the addresses below which other hosts answer `/{prefix}.json`; none by default
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

/** How long one request for icons may take, in milliseconds: less at the site itself than at another host. */
export function iconPatienceMs(url: string, origin: string): number {
  return URL.parse(url)?.origin === origin
    ? constants.iconLocalTimeoutMs
    : constants.iconRequestTimeoutMs;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether an answer of unknown shape has an entry of a name in one of its tables. */
function hasNamed(answer: unknown, table: keyof IconCollection, name: string): boolean {
  const entries: unknown = isRecord(answer) ? answer[table] : undefined;
  return isRecord(entries) && Object.hasOwn(entries, name);
}

/** Whether a collection, as it was answered, lacks one of the icons that its address asks for. */
function lacksIcons(url: string, collection: unknown): boolean {
  const asked = new URL(url).searchParams.get('icons')?.split(',') ?? [];
  return asked.some(
    (name) => !hasNamed(collection, 'icons', name) && !hasNamed(collection, 'aliases', name),
  );
}

/** A status on which the icon loader goes on to the next host; on 404 it gives up. */
const tryNextHost = 503;

/**
 * Fetches icons for the icon loader, each host with its own patience. What one host doesn't have may be had from the next, so
 * that a miss ends the search at the last one alone.
 */
export function iconFetch(origin: string, hosts: readonly string[]): typeof fetch {
  const last = hosts.at(-1);
  return async (input, options) => {
    const url = String(input instanceof Request ? input.url : input);
    const signal = AbortSignal.timeout(iconPatienceMs(url, origin));
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

/** The addresses of other icon hosts that `NEXT_PUBLIC_ICON_HOSTS` lists, parted by commas, without slashes at their end. */
export function iconHosts(setting: string | undefined): readonly string[] {
  return (setting ?? '')
    .split(',')
    .map((host) => host.trim().replace(/\/+$/, ''))
    .filter((host) => URL.canParse(host));
}
