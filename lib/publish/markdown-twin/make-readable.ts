import type { Element, ElementContent, Root } from 'hast';
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit';

/** Elements that one acts with or finds one's way by: they mean nothing where the page is read as text. */
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

/** Roles of elements that are written to while a page is used. */
const liveRoles: ReadonlySet<unknown> = new Set(['alert', 'status']);

const isLeftOut = ({ tagName, properties }: Element) =>
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

/** Takes out what is no text, and puts the text alternative of each picture in its place. */
function leaveOut(main: Root) {
  visit(main, (node, index, parent) => {
    if (index === undefined || !parent) return CONTINUE;
    if (node.type === 'comment' || (node.type === 'element' && isLeftOut(node))) {
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

/** A card is a link around a heading and more: the heading alone becomes the link. */
function linkHeadings(main: Root) {
  visit(main, { tagName: 'a' }, (link: Element) => {
    const heading = headingIn(link);
    if (!heading) return;
    heading.children = [element('a', heading.children, link.properties)];
    link.tagName = 'div';
    link.properties = {};
  });
}

/** A list of parts with headings becomes those parts, numbered where the list is. */
function unfoldLists(main: Root) {
  visit(main, 'element', (list) => {
    if (!/^[uo]l$/.test(list.tagName) || !headingIn(list)) return;
    const items = list.children.filter(isElement);
    for (const [index, item] of items.entries()) {
      item.tagName = 'div';
      if (list.tagName === 'ol') headingIn(item)?.children.unshift(text(`${index + 1}. `));
    }
    list.tagName = 'div';
  });
}

const boxes: ReadonlySet<string> = new Set(['a', 'b', 'i', 'span']);
const isBox = (node: ElementContent | undefined) => isElement(node) && boxes.has(node.tagName);

/** Sets words apart that style sheets lay out as boxes beside each other, with no space between them in the source. */
function spaceBoxes(main: Root) {
  visit(main, 'element', (parent) => {
    parent.children = parent.children.flatMap((node, index) =>
      isBox(node) && isBox(parent.children[index - 1]) ? [text(' '), node] : [node],
    );
  });
}

/**
 * Makes of a page's `main`, in place, a tree that has a meaning in Markdown. Rules go by elements and roles; what they
 * can't tell has `data-mdast="ignore"`, the mark of `hast-util-to-mdast`.
 * @param address the page's own, which its links are resolved against
 */
export function makeReadable(main: Root, address: string): void {
  leaveOut(main);
  linkHeadings(main);
  unfoldLists(main);
  spaceBoxes(main);
  main.children.unshift(element('base', [], { href: address }));
}
