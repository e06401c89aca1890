import type { Root } from 'hast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import { visit } from 'unist-util-visit';

/**
 * Parses the dialect of Markdown that the content is written in: GitHub-flavoured. Pages, checks,
 * feeds and search all use it.
 */
const markdownProcessor = remark().use(remarkGfm).freeze();

/** The syntax tree of a Markdown text. */
export const parseMarkdown = (markdown: string) => markdownProcessor.parse(markdown);

const handlers = {
  // A picture becomes a `figure`, which HTML does not allow in a paragraph.
  paragraph: (state, node) =>
    node.children.some(({ type }: { type: string }) => type === 'image')
      ? state.all(node)
      : defaultHandlers.paragraph(state, node),
  // HTML in Markdown is shown as text.
  html: (_state, { value }: { value: string }) => ({ type: 'text', value }),
} satisfies Options['handlers'];

const otherProtocol = /^(?!https?:|mailto:|tel:|sms:)[^/?#]*:/i;

/**
 * Removes the addresses of links with other protocols, such as `javascript:`, which the content
 * check reports.
 */
function removeOtherProtocols() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      if (otherProtocol.test(String(properties.href ?? ''))) delete properties.href;
    });
  };
}

const htmlProcessor = markdownProcessor()
  .use(remarkRehype, { handlers })
  .use(removeOtherProtocols)
  .freeze();

/**
 * The syntax tree of the HTML of a Markdown text. A picture is an `img` whose `src` is the name of
 * a file in `content/pictures/`.
 */
export const htmlTreeOf = (markdown: string): Root =>
  htmlProcessor.runSync(htmlProcessor.parse(markdown));

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
