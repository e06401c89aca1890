/** The id of the native menu, a popover of links. The first child of each entry is the link to its section. */
export const nativeMenuId = 'site-menu';

/** The id of a menu's panel, from the path of its section. */
export const panelId = (href: string) => `menu${href.replaceAll('/', '-')}`;

/** The id of the button that opens a menu's panel. */
export const triggerId = (href: string) => `${panelId(href)}-trigger`;
