import { isPlainMenuOpen } from './plain-menu';

/** Whether a reload would take something from the visitor: an open menu or dialog, or words in a field. */
export function isPageInUse(): boolean {
  const isOpen =
    isPlainMenuOpen() ||
    document.querySelector('dialog[open], [role=dialog], [aria-expanded="true"]') !== null;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  return isOpen || [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
