/** Brings what a page needs for its content rather than for a control: what it has none of costs nothing. */
export function completePage(): void {
  const filters = document.querySelectorAll<HTMLElement>('[data-filter]');
  if (filters.length > 0)
    import('./follow-filter').then(
      ({ followFilter }) => filters.forEach(followFilter),
      (error: unknown) => console.warn('The address does not follow the filter.', error),
    );

  const opening = document.querySelector('[data-opening]');
  if (opening)
    import('./opening-hours').then(
      ({ showOpening }) => showOpening(opening),
      (error: unknown) => console.warn('Whether the office is open could not be told.', error),
    );

  const nearest = document.querySelector<HTMLElement>('#nearest-pages');
  if (nearest)
    import('./not-found')
      .then(({ completeNotFoundPage }) => completeNotFoundPage(nearest))
      .catch((error: unknown) => console.warn('The nearest pages could not be listed.', error));
}
