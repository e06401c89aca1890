import { allOf, parseHtml } from '../../support/parse-html';

const styles = `
:root { color-scheme: light dark }
body { max-width: 70rem; margin: 0 auto; padding: 0 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif }
header, footer { display: flex; flex-wrap: wrap; gap: 1rem 2rem; padding: 1rem 0 }
nav ul { margin: 0; padding: 0; list-style: none }
nav a, summary { display: block; padding: .6rem 0 }
main { max-width: 65ch }
h1 { font-size: 2.5rem; line-height: 1.1 }
table { border-collapse: collapse }
td, th { padding: .5rem; border-bottom: 1px solid; text-align: left; vertical-align: top }`;

/** The attributes that elements keep. */
const keptAttributes = ['href', 'aria-label', 'scope'];

/**
 * Converts a page of the site to the floor page, which other pages are compared with. The floor
 * page has the same words and links, in plain HTML with a few styles, and no scripts, fonts or
 * pictures.
 * @throws if the page has no menu, content or footer
 */
export function floorPage(html: string): string {
  const root = parseHtml(html);
  for (const element of allOf(root, 'script, style, link, svg, template')) element.remove();
  for (const element of allOf(root, 'body *')) {
    if (element.matches('div, span')) element.replaceWith(...element.childNodes);
    for (const name of element.getAttributeNames()) {
      if (!keptAttributes.includes(name)) element.removeAttribute(name);
    }
  }
  const [menu, content, footer] = ['header nav:last-of-type', 'main', 'footer'].map((selector) => {
    const element = root.querySelector(selector);
    if (!element) throw new Error(`The page has no "${selector}", which the floor page needs.`);
    return element.outerHTML;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
<header><a href="/">Floor</a><details><summary>Menu</summary>${menu}</details></header>
${content}
${footer}
</html>`;
}
