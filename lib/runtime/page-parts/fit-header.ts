/**
 * Sets `data-collapsed` on the header while its entries do not fit beside the home link and the
 * tools, for example because the visitor has set wider letters or a larger smallest font. The menu
 * button then takes the place of the entries. In most windows, `styles/header.css` decides by the
 * width alone, before the page is painted.
 */
export function fitHeader(header: HTMLElement): void {
  const part = (selector: string) => header.querySelector<HTMLElement>(selector);
  const [bar, entries, tools] = [
    part('.header-bar'),
    part('.main-menu-list'),
    part('.header-tools'),
  ];
  const home = bar?.firstElementChild;
  if (!bar || !entries || !tools || !home) return;

  const fit = () => {
    const { columnGap, paddingLeft, paddingRight } = getComputedStyle(bar);
    const room = bar.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // Only a collapsed header has the menu button.
    const button = part('.mobile-menu')?.offsetWidth ?? 0;
    const buttonRoom = button && button + Number.parseFloat(getComputedStyle(tools).columnGap);
    const needed = [home, entries, tools].reduce(
      (sum, { scrollWidth }) => sum + scrollWidth,
      2 * Number.parseFloat(columnGap) - buttonRoom,
    );
    // In a narrow window, the entries are not displayed.
    header.toggleAttribute('data-collapsed', entries.scrollWidth > 0 && needed > room);
  };
  const observer = new ResizeObserver(fit);
  for (const element of [bar, home, entries, tools]) observer.observe(element);
}
