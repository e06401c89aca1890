/** Whether one of the wanted addresses is among the first three that were found. */
export function isAmongFirstThree(found: readonly string[], wanted: readonly string[]): boolean {
  return found.slice(0, 3).some((href) => wanted.includes(href));
}
