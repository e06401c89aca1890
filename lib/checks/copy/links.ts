import { didYouMean } from '../did-you-mean';

const digits = (number: string) => number.replaceAll(/\D/g, '');

/** The targets that links and pictures in a text may have. */
export interface Targets {
  readonly origin: string;
  /** The company's phone number and e-mail address. Texts have no others. */
  readonly phone: string;
  readonly email: string;
  readonly aliasTarget: (path: string) => string | undefined;
  /** Pages and files of the site, each with its fragments. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pages that are not published yet. Published pages must not link to them. */
  readonly unpublished: ReadonlySet<string>;
  /** File names in `content/pictures/`. */
  readonly pictures: ReadonlySet<string>;
}

function ownPathMistake(
  address: string,
  { paths, unpublished, aliasTarget }: Targets,
): string | undefined {
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (unpublished.has(path)) {
    return 'That page is not published yet. Remove the link until then, or publish the page now';
  }
  const fragments = paths.get(path);
  if (!fragments) {
    const page = aliasTarget(path) ?? path.replace(/\.html?$|\/index$/, '');
    if (paths.has(page)) return `That is another address of "${page}". Link to "${page}"`;
    return `No page or file has that address. ${didYouMean(path, paths.keys())}Link to a path in content/tree.ts`;
  }
  if (fragment === undefined || fragments.has(fragment)) return undefined;
  return `"${path}" has no heading, question or term "#${fragment}". ${didYouMean(fragment, fragments)}Copy the address from the page in a browser, or link to the page`;
}

/** Hosts that show a preview of a site, or only answer on the editor's own computer. */
const previewHost = /(^|\.)(pages\.dev|netlify\.app|vercel\.app|github\.io|local|localhost)$/;

function webMistake(
  { host, hostname, pathname, searchParams }: URL,
  { origin, paths, phone }: Targets,
) {
  if (previewHost.test(hostname) || /^[\d.]+$/.test(hostname)) {
    return `"${hostname}" is a preview. Write the path of the page, such as "${pathname}"`;
  }
  if (['wa.me', 'api.whatsapp.com'].includes(hostname)) {
    return digits(searchParams.get('phone') ?? pathname) === digits(phone)
      ? undefined
      : `That is not the company's number. Write https://wa.me/${digits(phone)}, the number of content/site.ts`;
  }
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
  const written = url.pathname.replaceAll('%20', ' ');
  switch (url.protocol) {
    case 'http:':
      if (previewHost.test(url.hostname)) return webMistake(url, targets);
      return `Write https: "${address.replace('http:', 'https:')}"`;
    case 'https:':
      return webMistake(url, targets);
    case 'mailto:':
      return written === targets.email
        ? undefined
        : `Write an e-mail address of the company after "mailto:": mailto:${targets.email}, as in content/site.ts`;
    case 'tel:':
    case 'sms:':
      // If the company's number itself is wrong, its own field says so.
      return written === targets.phone.replaceAll(' ', '') ||
        (/^\+[\d ]+$/.test(written) && digits(written) === digits(targets.phone))
        ? undefined
        : `Write a phone number of the company after "${url.protocol}": ${url.protocol}+${digits(targets.phone)}, as in content/site.ts`;
    default:
      return `The site does not link to "${url.protocol}" addresses. ${didYouMean(url.protocol, ['mailto:', 'tel:', 'sms:'])}Write https://, mailto: or tel:`;
  }
}
