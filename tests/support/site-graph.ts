import { type HTMLElement, parse } from 'node-html-parser';

/** The links in one page's HTML. */
export interface PageFacts {
  readonly ids: ReadonlySet<string>;
  /** Addresses inside the site that the whole page links to, as they are written, each once. */
  readonly links: readonly string[];
  /** The links in the page's main content. */
  readonly contentLinks: readonly string[];
  /** The links around the content: in the menus and the footer. */
  readonly frameLinks: readonly string[];
}

const insideSite = (address: string | undefined): address is string =>
  address !== undefined && /^(\/(?!\/)|#)/.test(address);

/** Reads a page. */
export function readPage(html: string): PageFacts {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const addresses = (selector: string, wanted: (link: HTMLElement) => boolean = () => true) => [
    ...new Set(
      root
        .querySelectorAll(selector)
        .filter(wanted)
        .map((link) => link.getAttribute('href'))
        .filter(insideSite),
    ),
  ];
  return {
    ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)),
    links: addresses('a[href]'),
    contentLinks: addresses('main a[href]'),
    frameLinks: addresses('a[href]', (link) => link.closest('main') === null),
  };
}

/** An address as its page and its fragment: `/a?b#c` is `/a` and `c`; `#c` is on the page that contains it. */
function split(address: string, from: string): readonly [path: string, fragment: string] {
  const [before = '', fragment = ''] = address.split('#');
  return [before.split('?')[0] || from, decodeURIComponent(fragment)];
}

export interface BrokenLink {
  readonly page: string;
  readonly link: string;
  readonly reason: 'no such page' | 'no such place on the page';
}

/**
 * The links among pages that lead to no page, or to no place on it.
 * @param isFile whether an address that is no page is a file of the site
 */
export function brokenLinks(
  pages: ReadonlyMap<string, PageFacts>,
  isFile: (path: string) => boolean,
): readonly BrokenLink[] {
  return [...pages].flatMap(([page, { links }]) =>
    links.flatMap((link): readonly BrokenLink[] => {
      const [path, fragment] = split(link, page);
      const target = pages.get(path);
      if (!target) return isFile(path) ? [] : [{ page, link, reason: 'no such page' }];
      return fragment === '' || target.ids.has(fragment)
        ? []
        : [{ page, link, reason: 'no such place on the page' }];
    }),
  );
}

/**
 * How many clicks each page is away from a visitor who starts with the menus and the footer of the home page. A page in
 * a menu is one click away; an unreachable page is absent.
 */
export function clicksFromMenus(
  pages: ReadonlyMap<string, PageFacts>,
): ReadonlyMap<string, number> {
  const clicks = new Map<string, number>();
  let step = (pages.get('/')?.frameLinks ?? []).map((link) => split(link, '/')[0]);
  for (let count = 1; step.length > 0; count += 1) {
    const fresh = [...new Set(step)].filter((path) => pages.has(path) && !clicks.has(path));
    for (const path of fresh) clicks.set(path, count);
    step = fresh.flatMap((path) =>
      (pages.get(path)?.contentLinks ?? []).map((link) => split(link, path)[0]),
    );
  }
  return clicks;
}

/** The pages that no other page's own content links to. */
export function orphans(pages: ReadonlyMap<string, PageFacts>): readonly string[] {
  const linked = new Set(
    [...pages].flatMap(([page, { contentLinks }]) =>
      contentLinks.map((link) => split(link, page)[0]).filter((path) => path !== page),
    ),
  );
  return [...pages.keys()].filter((path) => path !== '/' && !linked.has(path));
}
