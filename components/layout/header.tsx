import { ChevronDown, Menu, Palette } from 'lucide';
import { MainMenu } from '@/components/islands/main-menu';
import { MobileMenu } from '@/components/islands/mobile-menu';
import { ThemeControl } from '@/components/islands/theme-control';
import { SiteLink } from '@/components/ui/site-link';
import { StaticIcon } from '@/components/ui/static-icon';
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
            <StaticIcon node={ChevronDown} size={12} strokeWidth={2.5} className="menu-chevron" />
          }
        />
        <div className="header-tools">
          <SearchButton />
          <ThemeControl
            themes={themes.map(({ name, label }) => ({ name, label }))}
            icon={<StaticIcon node={Palette} />}
          />
          <SiteLink href={getStarted.href} className="header-start">
            {getStarted.title}
          </SiteLink>
          <MobileMenu
            entries={plainMenu}
            icon={<StaticIcon node={Menu} size={22} strokeWidth={2} />}
          />
        </div>
      </div>
    </header>
  );
}
