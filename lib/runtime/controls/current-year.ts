/**
 * Puts the current year in place of the year of the build. By the visitor's own clock: a format with a time zone would take a
 * slow phone a tenth of a second.
 */
export function showCurrentYear(now = new Date()): void {
  const place = document.querySelector('#current-year');
  if (place) place.textContent = String(now.getFullYear());
}
