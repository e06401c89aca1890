import type { Source } from '@/content/schema';

/** The name of a source. It is a link if the source has an address. */
export function SourceReference({ reference, url }: Pick<Source, 'reference' | 'url'>) {
  return url ? (
    <a href={url} rel="noopener" className="underline">
      {reference}
    </a>
  ) : (
    reference
  );
}
