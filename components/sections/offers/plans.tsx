import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SampleMark } from '@/components/ui/status-label';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import { priceMeasures } from '@/content/prices/measures';
import type { Copy } from '@/content/schema/pages';
import { withCurrency } from '@/content/values/money';

type Buy = Extract<Copy<'service'>, { shape: 'buy' }>;

/** The plans of an offer with their prices, next to each other. */
export function Plans({
  plans: { heading, intro, options },
  measure,
}: {
  plans: Buy['plans'];
  measure: Buy['glance']['price']['measure'];
}) {
  return (
    <section>
      <div className="measure">
        <SectionHeading isTarget tier="second">
          {heading}
        </SectionHeading>
        {intro && <Prose className="mt-4">{intro}</Prose>}
      </div>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:mt-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[repeat(4,auto)]">
        {options.map(({ name, suits, amount, includes }) => (
          <li
            key={name}
            className="hairline bg-raised p-4 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-0 lg:p-6"
          >
            <h3 className="text-lg">{name}</h3>
            <p className="mt-1 text-ink-muted">{suits}</p>
            <p className="mt-3">
              {amount === 'on request' ? (
                <b className="font-display text-xl font-semibold">On request</b>
              ) : (
                <>
                  <b className="block font-display text-2xl font-semibold tabular-nums">
                    {withCurrency(amount.value)}
                  </b>{' '}
                  <span className="text-sm">{priceMeasures[measure].phrase}</span>
                  {amount.standIn && <SampleMark />}
                </>
              )}
            </p>
            <ul className="prose mt-4 list-disc pl-5">
              {includes.map((item) => (
                <li key={item}>
                  <UnbrokenText>{item}</UnbrokenText>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
