import { SiteLink } from '@/components/ui/site-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { linkNameOf } from '@/lib/pages/titles';

/** Pages as rows of title and summary. `notes` replace the summaries of some pages. */
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
          <SiteLink href={path} className="group block py-3 no-underline lg:py-5">
            <h3 className="text-base leading-tight group-hover:text-accent lg:text-lg">
              {linkNameOf(path)}
            </h3>
            <p className="mt-1 text-sm text-ink-muted lg:text-base">
              <UnbrokenText>{notes[path] ?? copyOf(path).summary}</UnbrokenText>
            </p>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
