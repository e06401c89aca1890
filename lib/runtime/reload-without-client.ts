import { reloadFor } from '@/lib/browser/reload-limit';

/*
 * Reloads the page whose client script could not be loaded, with the same limit as for other missing code. Without the client
 * script, only a dialog or a field can be in use.
 */
const isInUse = () =>
  document.querySelector('dialog[open], :is(input, textarea, select):focus') !== null;

void reloadFor('The client script', isInUse);
