import { z } from 'zod';
import { distinct, line } from './fields';

/** What the menus need to know about a page. */
export interface MenuPage {
  readonly title: string;
  /** Whether search engines and the site's own lists leave the page out. */
  readonly isUnlisted: boolean;
}

/**
 * The schema of the menus in `content/navigation.ts`. The compiler reports paths that no page has.
 * @param pages every page, by its path
 */
export function navigationSchema(pages: ReadonlyMap<string, MenuPage>) {
  const pageAt = (href: string) => pages.get(href.replace(/[?#].*$/s, ''));
  const href = z
    .string()
    .refine(
      (address) => !pageAt(address)?.isUnlisted,
      'This page is unlisted in content/tree.ts. Remove the entry, or list the page',
    );
  const entries = distinct(
    z.array(z.object({ href, title: line(2, 50).optional() })).min(1),
    (entry) => entry.href,
  );
  const category = z.object({ id: line(1, 30), title: line(1, 30), entries });
  const categories = distinct(z.array(category), ({ id }) => id).superRefine((all, context) => {
    const hrefs = all.flatMap(({ entries: listed }) => listed.map((entry) => entry.href));
    const repeated = hrefs.find((address, index) => hrefs.indexOf(address) < index);
    if (repeated === undefined) return;
    context.addIssue({
      code: 'custom',
      message: `"${repeated}" is in two categories. Remove it from one`,
    });
  });

  /** A title in the header. Longer ones do not fit next to the logo and the buttons. */
  const title = line(2, 20);
  const item = z.discriminatedUnion('layout', [
    z.object({ layout: z.literal('link'), title, href }),
    z.object({ layout: z.literal('list'), title, href, entries }),
    z
      .object({ layout: z.literal('mega'), title, href, startCategory: line(1, 30), categories })
      .superRefine(({ startCategory, categories: all }, context) => {
        const ids = all.map(({ id }) => id);
        if (ids.includes(startCategory)) return;
        const message = `This menu has no such category. Write one of: ${ids.join(', ')}`;
        context.addIssue({ code: 'custom', path: ['startCategory'], message });
      }),
  ]);

  const link = z.object({ href, title: line(2, 40) }).superRefine((value, context) => {
    const own = pageAt(value.href)?.title;
    const [other] = [...pages].find(([, page]) => page.title === value.title) ?? [];
    if (other === undefined || own === value.title) return;
    const message = `"${value.href}" has the title "${own}". Write href: '${other}', or another title`;
    context.addIssue({ code: 'custom', path: ['title'], message });
  });
  const links = (list: z.ZodArray<typeof link>) => distinct(list, (entry) => entry.href);
  return z.object({
    headerNavigation: distinct(z.array(item).min(1), (entry) => entry.href),
    getStarted: z.object({ title, href }),
    footerNavigation: distinct(
      z.array(z.object({ title: line(2, 30), links: links(z.array(link).min(1)) })),
      (column) => column.title,
    ).superRefine((columns, context) => {
      const hrefs = columns.flatMap((column) => column.links.map((entry) => entry.href));
      const repeated = hrefs.find((address, index) => hrefs.indexOf(address) < index);
      if (repeated === undefined) return;
      context.addIssue({
        code: 'custom',
        message: `"${repeated}" is in two columns. Remove it from one`,
      });
    }),
    searchStarts: links(z.array(link)),
  });
}
