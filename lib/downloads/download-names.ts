import type { Download } from '@/content/schema';

export const formatsOf = {
  checklist: ['pdf', 'csv'],
  template: ['docx'],
} as const satisfies Record<Download['content']['type'], readonly string[]>;

/** The file names of downloads, such as `backup-checklist.pdf`. */
export function downloadNames(
  files: readonly { readonly slug: string; readonly content: Pick<Download['content'], 'type'> }[],
): readonly string[] {
  return files.flatMap(({ slug, content }) =>
    formatsOf[content.type].map((format) => `${slug}.${format}`),
  );
}

/** The address of a download's file. */
export function downloadPath(name: string): `/downloads/${string}` {
  return `/downloads/${name}`;
}
