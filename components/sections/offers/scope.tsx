import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import type { Offer } from '@/content/schema/pages';
import { classNames } from '@/lib/class-names';

const signs = {
  plus: "[--sign:'+']",
  minus: "[--sign:'–']",
} as const;

function Items({ items, sign }: { items: readonly string[]; sign: keyof typeof signs }) {
  return (
    <ul className={classNames('signed mt-2 lg:mt-3', signs[sign])}>
      {items.map((item) => (
        <Prose key={item} as="li" isLine className="hairline-t py-1.5 lg:py-3">
          {item}
        </Prose>
      ))}
    </ul>
  );
}

/**
 * What the client receives, and what is not included. The second list stands alone if the page has
 * named what the client receives.
 */
export function Scope({ scope }: { scope: NonNullable<Offer['scope']> }) {
  if (!scope.receive) {
    return (
      <SplitSection heading="Not included">
        <Items items={scope.excluded} sign="minus" />
      </SplitSection>
    );
  }
  return (
    <section>
      <SectionHeading>What is in it</SectionHeading>
      <div className="mt-4 grid gap-x-12 gap-y-5 lg:mt-8 lg:auto-cols-fr lg:grid-flow-col print:grid-cols-2 print:gap-6">
        <div>
          <h3 className="text-lg">You receive</h3>
          <Items items={scope.receive} sign="plus" />
        </div>
        {scope.excluded.length > 0 && (
          <div>
            <h3 className="text-lg">Not included</h3>
            <Items items={scope.excluded} sign="minus" />
          </div>
        )}
      </div>
    </section>
  );
}
