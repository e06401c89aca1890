import { listen } from '../events/listen';
import { isLeaving } from './leaving';
import { reloadFor } from './reload-limit';

/** What is in use or open. `:is` ignores `:popover-open` in browsers without popovers. */
const inUse =
  ':is(:popover-open, [data-island]:is(:hover, :focus-within), dialog[open], [role=dialog], [aria-expanded="true"])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The fields that have been changed. React changes the default value of a controlled field too, so
 * values alone do not say.
 */
const changedFields = new WeakSet<EventTarget>();

/** Records the fields that the visitor changes. */
export function watchFields(): void {
  listen('input', ({ target }) => {
    if (target) changedFields.add(target);
  });
}

/**
 * Whether a reload could interrupt the visitor: the pointer or the focus is on an island, a popover
 * or a dialog is open, or a field has text or a choice of the visitor.
 */
export function isPageInUse(): boolean {
  const texts = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  const fields = document.querySelectorAll<Field>('input, textarea, select');
  return (
    document.querySelector(inUse) !== null ||
    [...texts].some(({ value, defaultValue }) => value !== defaultValue) ||
    [...fields].some((field) => changedFields.has(field) && field.value !== '')
  );
}

/**
 * Loads code. If that fails, logs a warning. If the code is missing, for example after a
 * deployment, for which browsers reject `import()` with a TypeError, also reloads the page as soon
 * as the visitor would lose nothing, but at most once for the same code.
 * @param name the name of the code. The warning starts with this name
 * @param load loads the code with `import()`
 * @throws the error of `load`
 */
export async function loadCode<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn(`${name} could not be loaded.`, error);
    if (error instanceof TypeError) void reloadFor(name, () => isLeaving || isPageInUse());
    throw error;
  }
}
