/** Wraps each text in `font` elements, as the translation of Chromium does. Runs in the page. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    // The original text leaves the page. React may still hold it.
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Adds an element after each text field, as password managers do. Runs in the page. */
export function addToFields(root: Element): void {
  for (const field of root.querySelectorAll('input')) field.after(document.createElement('div'));
}

/** Makes a link of each label, as browsers do with telephone numbers. Runs in the page. */
export function linkText(root: Element): void {
  for (const label of root.querySelectorAll('label')) {
    const text = label.firstChild;
    if (!(text instanceof Text)) continue;
    const link = document.createElement('a');
    link.href = 'tel:+254700000000';
    link.textContent = text.data;
    text.replaceWith(link);
  }
}
