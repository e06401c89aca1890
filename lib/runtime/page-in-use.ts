import { isPlainMenuOpen } from './plain-menu';

/**
 * Whether a reload would take something from the visitor: a control that the pointer or the focus is on, an open menu or
 * dialog, or words in a field.
 */
export function isPageInUse(): boolean {
  const isAtControl =
    isPlainMenuOpen() ||
    document.querySelector(
      '[data-island]:is(:hover, :focus-within), dialog[open], [role=dialog], [aria-expanded="true"]',
    ) !== null;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  return isAtControl || [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
