import { reloadFor } from './reload-limit';

/*
 * Reloads the page because its client script could not be loaded. `reloadFor` limits how often this
 * happens.
 */

// Without the client script, only a dialog or a field can be in use.
const isInUse = () =>
  document.querySelector('dialog[open], :is(input, textarea, select):focus') !== null;

void reloadFor('The client script', isInUse);
