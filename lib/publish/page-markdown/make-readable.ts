import type { Element, ElementContent, Root } from 'hast';
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit';

/** Controls and navigation, which have no meaning in text. */
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

/** Roles of elements that scripts fill in. */
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

/** Removes comments, controls and hidden elements, and replaces each picture by its text alternative. */
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

/** Cards are links that contain a heading. Makes the heading the link. */
function linkHeadings(main: Root) {
  visit(main, { tagName: 'a' }, (link: Element) => {
    const heading = headingIn(link);
    if (!heading) return;
    heading.children = [element('a', heading.children, link.properties)];
    link.tagName = 'div';
    link.properties = {};
  });
}

/** Replaces a list whose items have headings by the items. In an ordered list, their headings are numbered. */
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

/** Makes a `<details>` element whose summary contains a heading a section with that heading. */
function unfoldSummaries(main: Root) {
  visit(main, { tagName: 'summary' }, (summary: Element) => {
    if (headingIn(summary)) summary.tagName = 'div';
  });
}

const boxes: ReadonlySet<string> = new Set(['a', 'b', 'i', 'span']);
const isBox = (node: ElementContent | undefined) => isElement(node) && boxes.has(node.tagName);

/** Adds a space between inline elements that follow each other without one, because styles separate them on the page. */
function spaceBoxes(main: Root) {
  visit(main, 'element', (parent) => {
    parent.children = parent.children.flatMap((node, index) =>
      isBox(node) && isBox(parent.children[index - 1]) ? [text(' '), node] : [node],
    );
  });
}

/**
 * Changes a page's `main` so that it can be converted to Markdown. Rules depend on elements and roles. Other elements to leave
 * out have `data-mdast="ignore"`, which `hast-util-to-mdast` supports.
 * @param address the address of the page, which its links are resolved against
 */
export function makeReadable(main: Root, address: string): void {
  leaveOut(main);
  linkHeadings(main);
  unfoldLists(main);
  unfoldSummaries(main);
  spaceBoxes(main);
  main.children.unshift(element('base', [], { href: address }));
}
