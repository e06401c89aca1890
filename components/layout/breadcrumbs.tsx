import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/tree';
import { titleOf } from '@/lib/pages/titles';
import { trailOf } from '@/lib/pages/tree';

/** Links from the home page down to this page. */
export function Breadcrumbs({ path }: { path: PagePath }) {
  return (
    <nav aria-label="Breadcrumbs" className="text-sm text-ink-muted print:hidden">
      <ol className="-m-1 flex gap-x-2 overflow-x-auto p-1 sm:flex-wrap">
        {trailOf(path).map((step) => (
          <li key={step} className="flex shrink-0 items-center gap-x-2 whitespace-nowrap">
            {step === path ? (
              <span aria-current="page" className="py-2">
                {titleOf(step)}
              </span>
            ) : (
              <>
                <SiteLink href={step} className="py-2 hover:text-accent">
                  {titleOf(step)}
                </SiteLink>
                <span aria-hidden="true">/</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
