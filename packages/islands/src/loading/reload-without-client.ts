import { isLeaving, watchLeaving } from './leaving';
import { reloadFor } from './reload-limit';

/*
 * Reloads the page because its client script could not be loaded. `reloadFor` limits how often this
 * happens.
 */

watchLeaving();

/**
 * Whether a reload would interrupt the visitor. It would also stop the opening of another page. A
 * link that was followed before this script arrived has the focus.
 */
const isInUse = () => isLeaving || document.querySelector('dialog[open], :focus') !== null;

void reloadFor('The client script', isInUse);
