import { z } from 'zod';
import { didYouMean } from '../did-you-mean';

/** Matches an international phone number: a plus and 8 to 15 digits, with spaces between them (ITU E.164). */
export const phoneNumber = /^\+(?: ?\d){8,15}$/;

/** The targets that links and pictures in a text may have. */
export interface Targets {
  /** The origin of the site. */
  readonly origin: string;
  /** Pages and files of the site, each with its fragments. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pages that are not published yet. Published pages must not link to them. */
  readonly heldBack: ReadonlySet<string>;
  /** File names in `content/pictures/`. */
  readonly pictures: ReadonlySet<string>;
}

function ownPathMistake(address: string, { paths, heldBack }: Targets): string | undefined {
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (heldBack.has(path)) {
    return 'That page is held back until its day of publication. Remove the link until then, or publish the page now';
  }
  const fragments = paths.get(path);
  if (!fragments) {
    return `No page or file has that address. ${didYouMean(path, paths.keys())}Link to a path in content/tree.ts`;
  }
  if (fragment === undefined || fragments.has(fragment)) return undefined;
  return `"${path}" has no heading, question or term "#${fragment}". ${didYouMean(fragment, fragments)}Copy the address from the page in a browser, or link to the page`;
}

function webMistake({ host, hostname, pathname }: URL, { origin, paths }: Targets) {
  if (!/\.[a-z]{2,}$/.test(hostname)) {
    return `"${hostname}" is not a complete host. Write one such as www.example.com`;
  }
  const bare = (name: string) => name.replace(/^www\./, '');
  if (bare(host) !== bare(new URL(origin).host)) return undefined;
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return `This is an address of this site. Write its path: "${paths.has(path) ? path : '/…'}"`;
}

/**
 * The mistake in the address of a link and how to correct it; undefined if the address is correct.
 * @param fragments the fragments of the page that contains the link, such as `costs`
 */
export function linkMistake(
  address: string,
  targets: Targets,
  fragments?: ReadonlySet<string>,
): string | undefined {
  if (address.startsWith('#')) {
    const fragment = address.slice(1);
    return !fragments || fragments.has(fragment)
      ? undefined
      : `This page has no heading "${address}". ${didYouMean(fragment, fragments)}Copy the address from the page in a browser`;
  }
  if (/^\/(?!\/)/.test(address)) return ownPathMistake(address, targets);
  if (!URL.canParse(address)) {
    return /^[\w-]+(\.[\w-]+)+/.test(address)
      ? `Write the whole address: "https://${address}"`
      : 'Write the path of a page from the root, such as "/contact", or a whole address, such as "https://www.kra.go.ke"';
  }
  const url = new URL(address);
  switch (url.protocol) {
    case 'https:':
      return webMistake(url, targets);
    case 'mailto:':
      return z.email().safeParse(decodeURIComponent(url.pathname)).success
        ? undefined
        : 'Write an e-mail address after "mailto:", such as mailto:office@company.example';
    case 'tel:':
    case 'sms:':
      return phoneNumber.test(decodeURIComponent(url.pathname))
        ? undefined
        : `Write a phone number after "${url.protocol}", with a plus and its country code`;
    default:
      return `The site does not link to "${url.protocol}" addresses. ${didYouMean(url.protocol, ['mailto:', 'tel:', 'sms:'])}Write https://, mailto: or tel:`;
  }
}
