/**
 * Gives an element the focus and brings it into view with its scroll margin, which WebKit passes over when it scrolls for a
 * focus: what belongs to the element would stand behind the header.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
