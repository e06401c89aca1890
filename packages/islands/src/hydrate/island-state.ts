import { replaceControl } from '../current-element';
import type { IslandElement } from '../island-element';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A control of an island: its element, and a key that a translation or a browser extension does not
 * change.
 */
interface Control {
  readonly element: HTMLElement;
  readonly key: string;
}

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const isMultiple = (field: Field): field is HTMLSelectElement =>
  field instanceof HTMLSelectElement && field.multiple;

/**
 * The attributes that say which control an element is. Others, such as `aria-label`, may have been
 * translated.
 */
const identifying = ['name', 'type', 'href'];

function keyOf(element: HTMLElement): string {
  const values = identifying.map((name) => element.getAttribute(name));
  return JSON.stringify([
    element.tagName,
    ...values,
    isField(element) && isBox(element) && element.value,
  ]);
}

const controlsOf = (island: IslandElement): readonly Control[] =>
  [
    ...island.querySelectorAll<HTMLElement>(
      'form, a[href], button, input, select, textarea, summary',
    ),
  ].map((element) => ({ element, key: keyOf(element) }));

/**
 * Whether the value of a field in delivered HTML has been changed, by the visitor or by the
 * browser's autofill.
 */
function isChanged(field: Field): boolean {
  if (isMultiple(field))
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(initial, 0);
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Sets the value of a field that is no box. */
function setValue(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    const chosen = new Set([...from.selectedOptions].map(({ value }) => value));
    for (const option of to.options) option.selected = chosen.has(option.value);
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.files) {
    to.files = from.files;
  } else {
    // React gives each field a property of its own. Its setter would hide the change from React.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {};
    set?.call(to, from.value);
  }
}

/**
 * Copies the value of a field. The component gets the events that it would get if the visitor had
 * changed the field.
 */
function copyValue(from: Field, to: Field): void {
  if (isBox(from) && isBox(to)) {
    if (from.checked !== to.checked) to.click();
  } else if (from.value !== to.value || isMultiple(from)) {
    setValue(from, to);
    for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Copies the selected text. Some fields have no text cursor, for example those for an e-mail
 * address.
 */
function copySelection(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  if (from.selectionStart !== null && to.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Carries what a visitor has done over from the content of an island to the content that replaces
 * it.
 */
export interface IslandState {
  /**
   * Records which control has the focus. Call this before the content is replaced, which takes the
   * focus away.
   */
  readonly recordFocus: () => void;
  /**
   * Copies values, selected text and the focus to the controls that have replaced the recorded
   * ones. Each control is found by its name, type and address, so elements that a browser or an
   * extension has added do not matter.
   * @param fields which fields to copy
   * @returns whether the content has been replaced
   */
  readonly carryOver: (fields: 'all' | 'changed') => boolean;
}

export function recordState(island: IslandElement): IslandState {
  const before = controlsOf(island);
  let focused: Element | null = null;
  return {
    recordFocus: () => {
      focused = document.activeElement;
    },
    carryOver: (fields) => {
      const lost = before.filter(({ element }) => !island.contains(element));
      if (lost.length === 0) return false;
      const after = [...controlsOf(island)];
      for (const { element: from, key } of before) {
        const index = after.findIndex((control) => control.key === key);
        const to = index === -1 ? undefined : after.splice(index, 1)[0]?.element;
        if (!to || to === from) continue;
        replaceControl(from, to);
        if (isField(from) && isField(to)) {
          if (fields === 'all' || isChanged(from)) copyValue(from, to);
          if (from === focused) copySelection(from, to);
        }
        // Leave the focus where it is if it is in another part of the page.
        if (from === focused && document.activeElement === document.body)
          to.focus({ preventScroll: true });
      }
      return true;
    },
  };
}
