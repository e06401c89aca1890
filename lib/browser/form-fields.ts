/** The fields of a form as they stand, as a query string. */
export function serialise(form: HTMLFormElement): string {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new URLSearchParams(texts).toString();
}

/** Fills a form from a query string. Fields it does not name are emptied; values that no box or option has are passed over. */
export function fill(form: HTMLFormElement, query: string): void {
  const fields = new URLSearchParams(query);
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
      element.checked = fields.has(element.name)
        ? fields.getAll(element.name).includes(element.value)
        : element.defaultChecked;
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      element.value = fields.get(element.name) ?? '';
    }
  }
}
