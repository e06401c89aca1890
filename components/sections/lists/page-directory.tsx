import { CoverArt } from '@/components/art/cover-art';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { builtChildrenOf } from '@/lib/pages/guards';
import { titleOf } from '@/lib/pages/titles';

/** A page with more children than this, such as a blog of years, leads to its own listing for the rest. */
const childrenShownMax = 100;

/** The pages below a page, nested as in the tree, as plain links. */
export function PageTree({ path }: { path: PagePath }) {
  const children = builtChildrenOf(path);
  if (children.length === 0) return null;
  return (
    <ul>
      {children.slice(0, childrenShownMax).map((child) => (
        <li key={child} className="pl-4">
          <SiteLink href={child} className="inline-flex min-h-11 items-center hover:text-accent">
            {titleOf(child)}
          </SiteLink>
          <PageTree path={child} />
        </li>
      ))}
      {children.length > childrenShownMax && (
        <li className="pl-4">
          <SiteLink href={path} className="inline-flex min-h-11 items-center hover:text-accent">
            All {children.length} pages of {titleOf(path)}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}

/** The pages of a section: its children with their lines, and the pages below them as links. */
export function PageDirectory({ path }: { path: PagePath }) {
  return (
    <ul>
      {builtChildrenOf(path).map((child) => (
        <li key={child} className="hairline-t grid gap-x-12 gap-y-4 py-7 lg:grid-cols-12">
          <SiteLink
            href={child}
            className="group flex items-start gap-5 no-underline lg:col-span-7"
          >
            <CoverArt path={child} size="tile" className="size-20 shrink-0" />
            <div>
              <h2 className="text-xl group-hover:text-accent">{titleOf(child)}</h2>
              <p className="mt-1 text-ink-muted">{copyOf(child).summary}</p>
            </div>
          </SiteLink>
          <div className="text-sm lg:col-span-5">
            <PageTree path={child} />
          </div>
        </li>
      ))}
    </ul>
  );
}
