import { Fold } from '@/components/ui/fold';
import { classNames } from '@/lib/class-names';
import { contentsOf } from '@/lib/pages/article';

/** A table of contents: links to the headings of a text. On phones, it is collapsed. */
export function Contents({
  label,
  text,
  isSticky = false,
}: {
  label: string;
  text: string;
  /** Whether the list stays in view on wide screens while the reader scrolls. */
  isSticky?: boolean;
}) {
  return (
    <nav aria-label={label} className="text-sm lg:col-span-4 print:hidden">
      <Fold summary={label} className={isSticky ? 'lg:sticky lg:top-28' : undefined}>
        <ol>
          {contentsOf(text).map(({ id, heading }) => (
            <li key={id} className="hairline-t">
              <a
                href={`#${id}`}
                className={classNames(
                  'flex min-h-target items-center text-ink-muted hover:text-accent',
                  isSticky && 'py-2',
                )}
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
