import { z } from 'zod';
import { distinct } from '@/content/fields';

const words = z.string().trim().min(1);

const entries = distinct(
  z.array(z.object({ href: z.string(), title: words.optional() })).min(1),
  ({ href }) => href,
);

const category = z.object({ id: words, title: words, items: entries });

const categories = distinct(z.array(category), ({ id }) => id).superRefine((all, context) => {
  const pages = all.flatMap(({ items }) => items.map(({ href }) => href));
  const repeated = pages.find((href, index) => pages.indexOf(href) < index);
  if (repeated === undefined) return;
  context.addIssue({
    code: 'custom',
    message: `"${repeated}" is in two categories. Remove it from one`,
  });
});

const item = z.discriminatedUnion('layout', [
  z.object({ layout: z.literal('link'), title: words }),
  z.object({ layout: z.literal('list'), title: words, items: entries }),
  z
    .object({ layout: z.literal('mega'), title: words, startCategory: words, categories })
    .superRefine(({ startCategory, categories: all }, context) => {
      const ids = all.map(({ id }) => id);
      if (ids.includes(startCategory)) return;
      const message = `This menu has no such category. Write one of: ${ids.join(', ')}`;
      context.addIssue({ code: 'custom', path: ['startCategory'], message });
    }),
]);

/**
 * The schema of the menus in `content/navigation.ts`. The compiler reports paths that no page has.
 * @param titles the title of every page, by its path
 */
export function navigationSchema(titles: ReadonlyMap<string, string>) {
  const link = z.object({ href: z.string(), title: words }).superRefine((value, context) => {
    const own = titles.get(value.href.replace(/[?#].*$/s, ''));
    const [other] = [...titles].find(([, title]) => title === value.title) ?? [];
    if (other === undefined || own === value.title) return;
    const message = `"${value.href}" has the title "${own}". Write href: '${other}', or another title`;
    context.addIssue({ code: 'custom', path: ['title'], message });
  });
  return z.object({
    headerNavigation: z.array(item),
    footerNavigation: z.array(
      z.object({ title: words, links: distinct(z.array(link).min(1), ({ href }) => href) }),
    ),
  });
}
