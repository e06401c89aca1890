import { segmentForm } from '@/content/schema/page-paths';
import type { Kind, PageNode, PagePath } from '@/content/tree';
import { isReserved } from '@/lib/file-paths';

export interface Page<P extends string = PagePath> {
  readonly path: P;
  readonly kind: Kind;
  readonly segments: readonly string[];
  readonly parent: P | undefined;
  readonly children: readonly P[];
  readonly unlisted: boolean;
  readonly guards: readonly string[];
}

/**
 * Lists the pages of a tree, parents before their children.
 * @throws if a segment is not lower-case kebab-case or has only digits, or if a path belongs to the
 * home page, a file or a service
 */
export function listPages(root: PageNode): readonly Page<string>[] {
  const pages = new Map<string, Page<string>>();
  const visit = (node: PageNode, segments: readonly string[], parent: string | undefined) => {
    const path = `/${segments.join('/')}`;
    const invalid = segments.find((segment) => !segmentForm.test(segment));
    if (invalid !== undefined) {
      throw new Error(
        `content/tree.ts: the segment "${invalid}" of "${path}" is not lower-case kebab-case. Write it with a-z, 0-9 and single hyphens. Nest a page below another one under "children", without a slash.`,
      );
    }
    const last = segments.at(-1) ?? '';
    // JavaScript lists the keys of an object that are whole numbers before all others.
    if (/^\d+$/.test(last)) {
      throw new Error(
        `content/tree.ts: the segment "${last}" of "${path}" has only digits, so its page would come before its siblings in every list. Add a word, such as "year-${last}".`,
      );
    }
    if (path === '/home' || isReserved(path)) {
      throw new Error(
        `content/tree.ts: the page "${path}" has an address that the site needs for ${path === '/home' || path === '/index' ? 'its home page' : 'a file or a service'}. Rename the page.`,
      );
    }
    const childSegments = Object.keys(node.children ?? {});
    pages.set(path, {
      path,
      kind: node.kind,
      segments,
      parent,
      children: childSegments.map((segment) => `/${[...segments, segment].join('/')}`),
      unlisted: node.unlisted ?? false,
      guards: node.guards ?? [],
    });
    for (const [segment, child] of Object.entries(node.children ?? {})) {
      visit(child, [...segments, segment], path);
    }
  };
  visit(root, [], undefined);
  return [...pages.values()];
}
