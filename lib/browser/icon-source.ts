import * as constants from '@/lib/constants';

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

/**
 * Where icons are fetched from, and with which patience: the site itself first, then the other hosts, in order.
 * @param origin the site's own origin
 * @param hosts the origins of other hosts, with the same paths; none by default
 */
export function iconSource(origin: string, hosts: readonly string[] = []) {
  return {
    resources: [origin, ...hosts],
    path: '/icons/',
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

/** The origins that `NEXT_PUBLIC_ICON_HOSTS` lists, parted by commas. */
export function iconHosts(setting: string | undefined): readonly string[] {
  return (setting ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter((host) => URL.canParse(host));
}
