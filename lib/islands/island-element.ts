/**
 * The element of an island, as `Island` renders it:
 * - `data-island`: its name
 * - `data-props`: its props as JSON, if it has any
 * - `data-when` and `data-stored`: when it is hydrated, see `IslandProps`
 * - `data-running`: present while it is hydrated
 * - `data-failed`: `load` if its code could not be loaded, `crash` if it threw an error
 */
export type IslandElement = HTMLElement;

/** The target of an event, or its nearest ancestor, that matches a selector. */
export function closestTo(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** The island that an event happened in, if it is not running. */
export function waitingIsland(event: Event): IslandElement | null {
  return closestTo(event, '[data-island]:not([data-running])');
}

/** Whether an island has crashed and shows its delivered HTML again. Its controls then work in their native form. */
export function hasCrashed(island: IslandElement): boolean {
  return island.dataset.failed === 'crash';
}
