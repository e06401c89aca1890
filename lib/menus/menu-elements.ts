/** The popover with the header's entries as plain links; the first child of each entry is the link to its section. */
export const plainMenuId = 'site-menu';

/** The id of a menu's panel, by the path of its section. */
export const panelId = (href: string) => `menu${href.replaceAll('/', '-')}`;

/** The id of the button that opens a menu's panel. */
export const triggerId = (href: string) => `${panelId(href)}-trigger`;
