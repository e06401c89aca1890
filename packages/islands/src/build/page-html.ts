import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/** An element of a page, with its position in the source. */
export interface PageElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly in the element, such as the code of a script. */
  readonly text: string;
  /** The name of its parent element; empty for the root. */
  readonly parent: string;
  /** The offset of the first character of its start tag. */
  readonly start: number;
  /** The offset after its end tag, or after its start tag if it has no end tag. */
  readonly end: number;
}

type ParentNode = DefaultTreeAdapterTypes.ParentNode;

function collect(node: ParentNode, parent: string, elements: PageElement[]): void {
  for (const element of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(element)) continue;
    const location = element.sourceCodeLocation;
    // The parser adds elements that the source omits, such as `tbody`. They have no position.
    if (location) {
      elements.push({
        name: element.tagName,
        attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
        text: element.childNodes
          .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
          .join(''),
        parent,
        start: location.startOffset,
        end: location.endOffset,
      });
    }
    collect('content' in element ? element.content : element, element.tagName, elements);
  }
}

/** All elements of a page in source order, including those inside `template` and `noscript`. */
export function elementsOf(html: string): readonly PageElement[] {
  const elements: PageElement[] = [];
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  collect(document, '', elements);
  return elements;
}

/**
 * A part of the source, by its offsets, and the text that replaces it. For an insertion, `start`
 * and `end` are equal.
 */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The source with edits applied. An insertion comes before a replacement at the same position.
 * @throws if edits overlap
 */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < position) throw new Error(`The edits at ${start} and ${position} overlap.`);
    parts.push(html.slice(position, start), text);
    position = end;
  }
  return parts.join('') + html.slice(position);
}
