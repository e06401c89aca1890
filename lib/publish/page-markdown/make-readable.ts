import type { Element, ElementContent, Root } from 'hast';
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit';

/** Elements of controls and navigation. They have no meaning in text. */
const controls: ReadonlySet<string> = new Set([
  'button',
  'fieldset',
  'form',
  'input',
  'label',
  'nav',
  'noscript',
  'select',
  'textarea',
]);

/** Roles of elements that scripts fill with text later. */
const liveRoles: ReadonlySet<unknown> = new Set(['alert', 'status']);

const isUnreadable = ({ tagName, properties }: Element) =>
  controls.has(tagName) ||
  properties.hidden === true ||
  properties.ariaHidden === 'true' ||
  liveRoles.has(properties.role);

const isElement = (node: Root | ElementContent | undefined): node is Element =>
  node?.type === 'element';

const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const text = (value: string): ElementContent => ({ type: 'text', value });

function headingIn(tree: Element): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!/^h[2-6]$/.test(node.tagName)) return CONTINUE;
    found = node;
    return EXIT;
  });
  return found;
}

/**
 * Removes comments, controls, hidden elements and status messages. Replaces each element with the
 * role `img` by its label.
 */
function removeUnreadable(main: Root) {
  visit(main, (node, index, parent) => {
    if (index === undefined || !parent) return CONTINUE;
    if (node.type === 'comment' || (node.type === 'element' && isUnreadable(node))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'element' && node.properties.role === 'img') {
      if (node.tagName === 'svg') node.tagName = 'span';
      node.children = [text(String(node.properties.ariaLabel ?? ''))];
      return SKIP;
    }
    return CONTINUE;
  });
}

/** If a link contains a heading, as a card does, makes only the heading a link. */
function linkHeadings(main: Root) {
  visit(main, { tagName: 'a' }, (link: Element) => {
    const heading = headingIn(link);
    if (!heading) return;
    heading.children = [element('a', heading.children, link.properties)];
    link.tagName = 'div';
    link.properties = {};
  });
}

/**
 * Replaces a list with its items if the list contains headings. Numbers the headings of an ordered
 * list.
 */
function unfoldLists(main: Root) {
  visit(main, 'element', (list) => {
    if (!/^[uo]l$/.test(list.tagName) || !headingIn(list)) return;
    const items = list.children.filter(isElement);
    const start = Number(list.properties.start ?? 1);
    for (const [index, item] of items.entries()) {
      item.tagName = 'div';
      if (list.tagName === 'ol') headingIn(item)?.children.unshift(text(`${start + index}. `));
    }
    list.tagName = 'div';
  });
}

/**
 * Turns a `<summary>` that contains a heading into a `<div>`, so that its heading stays a heading.
 */
function unfoldSummaries(main: Root) {
  visit(main, { tagName: 'summary' }, (summary: Element) => {
    if (headingIn(summary)) summary.tagName = 'div';
  });
}

/** Puts the items of a list in a table's cell on one line. Markdown has no lists in tables. */
function flattenListsInCells(main: Root) {
  visit(main, { tagName: 'td' }, (cell: Element) => {
    visit(cell, 'element', (list) => {
      if (!/^[uo]l$/.test(list.tagName)) return;
      const items = list.children.filter(isElement);
      list.tagName = 'span';
      list.children = items.flatMap(({ children }, index) =>
        index === 0 ? children : [text(', '), ...children],
      );
    });
  });
}

const inlineTags: ReadonlySet<string> = new Set(['a', 'b', 'i', 'span']);
const isInline = (node: ElementContent | undefined) =>
  isElement(node) && inlineTags.has(node.tagName);

/** Whether a node is the mark or the value of a figure. Bold words of a text are `strong`. */
const isFigureText = (node: ElementContent | undefined) =>
  isElement(node) && (node.tagName === 'b' || node.tagName === 'i');

const isWordAt = (node: ElementContent | undefined, edge: RegExp) =>
  node?.type === 'text' && edge.test(node.value);

/** Whether only styles separate a node from the one before it. */
const touches = (before: ElementContent | undefined, node: ElementContent) =>
  (isInline(before) && isInline(node)) ||
  (isFigureText(node) && isWordAt(before, /[^\s([“]$/)) ||
  (isFigureText(before) && isWordAt(node, /^[^\s.,:;!?)\]”]/));

/** Adds a space between inline elements, and around the marks and values of figures. */
function spaceInlineElements(main: Root) {
  visit(main, 'element', (parent) => {
    parent.children = parent.children.flatMap((node, index) =>
      touches(parent.children[index - 1], node) ? [text(' '), node] : [node],
    );
  });
}

/**
 * Changes a page's `main` so that it can be converted to Markdown. Removes hidden elements, and
 * others by their tag or role. Later `hast-util-to-mdast` also removes elements with
 * `data-mdast="ignore"`.
 * @param address the address of the page. It makes relative links absolute
 */
export function makeReadable(main: Root, address: string): void {
  removeUnreadable(main);
  linkHeadings(main);
  unfoldLists(main);
  unfoldSummaries(main);
  flattenListsInCells(main);
  spaceInlineElements(main);
  main.children.unshift(element('base', [], { href: address }));
}
