/** The properties of a click that determine where a link opens. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether scripts should leave a click on a link to the browser, because the click opens a new tab
 * or window, or saves the target.
 */
export function isForBrowser(click: Click): boolean {
  return click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
