import { toString as textOf } from 'mdast-util-to-string';
import { fragmentOf } from '@/lib/fragments';
import { parseMarkdown } from '@/lib/parse-markdown';

interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly heading: string;
}

/** The headings of texts that have been read. The content check asks for those of each text often. */
const knownHeadings = new Map<string, readonly Heading[]>();

/** The headings of a Markdown text, each with the id that `Prose` gives it. */
export function headingsOf(markdown: string): readonly Heading[] {
  const known = knownHeadings.get(markdown);
  if (known) return known;
  const found = parseMarkdown(markdown).children.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const heading = textOf(node);
    return [{ depth: node.depth, id: fragmentOf(heading), heading }];
  });
  knownHeadings.set(markdown, found);
  return found;
}

/** The second-level headings of a Markdown text. */
export function contentsOf(markdown: string): readonly Heading[] {
  return headingsOf(markdown).filter(({ depth }) => depth === 2);
}

/** A part of an article. `heading` is the last second-level heading in the part. */
interface ArticlePart {
  readonly heading: string | undefined;
  readonly markdown: string;
}

/**
 * Splits an article after the sections with these second-level headings. The parts joined are the
 * article.
 * @param headings the headings of the sections
 */
export function articleParts(
  markdown: string,
  headings: readonly string[],
): readonly ArticlePart[] {
  const sections = parseMarkdown(markdown).children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2
      ? [{ heading: textOf(node), at: node.position?.start.offset ?? 0 }]
      : [],
  );
  const cuts = sections.filter((_, index) => headings.includes(sections[index - 1]?.heading ?? ''));
  const starts = [0, ...cuts.map(({ at }) => at)];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? markdown.length;
    const last = sections.findLast(({ at }) => at < end && at >= start);
    return { heading: last?.heading, markdown: markdown.slice(start, end) };
  });
}
