import { getStarted } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { nativeMenuId } from '@/lib/menus/menu-elements';
import { headerItems } from '@/lib/menus/menus';
import { nameOf } from '@/lib/pages/titles';

const sitemap = '/sitemap' satisfies PagePath;
const links = [...headerItems, { href: sitemap, title: nameOf(sitemap) }, getStarted];

/**
 * The header's entries as links, in a popover that opens without scripts. If a visitor opens a menu
 * whose island does not run yet, the popover shows the links of that menu. It takes the focus when
 * it opens: in Safari, the button that opened it has not got the focus, so Tab would not reach the
 * links.
 */
export function NativeMenu() {
  return (
    <nav
      id={nativeMenuId}
      popover="auto"
      aria-label="All pages of the menu"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it has this effect only when the popover opens
      autoFocus
      className="header-popover native-menu"
    >
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
