/**
 * What the low-data mode says it saved.
 * @param pages how many pages have not been loaded ahead
 */
export function lowDataReport(pages: number): string {
  const ahead =
    pages === 0 ? 'nothing loaded' : `${pages} ${pages === 1 ? 'page' : 'pages'} not loaded`;
  return `Saved on this page: no web fonts, ${ahead} ahead, nothing moving.`;
}
