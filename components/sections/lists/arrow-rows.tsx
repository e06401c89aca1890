import { type SiteHref, SiteLink } from '@/components/ui/site-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';

/** A link to where a question is answered. `note` is the short answer. */
export interface ArrowRow {
  readonly label: string;
  readonly note?: string;
  readonly href: SiteHref;
}

/** Links as ruled rows with an arrow, in two columns on wider screens. */
export function ArrowRows({ rows }: { rows: readonly ArrowRow[] }) {
  return (
    <ul className="mt-2 grid gap-x-12 sm:grid-cols-2 lg:mt-6">
      {rows.map(({ label, note, href }) => (
        <li key={label} className="hairline-t">
          <SiteLink
            href={href}
            className="leads flex min-h-12 items-center justify-between gap-4 py-2 leading-tight hover:text-accent lg:py-4 lg:text-lg"
          >
            {/* Unbroken words make several elements, which would be items of the flex row. */}
            {note || label.includes('-') ? (
              <span>
                {note ? (
                  <>
                    <span className="font-semibold">
                      <UnbrokenText>{label}</UnbrokenText>
                    </span>
                    <span className="block text-sm text-ink-muted lg:text-base">
                      <UnbrokenText>{note}</UnbrokenText>
                    </span>
                  </>
                ) : (
                  <UnbrokenText>{label}</UnbrokenText>
                )}
              </span>
            ) : (
              label
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
