import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { fragmentOf } from '@/lib/pages/fragments';

/** A rehype plugin that gives each heading the id that links to it use. The content check forbids two headings with the same words. */
export function rehypeHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (/^h[1-6]$/.test(node.tagName)) node.properties.id = fragmentOf(textOf(node));
    });
  };
}
