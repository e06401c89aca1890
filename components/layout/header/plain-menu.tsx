import { getStarted } from '@/content/navigation';
import { plainMenu } from '@/lib/menus/menu-contents';
import { plainMenuId } from '@/lib/menus/menu-elements';

/**
 * The entries of the header and of its menus as plain links, in a popover that opens without scripts. One entry of it stands
 * in for a panel until the menus' island runs; the panels themselves are not in the delivered HTML.
 */
export function PlainMenu() {
  return (
    <div id={plainMenuId} popover="auto" className="plain-menu">
      <nav aria-label="All pages of the menu">
        <ul>
          {[...plainMenu, { ...getStarted, pages: [] }].map(({ title, href, pages }) => (
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
