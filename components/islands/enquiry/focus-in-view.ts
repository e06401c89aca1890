/**
 * Focuses an element and scrolls it into view below the header. It does not rely on the scrolling of `focus()`, in which
 * WebKit ignores the scroll margin.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
