import { Prose } from '@/components/ui/prose';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SectionHeading } from '@/components/ui/section-heading';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { SectionOf } from '@/content/schema/pages';
import { namesAmount } from '@/content/values/money';
import { classNames } from '@/lib/class-names';

/** The most characters of a cell that stands beside others on a phone. */
const abreastMax = 200;

/**
 * A table that compares two to four choices. If each row has an amount, it compares prices, which
 * come second on a page.
 */
export function Comparison({
  heading,
  intro,
  rowHeading,
  columns,
  suits,
  rows,
}: SectionOf<'comparison'>) {
  const fitsAbreast = rows.every(({ cells }) => cells.every(({ length }) => length <= abreastMax));
  const tier = rows.every(({ cells }) => cells.some(namesAmount)) ? 'second' : 'minor';
  return (
    <section>
      <div className="measure">
        <SectionHeading isTarget tier={tier}>
          {heading}
        </SectionHeading>
        {intro && <Prose className="mt-4">{intro}</Prose>}
      </div>
      <ScrollRegion label={heading} className="scrolls mt-4 lg:mt-8 max-sm:overflow-visible">
        <table
          className={classNames(
            'stacked w-full border-collapse text-left sm:min-w-[36rem] sm:table-fixed',
            columns.length <= 3 && fitsAbreast && 'abreast',
            columns.length === 2 && 'pair',
          )}
        >
          <thead>
            <tr>
              <th scope="col" className="text-sm font-semibold text-ink-muted sm:py-3 sm:pr-6">
                {rowHeading}
              </th>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="text-sm leading-tight font-semibold text-ink-muted hyphens-auto sm:px-4 sm:py-3"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {suits && (
              <tr className="align-top">
                <th scope="row" className="sm:pb-4">
                  Suits
                </th>
                {columns.map((column, index) => (
                  <td key={column} data-column={column} className="sm:px-4 sm:pb-4">
                    <span className="inline-block pl-3 leading-[1.35] [border-left:4px_solid_var(--accent)]">
                      {suits[index]}
                    </span>
                  </td>
                ))}
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.label} className="hairline-t align-top">
                <th scope="row" className="font-semibold max-sm:font-display sm:py-4 sm:pr-6">
                  {row.label}
                </th>
                {columns.map((column, index) => (
                  <td key={column} data-column={column} className="sm:px-4 sm:py-4">
                    <span>
                      <UnbrokenText>{row.cells[index] ?? ''}</UnbrokenText>
                    </span>
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
