'use client'; // Opens the menu sheet, and fetches it at the first sign that it is wanted.

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { plainMenuId } from '@/lib/browser/late-markup';
import type { PlainMenuEntry } from '@/lib/header-links';
import { useHydrated } from './use-hydrated';

/**
 * All entries of the header with the pages their menus lead to, as plain links in a popover that opens without scripts; one
 * entry of it stands in for a panel that was asked for before the islands run.
 * It is also how search engines find the menus' links: the panels themselves are not in the delivered HTML. The 117 links
 * take 1.5 kB of a page, compressed with Brotli; as an island they are in its payload by path and title alone.
 */
function PlainMenu({ entries }: { entries: readonly PlainMenuEntry[] }) {
  return (
    <div id={plainMenuId} popover="auto" className="plain-menu">
      <nav aria-label="All pages of the menu">
        <ul>
          {entries.map(({ title, href, pages }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              {pages.length > 0 && (
                <ul>
                  {pages.map((page) => (
                    <li key={page.href}>
                      <a href={page.href}>{page.title}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const loadSheet = () => import('./menu-sheet').then((module) => module.MenuSheet);
type MenuSheet = Awaited<ReturnType<typeof loadSheet>>;

/** The menu button of small screens. Without scripts it opens the plain menu; with them, the sheet. */
export function MobileMenu({
  entries,
  icon,
}: {
  entries: readonly PlainMenuEntry[];
  icon: ReactNode;
}) {
  const pathname = usePathname();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly MenuSheet: MenuSheet }>();
  const button = useRef<HTMLButtonElement>(null);
  const lastPath = useRef(pathname);

  const load = useCallback(() => {
    loadSheet().then(
      (MenuSheet) => setLoaded({ MenuSheet }),
      () => {
        // Without the sheet's script the plain menu still leads everywhere.
        setOpen((isWanted) => {
          if (isWanted) document.getElementById(plainMenuId)?.showPopover();
          return false;
        });
      },
    );
  }, []);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setOpen(false);
  }, [pathname]);

  // The styles say from which width on there is no menu button; the sheet follows it.
  useEffect(() => {
    const close = () => {
      if (button.current?.getClientRects().length === 0) setOpen(false);
    };
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, []);

  const open = (event: MouseEvent) => {
    event.preventDefault(); // Before the roles are on, the button still names the plain menu.
    document.getElementById(plainMenuId)?.hidePopover?.();
    load();
    setOpen(true);
  };

  return (
    <>
      <div className="mobile-menu">
        <button
          ref={button}
          type="button"
          className="header-tool"
          aria-label="Menu"
          data-replay=""
          {...(isHydrated
            ? { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen }
            : { popoverTarget: plainMenuId })}
          onClick={open}
          onPointerDown={load}
          onPointerEnter={load}
          onFocus={load}
        >
          {icon}
        </button>
        {loaded && (
          <loaded.MenuSheet
            isOpen={isOpen}
            onOpenChange={setOpen}
            pathname={pathname}
            returnFocus={() => button.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      <PlainMenu entries={entries} />
    </>
  );
}
