import { linkLook } from '@/components/ui/looks';
import { SiteLink } from '@/components/ui/site-link';
import { searchStarts } from '@/content/navigation';

const heading = 'font-text text-sm font-semibold tracking-normal text-ink-muted';

/** Links to pages for visitors who do not know what to search for. */
export function StartLinks({ onLeave }: { onLeave?: (() => void) | undefined }) {
  return (
    <ul className="mt-1 grid grid-cols-2 gap-x-6">
      {searchStarts.map(({ href, title }) => (
        <li key={href}>
          <SiteLink
            href={href}
            data-result=""
            {...(onLeave && { onClick: onLeave })}
            className="flex min-h-target items-center hover:text-accent"
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Recent searches and links, shown before the visitor types. */
export function SearchStart({
  recent,
  onPick,
  onClear,
  onLeave,
}: {
  recent: readonly string[];
  onPick: (query: string) => void;
  onClear: () => void;
  onLeave: (() => void) | undefined;
}) {
  return (
    <>
      {recent.length > 0 && (
        <section className="mb-5">
          <div className="flex items-center justify-between gap-4">
            <h2 className={heading}>Recent searches, on this device only</h2>
            <button type="button" onClick={onClear} className={`${linkLook} text-sm underline`}>
              Clear
            </button>
          </div>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button
                  type="button"
                  data-result=""
                  onClick={() => onPick(query)}
                  className="flex min-h-target w-full items-center text-left hover:text-accent"
                >
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2 className={heading}>Where to begin</h2>
      <StartLinks onLeave={onLeave} />
    </>
  );
}
