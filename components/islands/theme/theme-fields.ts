/** Whether an element is a radio button for choosing the theme. */
export function isThemeField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name === 'theme';
}

/** Checks the radio buttons of a theme, in the header and in the sheet. */
export function showTheme(document: Document, theme: string): void {
  for (const field of document.getElementsByName('theme'))
    if (isThemeField(field)) field.checked = field.value === theme;
}
