import type { Copy } from '@/content/schema';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';
import { checklistCsv } from './checklist-csv';

const formats = {
  pdf: { label: 'PDF', mediaType: 'application/pdf' },
  csv: { label: 'CSV', mediaType: 'text/csv; charset=utf-8' },
  docx: {
    label: 'Word document',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const;

type Format = keyof typeof formats;

interface DownloadFile {
  /** The file's name, such as `backup-checklist.pdf`. */
  readonly name: string;
  /** The slug of the file's entry on the downloads page. */
  readonly slug: string;
  readonly label: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

const file = (slug: string, format: Format, bytes: Uint8Array): DownloadFile => ({
  name: `${slug}.${format}`,
  slug,
  ...formats[format],
  bytes,
});

/**
 * Makes the files of all downloads. The date in PDFs is the day on which the page's copy last changed. Imports the libraries for
 * PDF and Word only here, because they are large and other pages do not need them.
 * @throws if a text has a character that the embedded fonts lack
 */
export async function makeDownloads({
  files,
  updated,
}: Pick<Copy<'downloads'>, 'files' | 'updated'>): Promise<readonly DownloadFile[]> {
  const issued = new Date(`${updated}T00:00:00Z`);
  const made = await Promise.all(
    files.map(async ({ content, ...download }) => {
      const { slug } = download;
      if (content.type === 'template') {
        const { templateDocx } = await import('./template-docx');
        return [file(slug, 'docx', await templateDocx({ ...download, content }))];
      }
      const checklist = { ...download, content };
      const { checklistPdf } = await import('./checklist-pdf');
      return [
        file(slug, 'pdf', await checklistPdf(checklist, issued)),
        file(slug, 'csv', checklistCsv(checklist)),
      ];
    }),
  );
  return made.flat();
}

let siteDownloads: Promise<readonly DownloadFile[]> | undefined;

/** The files of the downloads page. Each process makes them only once. Empty if the site has no such page. */
export function downloadFiles(): Promise<readonly DownloadFile[]> {
  siteDownloads ??= Promise.all(
    pathsOfKind('downloads').map((path) => makeDownloads(copyOf(path))),
  ).then((made) => made.flat());
  return siteDownloads;
}

/** The text for the size of a file: `34 kB`. The smallest is `1 kB`. */
export function formatSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
