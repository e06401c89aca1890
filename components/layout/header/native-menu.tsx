import { getStarted } from '@/content/navigation';
import { nativeMenu } from '@/lib/menus/menu-contents';
import { nativeMenuId } from '@/lib/menus/menu-elements';

/**
 * The entries of the header and of its menus as links, in a popover that opens without scripts. Until the menus' island runs,
 * one entry of it replaces a panel. The HTML does not contain the panels.
 */
export function NativeMenu() {
  return (
    <div id={nativeMenuId} popover="auto" className="native-menu">
      <nav aria-label="All pages of the menu">
        <ul>
          {[...nativeMenu, { ...getStarted, pages: [] }].map(({ title, href, pages }) => (
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
