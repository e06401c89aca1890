import { ThemeRows } from '@/components/islands/theme/theme-rows';
import { themeListId } from '@/lib/menus/menu-elements';

/**
 * The themes, in a popover whose button is in the header (`ThemeControl`). It stands after the
 * content, so that its rules are not among those of the first screen.
 */
export function ThemeList() {
  return (
    <form
      id={themeListId}
      popover="auto"
      aria-label="Theme"
      className="header-popover theme-rows theme-list"
    >
      <ThemeRows />
    </form>
  );
}
