import { TextLink } from '@/components/ui/text-link';
import type { PagePath } from '@/content/tree';
import { titleOf } from '@/lib/pages/titles';
import { trailOf } from '@/lib/pages/tree';

/** Links to the home page and the other pages above this one. */
export function Breadcrumbs({ path }: { path: PagePath }) {
  return (
    <nav aria-label="Breadcrumbs" className="text-sm text-ink-muted print:hidden">
      <ol className="trail -m-1 flex items-center gap-x-2 overflow-x-auto p-1 sm:flex-wrap">
        {trailOf(path).map((step) => (
          <li key={step} className="shrink-0 py-2 whitespace-nowrap">
            {step === path ? (
              <span aria-current="page">{titleOf(step)}</span>
            ) : (
              <TextLink href={step}>{titleOf(step)}</TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
