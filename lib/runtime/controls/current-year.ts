/** Puts the current year, in the company's time zone, in place of the year of the build. */
export function showCurrentYear(now = new Date()): void {
  const place = document.querySelector<HTMLElement>('#current-year');
  if (!place) return;
  const { timeZone } = place.dataset;
  place.textContent = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now);
}
