import { ThemeMenu } from '@/components/islands/theme-menu';
import { ButtonLink } from '@/components/ui/button-link';
import { SiteLink } from '@/components/ui/site-link';
import { getStarted } from '@/content/navigation';
import { headerItems, pagesOfItem } from '@/lib/navigation';
import { titleOf } from '@/lib/titles';
import { Wordmark } from './wordmark';

/** The header: every destination as plain links, in menus that need no scripts. */
export function Header() {
  return (
    <header className="hairline-b sticky top-0 z-40 bg-canvas print:static">
      <div className="page-grid flex h-[var(--header-height)] items-center justify-between gap-4">
        <SiteLink href="/" className="no-underline">
          <Wordmark />
        </SiteLink>
        <nav aria-label="Main" className="hidden xl:block">
          <ul className="flex">
            {headerItems.map((item) => (
              <li key={item.title} className="relative">
                {item.layout === 'link' ? (
                  <SiteLink
                    href={item.href}
                    className="flex min-h-11 items-center px-3 hover:text-accent"
                  >
                    {item.title}
                  </SiteLink>
                ) : (
                  <details name="header-menu">
                    <summary className="flex min-h-11 cursor-pointer list-none items-center px-3 hover:text-accent">
                      {item.title}
                    </summary>
                    <ul className="hairline absolute top-full left-0 max-h-[70vh] w-72 overflow-y-auto bg-raised p-3">
                      {pagesOfItem(item).map((path) => (
                        <li key={path}>
                          <SiteLink
                            href={path}
                            className="flex min-h-11 items-center px-3 hover:text-accent"
                          >
                            {titleOf(path)}
                          </SiteLink>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          <ThemeMenu />
          <ButtonLink href={getStarted.href} className="hidden min-h-11 px-4 sm:inline-flex">
            {getStarted.title}
          </ButtonLink>
          <details className="xl:hidden">
            <summary className="hairline flex min-h-11 cursor-pointer list-none items-center border-ink-muted px-4 font-semibold">
              Menu
            </summary>
            <nav
              aria-label="Menu"
              className="hairline-b fixed inset-x-0 top-[var(--header-height)] max-h-[calc(100dvh-var(--header-height))] overflow-y-auto bg-raised p-4"
            >
              <ul>
                {headerItems.map((item) => (
                  <li key={item.title}>
                    {pagesOfItem(item).map((path, index) => (
                      <SiteLink
                        key={path}
                        href={path}
                        className={`flex min-h-11 items-center ${index ? 'pl-6 text-ink-muted' : 'font-semibold'}`}
                      >
                        {index ? titleOf(path) : item.title}
                      </SiteLink>
                    ))}
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
