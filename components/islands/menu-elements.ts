'use client'; // Names and reads elements of the browser.

/** The id of a menu's panel, by the path of its section. */
export const panelId = (href: string) => `menu${href.replaceAll('/', '-')}`;

/** The id of the button that opens a menu's panel. */
export const triggerId = (href: string) => `${panelId(href)}-trigger`;
