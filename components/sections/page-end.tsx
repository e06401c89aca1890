import type { Source } from '@/content/schema';
import type { PagePath } from '@/content/tree';
import { RelatedPages } from './lists/related-pages';
import { Sources } from './sources';

/** The quiet end of a page: where to go next, and the sources of its facts. */
export function PageEnd({
  related,
  sources,
}: {
  related: readonly PagePath[];
  sources: readonly Source[] | undefined;
}) {
  if (related.length === 0 && !sources?.length) return null;
  return (
    <div className="grid gap-4">
      {related.length > 0 && <RelatedPages paths={related} />}
      <Sources sources={sources} />
    </div>
  );
}
