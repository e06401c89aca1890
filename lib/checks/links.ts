import leven from 'leven';

/** Where the links of a text may lead, and what it may show. */
export interface Targets {
  readonly origin: string;
  readonly paths: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
}

/** A slip changes at most so large a share of an address or a name. */
const slipShare = 0.4;

/** `Did you mean "…"? ` with the one among the known that is most like what was written; nothing where none is like it. */
export function nearest(written: string, known: Iterable<string>): string {
  const [best] = [...known]
    .map((name) => ({ name, changes: leven(written, name) }))
    .filter(({ changes }) => changes <= written.length * slipShare)
    .toSorted((a, b) => a.changes - b.changes);
  return best ? `Did you mean "${best.name}"? ` : '';
}

const schemes = new Set(['https:', 'mailto:', 'tel:', 'sms:', 'geo:']);

/** The host of an address without its `www.`, so that both forms count as one. */
const bareHost = (host: string) => host.replace(/^www\./, '');

/**
 * What is wrong with the address of a link and how to mend it; undefined where nothing is. Whether a path of the site is
 * a page is not looked at here.
 */
export function linkMistake(address: string, { origin, paths }: Targets): string | undefined {
  if (address.trim() === '') return 'Write where the link leads';
  if (/^\/(?!\/)/.test(address) || address.startsWith('#')) return undefined;
  if (address.startsWith('//')) return 'Write the whole address, beginning with https://';
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return /^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|(co|go|gov|or|ac)\.[a-z]{2})\b)/i.test(address)
      ? `Write the whole address: "https://${address}"`
      : 'Write the path of the page from the root, such as "/contact"';
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const scheme = address.slice(0, address.indexOf(':') + 1).toLowerCase();
  if (!schemes.has(scheme)) {
    return `"${scheme}" is no kind of address that the site links to. Write https://`;
  }
  if (scheme !== 'https:') return address.length > scheme.length ? undefined : 'Write the address';
  if (!url || !/^https:\/\/[^/]/i.test(address)) {
    return 'Write https, a colon, two slashes and the host';
  }
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(url.hostname)) {
    return `"${url.hostname}" is no host. Write one such as www.example.com`;
  }
  if (bareHost(url.host) === bareHost(new URL(origin).host)) {
    const path = url.pathname.replace(/(?<=.)\/+$/, '');
    return paths.has(path)
      ? `That is a page of this site. Write its path: "${path}"`
      : `"${path}" is no page of this site. ${nearest(path, paths)}Write the path of one from content/tree.ts`;
  }
  return undefined;
}
