import { Island } from '@/components/islands/island';
import { MainMenu } from '@/components/islands/menus/main-menu';
import { MenuSheet } from '@/components/islands/menus/menu-sheet';
import { SearchDialog } from '@/components/islands/search/search-dialog';
import { ThemeControl } from '@/components/islands/theme/theme-control';
import { SiteLink } from '@/components/ui/site-link';
import { getStarted } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { NativeMenu } from './native-menu';
import { SearchButton } from './search-button';
import { Wordmark } from './wordmark';

/** The header: home link, menus, search, theme and Get Started. Without scripts, its entries are links. */
export function Header({ path }: { path: PagePath | undefined }) {
  return (
    <header className="site-header">
      <div className="header-bar">
        <SiteLink href="/" className="header-brand">
          <Wordmark />
        </SiteLink>
        <Island name="main-menu" component={MainMenu} props={{ path }} />
        <div className="header-tools">
          <SearchButton />
          <Island name="theme" component={ThemeControl} props={{}} />
          <SiteLink href={getStarted.href} className="header-start">
            {getStarted.title}
          </SiteLink>
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
