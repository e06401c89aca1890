import { flushSync } from 'react-dom';

/**
 * Focuses an element and scrolls it into view below the header. Does not let `focus()` scroll,
 * because WebKit would then ignore the scroll margin.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Changes the state of a component, and focuses an element of the result, so that a screen reader
 * reads it. Both happen at once: on a slow device, the page would otherwise be painted in between,
 * and then scroll under the pointer.
 */
export function showAndFocus(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  focusInView(find());
}
