// A file of its own, because the script of every page needs it, and `island-state.ts` is loaded
// with the first island.

/**
 * The controls that took the place of other controls when an island was rendered again or restored.
 */
const successors = new WeakMap<HTMLElement, HTMLElement>();

/** Records that a control has taken the place of another one. */
export function replaceControl(control: HTMLElement, successor: HTMLElement): void {
  successors.set(control, successor);
}

/**
 * The element that a control of an island is now: the control itself or, if the content of the
 * island has been replaced, the same control in the new content.
 */
export function currentElement(control: HTMLElement): HTMLElement {
  const successor = control.isConnected ? undefined : successors.get(control);
  return successor ? currentElement(successor) : control;
}
