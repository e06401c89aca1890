import type { Download } from '@/content/schema';

const formatsByType = {
  checklist: ['pdf', 'csv'],
  template: ['docx'],
} as const satisfies Record<Download['content']['type'], readonly string[]>;

/** The names of the files of downloads, such as `backup-checklist.pdf`. */
export function downloadNames(
  files: readonly { readonly slug: string; readonly content: Pick<Download['content'], 'type'> }[],
): readonly string[] {
  return files.flatMap(({ slug, content }) =>
    formatsByType[content.type].map((format) => `${slug}.${format}`),
  );
}

/** The path at which the site serves a file of a download. */
export function downloadPath(name: string): `/downloads/${string}` {
  return `/downloads/${name}`;
}
