import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { absoluteUrl } from './metadata';

/** Markdown without its marks, as one line of text. */
export function plainText(markdown: string): string {
  return textOf(fromMarkdown(markdown)).replace(/\s+/g, ' ').trim();
}

interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  properties?: { href?: unknown };
}

/** Makes links inside the site absolute. */
function absoluteLinks() {
  return (tree: Parameters<typeof visit>[0]) => {
    visit(tree, 'element', (node: HtmlNode) => {
      const href = node.properties?.href;
      if (node.properties && typeof href === 'string' && href.startsWith('/')) {
        node.properties.href = absoluteUrl(href);
      }
    });
  };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(absoluteLinks)
  .use(rehypeStringify)
  .freeze();

/** Markdown as HTML for readers outside the site: links are absolute, raw HTML in the source is left out. */
export function htmlOf(markdown: string): string {
  return String(processor.processSync(markdown));
}
