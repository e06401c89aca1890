import { MainMenu } from '@/components/islands/main-menu';
import { MobileMenu } from '@/components/islands/mobile-menu';
import { ThemeControl } from '@/components/islands/theme-control';
import { SiteLink } from '@/components/ui/site-link';
import { getStarted } from '@/content/navigation';
import { SearchButton } from './search-button';
import { Wordmark } from './wordmark';

/** The header: the way home, the menus, search, theme and Get Started. Works as plain links until scripts run. */
export function Header() {
  return (
    <header className="site-header">
      <div className="header-bar">
        <SiteLink href="/" className="header-brand">
          <Wordmark />
        </SiteLink>
        <MainMenu />
        <div className="header-tools">
          <SearchButton />
          <ThemeControl />
          <SiteLink href={getStarted.href} className="header-start">
            {getStarted.title}
          </SiteLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
