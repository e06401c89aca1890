import { Search } from 'lucide-react';
import { Island } from '@/components/islands/island';
import { MainMenu } from '@/components/islands/menus/main-menu';
import { MenuSheet } from '@/components/islands/menus/menu-sheet';
import { SearchDialog } from '@/components/islands/search/search-dialog';
import { ThemeControl } from '@/components/islands/theme/theme-control';
import { ButtonLink } from '@/components/ui/button-link';
import { iconButtonLook } from '@/components/ui/looks';
import { SiteLink } from '@/components/ui/site-link';
import { getStarted } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { NativeMenu } from './native-menu';
import { Wordmark } from './wordmark';

/** A link to the search page. If scripts run, it opens the search dialog. */
function SearchButton() {
  return (
    <SiteLink
      href="/search"
      data-dialog="search"
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K"
      className={iconButtonLook}
    >
      <Search size={20} strokeWidth={1.75} />
    </SiteLink>
  );
}

/**
 * The header: home link, menus, search, theme and Get Started. Without scripts, the menus are
 * links.
 */
export function Header({ path }: { path: PagePath | undefined }) {
  return (
    <header className="hairline-b @container/header sticky top-0 z-40 bg-canvas print:static">
      <div className="header-bar page-grid relative flex min-h-(--header-height) items-center justify-between gap-2 @max-[17rem]/header:px-2">
        {/* A narrow header shows the logo only. Screen readers still read the name. */}
        <SiteLink
          href="/"
          className="flex min-h-target items-center gap-3 font-display text-lg font-semibold tracking-tight whitespace-nowrap no-underline @max-[17rem]/header:max-w-8 @max-[17rem]/header:overflow-hidden"
        >
          <Wordmark />
        </SiteLink>
        <Island name="main-menu" component={MainMenu} props={{ path }} />
        <div className="header-tools flex items-center gap-1">
          <SearchButton />
          <Island name="theme" component={ThemeControl} props={{}} />
          <ButtonLink
            href={getStarted.href}
            className="ml-2 min-h-target rounded-xs px-4 text-dense whitespace-nowrap sm:px-4 @max-[40rem]/header:hidden"
          >
            {getStarted.title}
          </ButtonLink>
          <Island name="menu-sheet" component={MenuSheet} props={{}} />
        </div>
      </div>
      <NativeMenu />
      <dialog id="search" aria-label="Search the site" className="search-dialog hairline">
        <Island name="search-dialog" component={SearchDialog} props={{}} />
      </dialog>
    </header>
  );
}
