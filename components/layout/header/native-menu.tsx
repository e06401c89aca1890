import { getStarted } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { nativeMenuId } from '@/lib/menus/menu-elements';
import { headerItems } from '@/lib/menus/menus';
import { titleOf } from '@/lib/pages/titles';

const sitemap = '/sitemap' satisfies PagePath;
const links = [...headerItems, { href: sitemap, title: titleOf(sitemap) }, getStarted];

/**
 * The header's entries as links, in a popover that opens without scripts. If a visitor opens a menu whose island does not run
 * yet, the popover shows the links of that menu.
 */
export function NativeMenu() {
  return (
    <div id={nativeMenuId} popover="auto" className="native-menu">
      <nav aria-label="All pages of the menu">
        <ul>
          {links.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
