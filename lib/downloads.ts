import { statSync } from 'node:fs';
import type { Download } from '@/content/schema/pages';

/** The folder of the files that visitors download. */
export const downloadFolder = 'public/downloads';

/** The formats of downloads, by their file extensions. */
const formatsOfFiles = {
  pdf: { label: 'PDF', opensInBrowser: true },
  csv: { label: 'CSV', opensInBrowser: false },
  docx: { label: 'Word document', opensInBrowser: false },
} as const satisfies Record<
  Download['formats'][number],
  Pick<DownloadFile, 'label' | 'opensInBrowser'>
>;

export interface DownloadFile {
  /** The file's name, such as `backup-checklist.pdf`. */
  readonly name: string;
  /** The address at which the site serves it. */
  readonly path: `/downloads/${string}`;
  readonly label: string;
  /** Whether browsers on phones and computers show such a file without another program. */
  readonly opensInBrowser: boolean;
  readonly format: Download['formats'][number];
}

/** The files of a download, in the order of its formats. */
export function downloadFilesOf({
  slug,
  formats,
}: Pick<Download, 'slug' | 'formats'>): readonly DownloadFile[] {
  return formats.map((format) => {
    const name = `${slug}.${format}`;
    return { name, path: `/downloads/${name}`, format, ...formatsOfFiles[format] };
  });
}

/** The size of a download's file as text: `34 kB`. The smallest is `1 kB`. */
export function sizeOf({ name }: DownloadFile): string {
  const { size } = statSync(`${downloadFolder}/${name}`);
  return `${Math.max(1, Math.round(size / 1000))} kB`;
}

/**
 * The clauses below a heading. If there are several, each starts with a number below that of the
 * heading, so that a lawyer can refer to it.
 */
export const numberedClauses = (heading: string, clauses: readonly string[]): readonly string[] => {
  const [, number] = /^(\d+)\./.exec(heading) ?? [];
  return number === undefined || clauses.length === 1
    ? clauses
    : clauses.map((clause, index) => `${number}.${index + 1} ${clause}`);
};
