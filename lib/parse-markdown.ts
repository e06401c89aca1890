import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

/**
 * The dialect of Markdown that the site reads and writes: GitHub-flavoured. Pages, checks, feeds
 * and search all read it with this.
 */
export const dialect = [remarkGfm];

/** The processor of Markdown, to which others add steps. */
export const markdownProcessor = remark().use(dialect).freeze();

/** The syntax tree of a Markdown text. */
export const parseMarkdown = (markdown: string) => markdownProcessor.parse(markdown);

const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'code', 'break']);

/**
 * The text of Markdown without its formatting, on one line. The words of two blocks or cells are
 * apart.
 */
export function plainText(markdown: string): string {
  const parts: string[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (blocks.has(node.type)) parts.push(' ');
    if ('value' in node) parts.push(node.value);
    else if (node.type === 'image') parts.push(node.alt ?? '');
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}
