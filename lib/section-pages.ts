import { sections } from '@/content/sections';
import { listPages, type Page } from './page-list';

/**
 * The pages of the sections that menus lead through, by path, and the home page. For what browsers get: the whole tree
 * grows with every article and project, these sections don't.
 */
export const sectionPages: ReadonlyMap<string, Page> = new Map(
  // The tree's type says which paths these are.
  (listPages({ kind: 'home', children: sections }) as readonly Page[]).map((page) => [
    page.path,
    page,
  ]),
);
