import { Prose } from '@/components/ui/prose';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SectionHeading } from '@/components/ui/section-heading';
import { SampleMark } from '@/components/ui/status-label';
import { TextLink } from '@/components/ui/text-link';
import type { SectionOf } from '@/content/schema/pages';
import { site } from '@/content/site';
import { percentage, wholeAmount } from '@/content/values/money';
import { type BillLine, firstYearOf, sumOf, taxOf } from '@/content/values/price';

const periods = {
  once: 'Once',
  month: 'Every month',
  term: 'Every term',
  year: 'Every year',
} as const satisfies Record<BillLine['paid'], string>;

const tax = site.salesTax;

/** The most characters of a number and its unit that fit on one line of most phones. */
const unbrokenMax = 10;

/** The name of a line, marked if no tax is taken on it. */
const lineName = ({ item, isTaxFree }: BillLine) => (isTaxFree ? `${item} (no ${tax.name})` : item);

/** A number with its unit. */
function NumberCell({ children }: { children: string }) {
  return <td className={children.length > unbrokenMax ? undefined : 'short-number'}>{children}</td>;
}

/**
 * The look of the row that answers what a bill comes to. It leads the table. Its amount is as wide
 * as two columns, because on a phone it would widen one.
 */
const answerLook = 'text-xl font-semibold';

function Period({
  paid,
  lines,
  isAll,
}: {
  paid: BillLine['paid'];
  lines: readonly BillLine[];
  /** Whether the bill has no other period, so that its sum is the answer. */
  isAll: boolean;
}) {
  const salesTax = taxOf(lines, paid);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className="pt-4">
          {periods[paid]}
        </th>
      </tr>
      {lines.map((line) => {
        const { item, count, unit, each, explained } = line;
        return (
          <tr key={item}>
            <th scope="row" className="font-normal">
              {explained ? (
                <TextLink href={explained} className="underline underline-offset-4">
                  {lineName(line)}
                </TextLink>
              ) : (
                lineName(line)
              )}
            </th>
            <NumberCell>{`${wholeAmount(count)} ${count === 1 ? unit : `${unit}s`}`}</NumberCell>
            <td>{wholeAmount(each.value)}</td>
            <td>{wholeAmount(count * each.value)}</td>
          </tr>
        );
      })}
      <tr>
        <th scope="row" colSpan={3} className="font-normal">
          {tax.name} {percentage(tax.rate)}
        </th>
        <td>{wholeAmount(salesTax)}</td>
      </tr>
      <tr className={isAll ? answerLook : 'font-semibold'}>
        <th scope="row" colSpan={isAll ? 2 : 3}>
          {periods[paid]}, with {tax.name}
        </th>
        <td colSpan={isAll ? 2 : undefined}>{wholeAmount(sumOf(lines, paid) + salesTax)}</td>
      </tr>
    </tbody>
  );
}

/** A sample bill. All sums are worked out from the amounts of its lines. */
export function Bill({ heading, intro, lines }: Omit<SectionOf<'bill'>, 'type'>) {
  const paid = (['once', 'month', 'term', 'year'] as const).filter((period) =>
    lines.some((line) => line.paid === period),
  );
  return (
    <section>
      <SectionHeading isTarget tier="second" className="mb-4">
        {heading}
      </SectionHeading>
      {intro && <Prose className="mb-4">{intro}</Prose>}
      <ScrollRegion label={heading}>
        <table className="bill">
          <thead className="text-sm text-ink-muted">
            <tr>
              <th scope="col">For</th>
              <th scope="col">Number</th>
              <th scope="col">{site.moneyUnit} each</th>
              <th scope="col">
                {site.moneyUnit}
                {lines.some(({ each }) => each.standIn) && <SampleMark />}
              </th>
            </tr>
          </thead>
          {paid.map((period) => (
            <Period
              key={period}
              paid={period}
              lines={lines.filter((line) => line.paid === period)}
              isAll={paid.length === 1}
            />
          ))}
          {paid.length > 1 && (
            <tbody>
              <tr className={answerLook}>
                <th scope="row" colSpan={2} className="pt-4">
                  First year, with {tax.name}
                </th>
                <td colSpan={2} className="pt-4">
                  {wholeAmount(firstYearOf(lines))}
                </td>
              </tr>
            </tbody>
          )}
        </table>
      </ScrollRegion>
    </section>
  );
}
