import type { Element, ElementContent } from 'hast';
import type { ListItem, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { rehype } from 'rehype';
import rehypeRemark, { type Options } from 'rehype-remark';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { CONTINUE, visit } from 'unist-util-visit';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { samplesNoticeMarkdown } from '@/content/values/placeholders';
import { lastChangeOf } from '../changes';
import { absoluteUrl } from '../metadata';
import { makeReadable } from './make-readable';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

const hasTag = (node: ElementContent, tagName: string): node is Element =>
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

/** Converts a `<summary>` to a paragraph in bold. */
const summary: Handle = (state, node) => strong(state, node);

/**
 * Converts a `<dl>` to a list. Terms are bold. The first paragraph of a definition is on the line
 * of its term.
 */
const definitions: Handle = (state, node) => {
  const items: ListItem[] = [];
  const parts = node.children.flatMap((child) => (hasTag(child, 'div') ? child.children : [child]));
  for (const part of parts) {
    if (hasTag(part, 'dt')) {
      const colon = /[.:!?]$/.test(textOf(state.all(part))) ? '' : ':';
      items.push({ type: 'listItem', children: strong(state, part, colon) });
    } else if (hasTag(part, 'dd')) {
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

/**
 * Removes empty lists. Removes the blank lines between items if no item has more than one
 * paragraph; nested lists do not count.
 */
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

const fromHtml = rehype()
  .data('settings', { fragment: true })
  .use(rehypeRemark, { handlers: { dl: definitions, summary, wbr: () => undefined } })
  .use(tidyLists)
  .freeze();
const writer = remark()
  .data('settings', { bullet: '-', emphasis: '_', rule: '-' })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/**
 * The content of a page as Markdown, with absolute links.
 * @param html the HTML of the whole page
 * @param address the absolute address of the page
 * @throws if the page has no `main`
 */
export function markdownOf(html: string, address: string): string {
  const [main] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  if (main === undefined) {
    throw new Error(`${address}: the page has no <main>, which its Markdown version is made from.`);
  }
  const tree = fromHtml.parse(main);
  makeReadable(tree, address);
  // Where lines break is for the reader of the Markdown to decide.
  return writer.stringify(fromHtml.runSync(tree)).replaceAll('\u00a0', ' ');
}

/**
 * The Markdown version of a built page. Like the page, it begins with the notice that facts are
 * samples, as long as any is one. It ends with the page's address and the day of its last change.
 */
export function pageMarkdown(html: string, path: PagePath): string {
  const address = absoluteUrl(path);
  const notice = samplesNoticeMarkdown(absoluteUrl);
  return `${notice && `> ${notice}\n\n`}${markdownOf(html, address)}\n---\n\nPage: <${address}>. Last changed ${lastChangeOf(path)}. ${site.name}.\n`;
}
