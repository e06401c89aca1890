import { rehype } from 'rehype';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import type { PagePath } from '@/content/tree';
import { markdownProcessor } from '@/lib/parse-markdown';
import { fallbackWidth, pictureAddress, readPicture } from '@/lib/pictures/pictures';
import { absoluteUrl } from './metadata';

interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  properties?: { href?: unknown };
}

function absoluteLinks() {
  return (tree: Parameters<typeof visit>[0], file: { readonly path: string }) => {
    visit(tree, 'element', (node: HtmlNode) => {
      const href = node.properties?.href;
      if (!node.properties || typeof href !== 'string') return;
      if (href.startsWith('/')) node.properties.href = absoluteUrl(href);
      if (href.startsWith('#')) node.properties.href = `${absoluteUrl(file.path)}${href}`;
    });
  };
}

interface PictureNode {
  readonly url: string;
  readonly alt?: string | null;
  readonly title?: string | null;
}

/** Converts a picture to a `figure` with a caption. The picture is a JPEG in one size. */
const handlers = {
  image: (_state, { url, alt, title }: PictureNode) => {
    const picture = readPicture(url);
    const image = {
      type: 'element' as const,
      tagName: 'img',
      properties: {
        src: absoluteUrl(pictureAddress({ picture, width: fallbackWidth, format: 'jpeg' })),
        alt: alt ?? '',
        width: fallbackWidth,
        height: Math.round((picture.height * fallbackWidth) / picture.width),
      },
      children: [],
    };
    const caption = {
      type: 'element' as const,
      tagName: 'figcaption',
      properties: {},
      children: [{ type: 'text' as const, value: title ?? '' }],
    };
    return {
      type: 'element',
      tagName: 'figure',
      properties: {},
      children: title ? [image, caption] : [image],
    };
  },
  // A paragraph must not contain a figure.
  paragraph: (state, node) =>
    node.children[0]?.type === 'image' ? state.all(node) : defaultHandlers.paragraph(state, node),
} satisfies Options['handlers'];

const toHtml = markdownProcessor().use(remarkRehype, { handlers }).use(absoluteLinks).freeze();
const htmlWriter = rehype().freeze();

/**
 * Converts the Markdown of a page to HTML for use outside the site. Makes addresses of links and
 * pictures absolute, and removes raw HTML.
 */
export function htmlOf(markdown: string, path: PagePath): string {
  return htmlWriter.stringify(toHtml.runSync(toHtml.parse(markdown), { path }));
}

/** A plain line of copy as an HTML paragraph. */
export function lineHtml(line: string): string {
  const children = [{ type: 'text' as const, value: line }];
  return htmlWriter.stringify({
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children }],
  });
}
