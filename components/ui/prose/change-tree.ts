import type { ElementContent, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { fragmentOf } from '@/lib/fragments';
import { unbrokenParts } from '../unbroken-text';

/**
 * Gives each heading the id that links to it use. The content check forbids two headings with the
 * same words.
 */
export function addHeadingIds(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) node.properties.id = fragmentOf(textOf(node));
  });
}

/**
 * Makes the first cell of each row of a table the heading of its row. Markdown has no such
 * headings.
 */
export function addRowHeadings(tree: Root): void {
  visit(tree, 'element', ({ tagName, children }) => {
    if (tagName !== 'tr') return;
    const first = children.find((child) => child.type === 'element');
    if (first?.tagName !== 'td') return;
    first.tagName = 'th';
    first.properties.scope = 'row';
  });
}

const nodesOf = (value: string): ElementContent[] =>
  unbrokenParts(value).map(({ text, isUnbroken }) => {
    const node: ElementContent = { type: 'text', value: text };
    return isUnbroken
      ? {
          type: 'element',
          tagName: 'span',
          properties: { className: ['whitespace-nowrap'] },
          children: [node],
        }
      : node;
  });

/** Keeps short hyphenated words, such as "M-Pesa", on one line. Does not change code. */
export function keepWordsUnbroken(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type !== 'text' || index === undefined || parent === undefined) return CONTINUE;
    const nodes = nodesOf(node.value);
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}
