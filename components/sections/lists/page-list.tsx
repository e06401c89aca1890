import { MotifTile } from '@/components/art/motif';
import { SiteLink } from '@/components/ui/site-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { PagePath } from '@/content/tree';
import { motifOf } from '@/lib/art/page-motif';
import { copyOf } from '@/lib/pages/copy';
import { linkNameOf } from '@/lib/pages/titles';

/** Pages as rows of motif, title and summary. `notes` replace the summaries of some pages. */
export function PageList({
  paths,
  notes = {},
}: {
  paths: readonly PagePath[];
  notes?: Readonly<Partial<Record<PagePath, string>>>;
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
            <div className="min-w-0">
              <h3 className="text-base leading-tight group-hover:text-accent lg:text-lg">
                {linkNameOf(path)}
              </h3>
              <p className="mt-1 text-sm text-ink-muted lg:text-base">
                <UnbrokenText>{notes[path] ?? copyOf(path).summary}</UnbrokenText>
              </p>
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
