import { MotifTile } from '@/components/art/motif';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/tree';
import { motifOf } from '@/lib/figures/page-motif';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';

/** Pages as rows: motif, title and line. `notes` gives a page another line than its own summary; `titlesOnly` leaves the lines out. */
export function PageList({
  paths,
  notes = {},
  titlesOnly = false,
  level: Heading = 'h3',
}: {
  paths: readonly PagePath[];
  notes?: Readonly<Partial<Record<PagePath, string>>>;
  titlesOnly?: boolean;
  level?: 'h2' | 'h3' | 'h4';
}) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {paths.map((path) => (
        <li key={path} className="hairline-t">
          <SiteLink
            href={path}
            className="group flex items-center gap-4 py-3 no-underline lg:gap-5 lg:py-5"
          >
            <MotifTile motif={motifOf(path)} className="size-12 shrink-0 lg:size-16" />
            <div>
              <Heading className="text-base leading-tight group-hover:text-accent lg:text-lg">
                {titleOf(path)}
              </Heading>
              {!titlesOnly && (
                <p className="mt-1 text-sm text-ink-muted lg:text-base">
                  {notes[path] ?? copyOf(path).summary}
                </p>
              )}
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
