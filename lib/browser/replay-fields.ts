type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Writes a value past what a framework put on the element itself to watch it, as a visitor's typing does. */
function writeAsVisitor(field: Field, value: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
}

function replayField(field: Field, value: string) {
  if (isToggle(field)) {
    // React tells a change by comparing with the last state it saw: show it the other one, then act as the visitor.
    const wanted = value === 'true';
    field.checked = !wanted;
    field.click();
    return;
  }
  const selection =
    field instanceof HTMLSelectElement
      ? null
      : ([field.selectionStart, field.selectionEnd] as const);
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  writeAsVisitor(field, value);
  if (selection !== null && selection[0] !== null && !(field instanceof HTMLSelectElement)) {
    field.setSelectionRange(...selection);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Notes which fields a visitor edits, until `replay` is called.
 * @returns a `replay` that gives each field's value to the islands, which have not seen the events
 */
export function fieldsEdited(window: Window): { replay: () => void } {
  const listening = new AbortController();
  const values = new Map<Field, string>();
  const note = ({ target }: Event) => {
    if (!isField(target) || (target instanceof HTMLInputElement && target.type === 'file')) return;
    values.set(target, isToggle(target) ? String(target.checked) : target.value);
  };
  for (const type of ['input', 'change']) {
    window.addEventListener(type, note, {
      capture: true,
      passive: true,
      signal: listening.signal,
    });
  }
  return {
    replay: () => {
      listening.abort();
      for (const [field, value] of values) if (field.isConnected) replayField(field, value);
    },
  };
}
