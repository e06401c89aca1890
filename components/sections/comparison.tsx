import { Prose } from '@/components/ui/prose';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SectionHeading } from '@/components/ui/section-heading';
import type { SectionOf } from '@/content/schema';

/** A table that compares two to four choices. */
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
      <ScrollRegion
        label={heading}
        className="mt-4 overflow-x-auto lg:mt-8 max-sm:overflow-visible"
      >
        <table className="stacked w-full border-collapse text-left sm:min-w-[36rem] sm:table-fixed">
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
                  <td key={column} data-column={column}>
                    <span>{suits[index]}</span>
                  </td>
                ))}
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.label} className="hairline-t align-top">
                <th
                  scope="row"
                  className="font-semibold max-sm:font-display max-sm:text-lg sm:py-4 sm:pr-6"
                >
                  {row.label}
                </th>
                {columns.map((column, index) => (
                  <td key={column} data-column={column} className="sm:px-4 sm:py-4">
                    {row.cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
