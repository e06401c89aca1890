import type { Element, ElementContent } from 'hast';
import { rehype } from 'rehype';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { PagePath } from '@/content/tree';
import { htmlTreeOf } from '@/lib/parse-markdown';
import { fallbackWidth, pictureAddress, readPicture } from '@/lib/pictures/pictures';
import { absoluteUrl } from './metadata';

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

/** A picture as a `figure` with its caption. The picture is a JPEG in one size. */
function figureOf({ src, alt, title }: Element['properties']): Element {
  const picture = readPicture(String(src));
  const image = {
    src: absoluteUrl(pictureAddress({ picture, width: fallbackWidth, format: 'jpeg' })),
    alt,
    width: fallbackWidth,
    height: Math.round((picture.height * fallbackWidth) / picture.width),
  };
  const caption = element('figcaption', {}, [{ type: 'text', value: String(title) }]);
  return element('figure', {}, [element('img', image, []), ...(title ? [caption] : [])]);
}

const htmlWriter = rehype().freeze();

/**
 * Converts the Markdown of a page to HTML for use outside the site. Makes the addresses of links
 * and pictures absolute.
 */
export function htmlOf(markdown: string, path: PagePath): string {
  const tree = htmlTreeOf(markdown);
  visit(tree, 'element', (node, index, parent) => {
    const { href } = node.properties;
    if (typeof href === 'string') {
      if (href.startsWith('/')) node.properties.href = absoluteUrl(href);
      if (href.startsWith('#')) node.properties.href = `${absoluteUrl(path)}${href}`;
    }
    if (node.tagName !== 'img' || index === undefined) return CONTINUE;
    parent?.children.splice(index, 1, figureOf(node.properties));
    return SKIP;
  });
  return htmlWriter.stringify(tree);
}

/** A plain line of copy as an HTML paragraph. */
export function lineHtml(line: string): string {
  return htmlWriter.stringify({
    type: 'root',
    children: [element('p', {}, [{ type: 'text', value: line }])],
  });
}
