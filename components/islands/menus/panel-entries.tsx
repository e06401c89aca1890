import { ArrowRight } from 'lucide-react';
import { MotifTile } from '@/components/art/motif';
import { Screen } from '@/components/figures/screen';
import type { MenuEntry } from '@/lib/menus/menu-shape';
import { ariaCurrentOf, MenuLink } from './menu-link';

/** The classes for the columns of a panel's entries, and of the links below an entry. */
const looks = {
  mega: {
    entries: 'grid-cols-2',
    children: 'grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]',
  },
  list: {
    entries: 'grid-cols-2 p-3',
    children: 'grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))]',
  },
  'short list': { entries: 'p-3', children: '' },
} as const;

/** A page's motif. If the page is a product, also a small picture of its first screen. */
function EntryPicture({ motif, screen }: Pick<MenuEntry, 'motif' | 'screen'>) {
  if (!screen) return <MotifTile motif={motif} className="size-10" />;
  return (
    <div className="relative">
      <div
        aria-hidden="true"
        className="h-24 overflow-hidden bg-art-3 pt-2 pr-2 pl-10 *:[zoom:0.45]"
      >
        <Screen screen={screen} />
      </div>
      <MotifTile motif={motif} className="absolute top-0 left-0 size-8" />
    </div>
  );
}

/** The entries of a panel, each with a picture, its summary and the links below it. */
export function Entries({
  entries,
  look,
}: {
  entries: readonly MenuEntry[];
  look: keyof typeof looks;
}) {
  return (
    <ul className={`grid content-start gap-x-4 gap-y-1 ${looks[look].entries}`}>
      {entries.map(({ href, title, summary, motif, screen, children, isWide }) => (
        <li key={href} className={isWide ? 'col-span-full' : undefined}>
          <MenuLink
            href={href}
            className={`group grid gap-3.5 rounded-xs px-3 py-2.5 ${screen ? 'grid-cols-[11rem_minmax(0,1fr)]' : 'grid-cols-[2.5rem_minmax(0,1fr)]'}`}
          >
            <EntryPicture motif={motif} {...(screen && { screen })} />
            <span>
              <span className="block text-[0.9375rem] font-semibold group-hover:text-accent group-hover:[text-decoration:var(--link-line,inherit)]">
                {title}
              </span>
              <span className="mt-0.5 block text-[0.8125rem] text-pretty text-ink-muted">
                {summary}
              </span>
            </span>
          </MenuLink>
          {children.length > 0 && (
            <ul className={`mb-1 grid gap-x-2 pl-13.5 ${looks[look].children}`}>
              {children.map((child) => (
                <li key={child.href}>
                  <MenuLink
                    href={child.href}
                    className="flex min-h-11 items-center rounded-xs px-3 py-1 text-[0.875rem] hover:text-accent hover:[text-decoration:var(--link-line,inherit)]"
                  >
                    {child.title}
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

/** The bottom of a panel: a link to the section, and the section's summary. */
export function Overview({
  href,
  title,
  summary,
}: {
  href: string;
  title: string;
  summary?: string;
}) {
  return (
    <p className="hairline-t col-span-full flex items-center gap-5 px-5 py-1 text-[0.8125rem] text-ink-muted">
      <a
        href={href}
        aria-current={ariaCurrentOf(href)}
        className="inline-flex min-h-11 items-center gap-2 text-[0.875rem] font-semibold whitespace-nowrap text-accent no-underline hover:underline hover:underline-offset-[0.2em]"
      >
        {title} overview
        <ArrowRight aria-hidden="true" size={16} />
      </a>
      <span>{summary}</span>
    </p>
  );
}
