/** The properties of a key press. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'
>;

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/**
 * Whether a key press is one of an element's shortcuts, in the form of `aria-keyshortcuts` (`Control+K /`).
 * A shortcut without a modifier does not count while the visitor types in a field.
 */
export function matchesShortcut(press: KeyPress, shortcuts: string): boolean {
  return shortcuts.split(/\s+/).some((shortcut) => {
    const parts = shortcut.split('+');
    const key = parts.pop() ?? '';
    if (key === '' || key.toLowerCase() !== press.key.toLowerCase()) return false;
    if (parts.length === 0 && isEditable(press.target)) return false;
    return (
      parts.includes('Control') === press.ctrlKey &&
      parts.includes('Meta') === press.metaKey &&
      parts.includes('Alt') === press.altKey &&
      // Characters such as "/" and "?" need Shift on some keyboards, so Shift is compared for letters only.
      (!/^[a-z]$/i.test(key) || parts.includes('Shift') === press.shiftKey)
    );
  });
}
