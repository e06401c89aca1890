import { type SiteHref, SiteLink } from '@/components/ui/site-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';

/** Links as ruled rows with an arrow, in two columns on wider screens. */
export function ArrowRows({
  rows,
}: {
  rows: readonly { readonly label: string; readonly href: SiteHref }[];
}) {
  return (
    <ul className="mt-2 grid gap-x-12 sm:grid-cols-2 lg:mt-6">
      {rows.map(({ label, href }) => (
        <li key={label} className="hairline-t">
          <SiteLink
            href={href}
            className="leads flex min-h-12 items-center justify-between gap-4 py-2 leading-tight hover:text-accent lg:py-4 lg:text-lg"
          >
            {/* Unbroken words make several elements, which would be items of the flex row. */}
            {label.includes('-') ? (
              <span>
                <UnbrokenText>{label}</UnbrokenText>
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
