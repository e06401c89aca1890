import { SiteLink } from '@/components/ui/site-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { PagePath } from '@/content/tree';
import { classNames } from '@/lib/class-names';
import { neighboursOf } from '@/lib/pages/neighbours';
import { linkNameOf, nameOf } from '@/lib/pages/titles';

function Neighbour({ path, label }: { path: PagePath | undefined; label: 'Previous' | 'Next' }) {
  if (!path) return null;
  return (
    <SiteLink
      href={path}
      rel={label === 'Next' ? 'next' : 'prev'}
      className={classNames(
        'group block py-2 wrap-break-word no-underline lg:py-5',
        label === 'Next' && 'text-right',
      )}
    >
      <span className="block text-sm text-ink-muted">{label}</span>
      <span className="font-display text-lg font-semibold group-hover:text-accent">
        <UnbrokenText>{linkNameOf(path)}</UnbrokenText>
      </span>
    </SiteLink>
  );
}

export function SectionNeighbours({ path }: { path: PagePath }) {
  const neighbours = neighboursOf(path);
  if (!neighbours) return null;
  return (
    <div className="page-grid mt-4 print:hidden">
      <nav
        aria-label={`Previous and next in ${nameOf(neighbours.section)}`}
        className="hairline-t grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-8"
      >
        <Neighbour path={neighbours.previous} label="Previous" />
        <Neighbour path={neighbours.next} label="Next" />
      </nav>
    </div>
  );
}
