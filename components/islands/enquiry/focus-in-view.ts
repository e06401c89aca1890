/**
 * Focuses an element and scrolls it into view below the header. Does not let `focus()` scroll,
 * because WebKit would then ignore the scroll margin.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Focuses an element once React has shown the result of an action, so that a screen reader reads
 * the new state.
 */
export function focusWhenShown(find: () => HTMLElement | null | undefined): void {
  window.setTimeout(() => focusInView(find()));
}
