import { ChevronDown, Menu, Palette } from 'lucide-react';
import { MainMenu } from '@/components/islands/main-menu';
import { MobileMenu } from '@/components/islands/mobile-menu';
import { ThemeControl } from '@/components/islands/theme-control';
import { SiteLink } from '@/components/ui/site-link';
import { getStarted } from '@/content/navigation';
import { themes } from '@/content/themes';
import { headerLinks, plainMenu } from '@/lib/delivered-header';
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
        <MainMenu
          links={headerLinks}
          chevron={
            <ChevronDown aria-hidden="true" size={12} strokeWidth={2.5} className="menu-chevron" />
          }
        />
        <div className="header-tools">
          <SearchButton />
          <ThemeControl
            themes={themes.map(({ name, label }) => ({ name, label }))}
            icon={<Palette aria-hidden="true" size={20} strokeWidth={1.75} />}
          />
          <SiteLink href={getStarted.href} className="header-start">
            {getStarted.title}
          </SiteLink>
          <MobileMenu entries={plainMenu} icon={<Menu aria-hidden="true" size={22} />} />
        </div>
      </div>
    </header>
  );
}
