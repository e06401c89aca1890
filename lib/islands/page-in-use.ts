import { isNativeMenuOpen } from '@/lib/menus/open-native-menu';

/**
 * Whether a reload could interrupt the visitor: the pointer or the focus is on an island, a menu or a dialog is open, or the text
 * of a field has been changed.
 */
export function isPageInUse(): boolean {
  const isAtControl =
    isNativeMenuOpen() ||
    document.querySelector(
      '[data-island]:is(:hover, :focus-within), dialog[open], [role=dialog], [aria-expanded="true"]',
    ) !== null;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  return isAtControl || [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
