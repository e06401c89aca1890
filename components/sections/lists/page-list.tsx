import { MotifTile } from '@/components/art/motif';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/tree';
import { classNames } from '@/lib/class-names';
import { motifOf } from '@/lib/figures/page-motif';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';

/** Pages as rows of motif, title and summary. `notes` replace the summaries of some pages. `titlesOnly` omits all summaries. */
export function PageList({
  paths,
  notes = {},
  titlesOnly = false,
}: {
  paths: readonly PagePath[];
  notes?: Readonly<Partial<Record<PagePath, string>>>;
  titlesOnly?: boolean;
}) {
  return (
    <ul
      className={
        titlesOnly
          ? 'grid grid-cols-2 gap-x-4 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] lg:gap-x-12'
          : 'grid gap-x-12 md:grid-cols-2'
      }
    >
      {paths.map((path) => (
        <li key={path} className="hairline-t">
          <SiteLink
            href={path}
            className={classNames(
              'group flex items-center no-underline lg:gap-5 lg:py-5',
              titlesOnly ? 'gap-2 py-2' : 'gap-4 py-3',
            )}
          >
            <MotifTile
              motif={motifOf(path)}
              className={classNames('shrink-0 lg:size-16', titlesOnly ? 'size-10' : 'size-12')}
            />
            {titlesOnly ? (
              <h3 className="min-w-0 text-sm leading-tight group-hover:text-accent lg:text-lg">
                {titleOf(path)}
              </h3>
            ) : (
              <div className="min-w-0">
                <h3 className="text-base leading-tight group-hover:text-accent lg:text-lg">
                  {titleOf(path)}
                </h3>
                <p className="mt-1 text-sm text-ink-muted lg:text-base">
                  {notes[path] ?? copyOf(path).summary}
                </p>
              </div>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
