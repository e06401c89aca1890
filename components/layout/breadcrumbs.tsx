import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/tree';
import { titleOf } from '@/lib/pages/titles';
import { trailOf } from '@/lib/pages/tree';

/** The way from the home page to this page. */
export function Breadcrumbs({ path }: { path: PagePath }) {
  return (
    <nav aria-label="Breadcrumbs" className="text-sm text-ink-muted print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {trailOf(path).map((step) => (
          <li key={step} className="flex items-center gap-x-2">
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
