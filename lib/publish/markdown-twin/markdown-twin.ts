import type { Element, ElementContent } from 'hast';
import type { ListItem, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { CONTINUE, visit } from 'unist-util-visit';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { lastChangeOf } from '@/lib/publish/changes';
import { absoluteUrl } from '@/lib/publish/metadata';
import { makeReadable } from './make-readable';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

const named = (node: ElementContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

const strong = (state: Parameters<Handle>[0], node: Element, after = ''): Paragraph[] =>
  state
    .toFlow(state.all(node))
    .filter((block) => block.type === 'paragraph')
    .map((paragraph) => ({
      type: 'paragraph',
      children: [
        { type: 'strong', children: [...paragraph.children, { type: 'text', value: after }] },
      ],
    }));

/** A question, or the name of what opens: a paragraph in bold. */
const summary: Handle = (state, node) => strong(state, node);

/** Terms in bold in a list, each with the first paragraph of its definition in the same line. */
const definitions: Handle = (state, node) => {
  const items: ListItem[] = [];
  const parts = node.children.flatMap((child) => (named(child, 'div') ? child.children : [child]));
  for (const part of parts) {
    if (named(part, 'dt')) {
      const colon = /\p{P}$/u.test(textOf(state.all(part))) ? '' : ':';
      items.push({ type: 'listItem', children: strong(state, part, colon) });
    } else if (named(part, 'dd')) {
      const blocks = state.toFlow(state.all(part));
      const [opening, ...rest] = blocks;
      const item = items.at(-1)?.children ?? [];
      const [term] = item;
      if (
        term?.type === 'paragraph' &&
        term.children.length === 1 &&
        opening?.type === 'paragraph'
      ) {
        term.children.push({ type: 'text', value: ' ' }, ...opening.children);
        item.push(...rest);
      } else {
        item.push(...blocks);
      }
    }
  }
  return { type: 'list', ordered: false, children: items };
};

/** Takes out empty lists, and has items stand close together where none has a second block that is no list. */
function tidyLists() {
  return (tree: Root) => {
    visit(tree, 'list', (list, index, parent) => {
      if (list.children.length === 0 && index !== undefined) {
        parent?.children.splice(index, 1);
        return index;
      }
      for (const item of list.children) {
        item.spread = item.children.slice(1).some(({ type }) => type !== 'list');
      }
      list.spread = list.children.some(({ spread }) => spread);
      return CONTINUE;
    });
  };
}

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { handlers: { dl: definitions, summary, wbr: () => undefined } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(tidyLists)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

/**
 * The text of a page as Markdown, with absolute links.
 * @param html the whole page
 * @param address the page's own
 * @throws where the page has no `main`
 */
export function markdownOf(html: string, address: string): string {
  const [main] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  if (main === undefined) {
    throw new Error(`${address}: no <main> in the page. Its Markdown twin is made of it.`);
  }
  const tree = processor.parse(main);
  makeReadable(tree, address);
  return processor.stringify(processor.runSync(tree));
}

/** A built page as its Markdown twin: what the page says, without its design, and where it stands. */
export function markdownTwin(html: string, path: PagePath): string {
  const address = absoluteUrl(path);
  return `${markdownOf(html, address)}\n---\n\nPage: <${address}>. Last changed ${lastChangeOf(path)}. ${site.name}.\n`;
}
