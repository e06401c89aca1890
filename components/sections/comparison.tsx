import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { SectionOf } from '@/content/schema';

/** A table that sets two to four choices side by side. */
export function Comparison({
  heading,
  intro,
  rowHeading,
  columns,
  suits,
  rows,
}: SectionOf<'comparison'>) {
  return (
    <section>
      <div className="measure">
        <SectionHeading>{heading}</SectionHeading>
        {intro && <Prose className="mt-4">{intro}</Prose>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section aria-label={heading} tabIndex={0} className="mt-8 overflow-x-auto">
        <table className="w-full min-w-[36rem] border-collapse text-left">
          <thead>
            <tr>
              <th scope="col" className="py-3 pr-6 text-sm font-semibold text-ink-muted">
                {rowHeading}
              </th>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-4 py-3 font-display text-lg font-semibold"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {suits && (
              <tr className="glance-row align-top">
                <th scope="row">Suits</th>
                {columns.map((column, index) => (
                  <td key={column}>
                    <span>{suits[index]}</span>
                  </td>
                ))}
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.label} className="hairline-t align-top">
                <th scope="row" className="py-4 pr-6 font-semibold">
                  {row.label}
                </th>
                {columns.map((column, index) => (
                  <td key={column} className="px-4 py-4">
                    {row.cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
