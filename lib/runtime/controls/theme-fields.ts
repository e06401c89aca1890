/** A field by which a visitor chooses the theme: a select, or one of several radio buttons. */
type ThemeField = HTMLSelectElement | HTMLInputElement;

/** Whether an element is a field by which visitors choose the theme. */
export function isThemeField(target: EventTarget | null): target is ThemeField {
  return (
    (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) &&
    target.name === 'theme'
  );
}

/** Has every field for the theme on the page show the theme that is on. */
export function showTheme(document: Document, theme: string): void {
  for (const field of document.getElementsByName('theme')) {
    if (field instanceof HTMLInputElement) field.checked = field.value === theme;
    else if (field instanceof HTMLSelectElement) field.value = theme;
  }
}
