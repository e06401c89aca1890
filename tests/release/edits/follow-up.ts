import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ContentCopy } from './content-copy';

/*
 * What the tools leave to the editor after a page was added or removed.
 */

const menus = 'content/navigation.ts';

/** Gives a page an entry in the menu of its section. */
export async function inMenu(copy: ContentCopy, path: string): Promise<void> {
  const section = path.slice(0, path.lastIndexOf('/'));
  await copy.replaceWith(
    menus,
    new RegExp(`href: '${section}',\\n\\s*items: \\[`),
    (start) => `${start}\n{ href: '${path}' },`,
  );
}

/** Removes the entries of a page from the menus and the footer. */
export async function outOfMenus(copy: ContentCopy, path: string): Promise<void> {
  const end = path.slice(path.lastIndexOf('/'));
  const address = `(?:'${path}'|\`\\$\\{\\w+\\}${end}\`)`;
  const entry = new RegExp(`\\{ href: ${address}(?:, title: '[^']*')? \\},?`, 'g');
  const text = await copy.read(menus);
  if (entry.test(text)) await copy.replace(menus, entry, '');
}

const link = z.looseObject({ path: z.string() });
/** The parts of a page's copy that list pages, whatever its kind. */
const lists = z.looseObject({
  related: z.array(z.string()).optional(),
  services: z.unknown().optional(),
  fits: z.array(link).optional(),
  choice: z.looseObject({ options: z.array(link) }).optional(),
  twin: link.optional(),
});

const once = <T>(entries: readonly T[], pathOf: (entry: T) => string) =>
  entries.filter(
    (entry, index) => entries.findIndex((other) => pathOf(other) === pathOf(entry)) === index,
  );

/**
 * Removes duplicates and references to the page itself from every page's lists, and from a group the pages that are no
 * longer below it. Lists that become too short are filled with the pages of menus.
 */
export async function tidyLists(copy: ContentCopy): Promise<void> {
  const pages = await copy.pages();
  const hubs = pages.filter(({ kind }) => kind === 'hub').map(({ path }) => path);
  const texts = await copy.texts();
  for (const { path, kind, children } of pages) {
    const { twin, ...text } = lists.parse(texts[path]);
    const isTwin = twin && lists.parse(texts[twin.path]).twin?.path === path;
    const fill = (paths: readonly string[], least: number) => {
      const kept = once(paths, (entry) => entry).filter((entry) => entry !== path);
      const others = hubs.filter((hub) => !kept.includes(hub) && hub !== path);
      return [...kept, ...others.slice(0, Math.max(0, least - kept.length))];
    };
    const services = z.array(z.string()).safeParse(text.services).data;
    const tidied = {
      ...text,
      ...(isTwin && { twin }),
      ...(text.related && { related: fill(text.related, 2) }),
      ...(services && { services: fill(services, 1) }),
      ...(text.fits && { fits: once(text.fits, (entry) => entry.path) }),
      ...(text.choice && {
        choice: {
          ...text.choice,
          options: text.choice.options.filter((option) => children.includes(option.path)),
        },
      }),
    };
    if (!isDeepStrictEqual(tidied, texts[path])) {
      await copy.writeData(kind, path, tidied);
    }
  }
}
