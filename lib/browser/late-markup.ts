/**
 * The template in a page's head that holds the script elements of the bundle until they are wanted. Its data attributes
 * are `payload`, the address of the page's flight payload, and `entry`, what starts the bundle, as JSON;
 * `when` is `load` on a page that is not whole until it is hydrated.
 */
export const lateScriptsId = 'late-scripts';

/** Set on an element whose click or submission waits for hydration, as it has no effect without scripts. */
export const replayAttribute = 'data-replay';

/** The popover with the header's entries as plain links; each entry's first child is the link to its section. */
export const plainMenuId = 'site-menu';
