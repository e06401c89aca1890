/*
 * What the panels of a wide header and the sheet of a narrow one share: the contents, and how an
 * entry looks. It needs the browser to fetch the contents.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { loadedMenus, loadMenus } from '@/lib/menus/load-menus';
import type { MenuEntry, Menus } from '@/lib/menus/menus';

/** The contents of the menus; undefined until they are fetched. */
export function useMenus(): Menus | undefined {
  const [menus, setMenus] = useState(loadedMenus);
  useEffect(() => {
    loadMenus().then(setMenus, (error: unknown) =>
      console.warn(
        'The contents of the menus could not be fetched. The header’s links still work.',
        error,
      ),
    );
  }, []);
  return menus;
}

/** The value of `aria-current` for a link: `page` if it leads to the current page. */
export function ariaCurrentOf(href: string): 'page' | undefined {
  // Plain file servers add a slash to the address of a page.
  return [href, `${href}/`].includes(location.pathname) ? 'page' : undefined;
}

/** The words of the link that a menu has to the page of its section. */
export const overviewName = (section: string) => `${section} overview`;

/** A link in a panel or in the sheet. A bar marks the link to the current page. */
export function MenuLink({
  href,
  className,
  children,
}: {
  href: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      aria-current={ariaCurrentOf(href)}
      className={`no-underline hover:bg-surface aria-[current]:[box-shadow:inset_3px_0_var(--accent)] forced-colors:aria-[current]:border-l-3 forced-colors:aria-[current]:border-[color:Highlight] ${className}`}
    >
      {children}
    </a>
  );
}

const rowLook =
  'flex w-full cursor-pointer items-center gap-3 px-5 py-1.5 text-left leading-[1.35] no-underline hover:bg-surface hover:text-accent hover:[text-decoration:var(--link-line,inherit)] focus-visible:-outline-offset-3';

/** The classes of the rows in the sheet, from the header's entries to the pages below an entry. */
export const sheetLooks = {
  group: `${rowLook} min-h-target justify-between font-semibold aria-[current]:text-accent`,
  subgroup: `${rowLook} min-h-target justify-between pl-9 text-dense font-semibold aria-[current]:text-accent`,
  entry: `${rowLook} min-h-target pl-9 text-dense`,
  child: `${rowLook} min-h-target pl-13 text-dense text-ink-muted`,
} as const;

const panelLooks = {
  entry: 'group grid gap-3.5 rounded-xs px-3 py-2.5',
  child:
    'flex min-h-target items-center rounded-xs px-3 py-1 text-note hover:text-accent hover:[text-decoration:var(--link-line,inherit)]',
} as const;

/** The classes of a list of entries, by where it is: in a panel of the header, or in the sheet. */
const looks = {
  mega: {
    ...panelLooks,
    list: 'grid content-start gap-x-4 gap-y-1 grid-cols-2',
    children: 'mb-1 grid gap-x-2 grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]',
  },
  list: {
    ...panelLooks,
    list: 'grid content-start gap-x-4 gap-y-1 grid-cols-2 p-3',
    children: 'mb-1 grid gap-x-2 grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))]',
  },
  'short list': {
    ...panelLooks,
    list: 'grid content-start gap-x-4 gap-y-1 p-3',
    children: 'mb-1 grid gap-x-2',
  },
  sheet: { ...sheetLooks, list: '', children: '' },
} as const;

export type EntryLook = keyof typeof looks;

/**
 * Entries of a menu, each with links to the pages below it.
 * @param content what the link of an entry shows. The sheet does not load the pictures that panels
 * show
 * @param columns the columns of an entry in a panel: its picture and its words
 */
export function EntryList({
  entries,
  look,
  content,
  columns = () => '',
}: {
  entries: readonly MenuEntry[];
  look: EntryLook;
  content: (entry: MenuEntry) => ReactNode;
  columns?: (entry: MenuEntry) => string;
}) {
  const { list, entry: entryLook, children: childrenLook, child: childLook } = looks[look];
  return (
    <ul className={list}>
      {entries.map((entry) => (
        <li key={entry.href} className={entry.isWide ? 'col-span-full' : undefined}>
          <MenuLink href={entry.href} className={`${entryLook} ${columns(entry)}`}>
            {content(entry)}
          </MenuLink>
          {entry.children.length > 0 && (
            <ul className={childrenLook}>
              {entry.children.map(({ href, title }) => (
                <li key={href}>
                  <MenuLink href={href} className={childLook}>
                    {title}
                  </MenuLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
