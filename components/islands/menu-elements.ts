'use client'; // Names and reads elements of the browser.

import type { MouseEvent } from 'react';

/** The id of a menu's panel, by the path of its section. */
export const panelId = (href: string) => `menu${href.replaceAll('/', '-')}`;

/** The id of the button that opens a menu's panel. */
export const triggerId = (href: string) => `${panelId(href)}-trigger`;

/** Whether a click asks for the link itself, in a new tab or window. */
export const isForBrowser = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
