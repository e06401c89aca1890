/**
 * The element of an island. `Island` renders the first four attributes; the others are set in the
 * browser:
 * - `data-island`: its name
 * - `data-props`: its props as JSON, if it has any
 * - `data-when` and `data-stored`: what triggers its hydration, see `IslandProps`
 * - `data-running`: present from the end of hydration until a crash
 * - `data-failed`: `load` if its code could not be loaded, `crash` if it threw an error. Removed
 *   when the island runs
 */
export type IslandElement = HTMLElement;

/**
 * The nearest element of HTML that matches a selector, from the target of an event upwards; null if
 * there is none, or if it is part of an SVG, whose links have no `protocol`.
 */
export function closestTo<Tag extends keyof HTMLElementTagNameMap>(
  event: Event,
  selector: Tag,
): HTMLElementTagNameMap[Tag] | null;
export function closestTo(event: Event, selector: string): HTMLElement | null;
export function closestTo(event: Event, selector: string): HTMLElement | null {
  const found = event.target instanceof Element && event.target.closest(selector);
  return found instanceof HTMLElement ? found : null;
}

/** The island that an event happened in, if it is not running. */
export function waitingIsland(event: Event): IslandElement | null {
  return closestTo(event, '[data-island]:not([data-running])');
}

/** Whether an island runs. */
export function isRunning(island: IslandElement): boolean {
  return island.matches('[data-running]');
}

/**
 * Whether an island has crashed and shows its delivered HTML again. Its controls then work
 * natively.
 */
export function hasCrashed(island: IslandElement): boolean {
  return island.dataset.failed === 'crash';
}
