/** A field for choosing the theme: a select or a radio button. */
type ThemeField = HTMLSelectElement | HTMLInputElement;

/** Whether an element is a field for choosing the theme. */
export function isThemeField(target: EventTarget | null): target is ThemeField {
  return (
    (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) &&
    target.name === 'theme'
  );
}

/** Updates every theme field of the page to the current theme. */
export function showTheme(document: Document, theme: string): void {
  for (const field of document.getElementsByName('theme')) {
    if (field instanceof HTMLInputElement) field.checked = field.value === theme;
    else if (field instanceof HTMLSelectElement) field.value = theme;
  }
}
