import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A rehype plugin that makes the first cell of each row of a table the heading of its row. Markdown has no such headings. */
export function rehypeRowHeadings() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, children }) => {
      if (tagName !== 'tr') return;
      const first = children.find((child) => child.type === 'element');
      if (first?.tagName !== 'td') return;
      first.tagName = 'th';
      first.properties.scope = 'row';
    });
  };
}
