import type { Source } from '@/content/schema';

/** The name of a source, with a link to it if it has an address. */
export function SourceReference({ reference, url }: Pick<Source, 'reference' | 'url'>) {
  return url ? (
    <a href={url} rel="noopener" className="underline">
      {reference}
    </a>
  ) : (
    reference
  );
}
