import { sections } from '@/content/sections';

/** The files that the page tree is written in. */
export const treeFiles = ['content/tree.ts', 'content/sections.ts'] as const;
export type TreeFile = (typeof treeFiles)[number];

/** The file in which the page at a path stands, or would stand, relative to the project's root. */
export function treeFileOf(path: string): TreeFile {
  const [, section = ''] = path.split('/');
  return Object.hasOwn(sections, section) ? 'content/sections.ts' : 'content/tree.ts';
}
