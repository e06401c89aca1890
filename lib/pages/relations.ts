import type { Copy } from '@/content/schema';
import type { PagePath, PagePathOf } from '@/content/tree';
import { copyOf } from './copy';
import { builtChildrenOf, builtPaths } from './guards';
import { publishedPosts } from './posts';
import { pageAt, pathsOfKind } from './tree';

/** A page that another is tied to, with the editor's own words on why where there are some. */
export interface RelatedPage {
  readonly path: PagePath;
  readonly why?: string;
}

/** What the content says of a page elsewhere: each list comes from a field that names the page. */
export interface Relations {
  /** Case studies in which it was delivered, or that belong to the sector. */
  readonly projects: readonly PagePathOf<'project'>[];
  /** Sectors it fits. */
  readonly sectors: readonly RelatedPage[];
  /** Articles that lead on to it. */
  readonly articles: readonly PagePathOf<'post'>[];
  /** Glossary terms that matter on it. */
  readonly terms: readonly string[];
}

/** The relations of a page, without the pages that its own copy already leads to. */
export function relationsOf(path: PagePath): Relations {
  const copy = copyOf(path);
  const own: readonly PagePath[] = 'related' in copy ? copy.related : [];
  const isNew = (other: PagePath) =>
    other !== path && !own.includes(other) && builtPaths.has(other);
  return {
    projects: pathsOfKind('project').filter((project) => {
      const { services, industry } = copyOf(project);
      return (industry === path || services.includes(path)) && isNew(project);
    }),
    sectors: pathsOfKind('industry').flatMap((industry) => {
      const fit = copyOf(industry).fits.find((candidate) => candidate.path === path);
      return fit && isNew(industry) ? [{ path: industry, why: fit.why }] : [];
    }),
    articles: publishedPosts.filter((post) => copyOf(post).related.includes(path) && isNew(post)),
    terms: pathsOfKind('glossary').flatMap((glossary) =>
      copyOf(glossary)
        .terms.filter((term: Copy<'glossary'>['terms'][number]) => term.pages?.includes(path))
        .map(({ term }) => term),
    ),
  };
}

export interface Neighbours {
  readonly section: PagePath;
  readonly previous: PagePath | undefined;
  readonly next: PagePath | undefined;
}

/**
 * The neighbours of a page among the pages with the same parent, in the order of the tree; posts from old to new. Undefined
 * for pages that stand alone: those right below the home page, and only children.
 */
export function neighboursOf(path: PagePath): Neighbours | undefined {
  const { parent } = pageAt(path);
  if (parent === undefined || parent === '/') return undefined;
  const siblings: readonly PagePath[] =
    pageAt(path).kind === 'post' ? publishedPosts.toReversed() : builtChildrenOf(parent);
  const place = siblings.indexOf(path);
  const previous = siblings[place - 1];
  const next = siblings[place + 1];
  return previous || next ? { section: parent, previous, next } : undefined;
}
