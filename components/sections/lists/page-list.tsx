import { CoverArt } from '@/components/art/cover-art';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';

/** Pages as rows: cover, title and line. `notes` gives a page another line than its own summary. */
export function PageList({
  paths,
  notes = {},
  level: Heading = 'h3',
}: {
  paths: readonly PagePath[];
  notes?: Readonly<Partial<Record<PagePath, string>>>;
  level?: 'h2' | 'h3' | 'h4';
}) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {paths.map((path) => (
        <li key={path} className="hairline-t">
          <SiteLink href={path} className="group flex items-center gap-5 py-5 no-underline">
            <CoverArt path={path} size="tile" className="size-16 shrink-0" />
            <div>
              <Heading className="text-lg group-hover:text-accent">{titleOf(path)}</Heading>
              <p className="mt-1 text-ink-muted">{notes[path] ?? copyOf(path).summary}</p>
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
