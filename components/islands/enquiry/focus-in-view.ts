/**
 * Gives an element the focus and scrolls it into view below the header. WebKit ignores the scroll margin when it scrolls for
 * a focus.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
