import type { ElementContent, Root } from 'hast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { unbrokenParts } from '@/lib/unbroken-words';

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

/** A rehype plugin that keeps short hyphenated words, such as "M-Pesa", on one line. It does not change code. */
export function rehypeUnbrokenWords() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && node.tagName === 'code') return SKIP;
      if (node.type !== 'text' || index === undefined || parent === undefined) return CONTINUE;
      const nodes = nodesOf(node.value);
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
