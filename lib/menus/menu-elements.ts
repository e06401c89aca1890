/** The id of the native menu, a popover of links. */
export const nativeMenuId = 'site-menu';

/** The id of the list of themes, a popover. */
export const themeListId = 'theme-list';

export const panelId = (href: string) => `menu${href.replaceAll('/', '-')}`;

/** The id of the header entry that opens the panel of a section's menu. */
export const triggerId = (href: string) => `${panelId(href)}-trigger`;
