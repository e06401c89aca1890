/** The parts of a click that say where a link is to open. */
export type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link asks the browser for a new tab or window, or to save what it leads to. */
export function isForBrowser(click: Click): boolean {
  return click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
