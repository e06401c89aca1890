/** The properties of a click or a key that say whether it is a command of the browser. */
type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & {
  readonly button?: number;
};

/**
 * Whether scripts should leave a click or a key to the browser: a click that opens a new tab or
 * window or saves the target, or a key with a modifier, such as Alt and the left arrow, which goes
 * back.
 */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return Boolean(button) || metaKey || ctrlKey || shiftKey || altKey;
}
