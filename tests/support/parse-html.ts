import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM().window;

/** The document of a page's HTML, or of a part of a page. Its scripts do not run. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');

/** The elements of a document or a part of it that match a selector. */
export const allOf = (root: ParentNode, selector: string): readonly Element[] => [
  ...root.querySelectorAll(selector),
];
