import { Fold } from '@/components/ui/fold';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Offer } from '@/content/schema/pages';
import { classNames } from '@/lib/class-names';

const signs = {
  plus: "[--sign:'+']",
  minus: "[--sign:'–']",
  arrow: "[--sign:'›']",
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
 * What the client receives, what is not included and what we need from the client. On phones, the
 * last list is collapsed, because `AtAGlance` also says what we need.
 */
export function Scope({ scope }: { scope: NonNullable<Offer['scope']> }) {
  return (
    <section>
      <SectionHeading>What is in it</SectionHeading>
      <div className="mt-4 grid gap-x-12 gap-y-5 lg:mt-8 lg:auto-cols-fr lg:grid-flow-col print:grid-cols-3 print:gap-6">
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
        {scope.needed.length > 0 && (
          <div>
            <h3 className="text-lg max-md:hidden">We need from you</h3>
            <Fold summary="We need from you" className="max-md:hairline-t">
              <Items items={scope.needed} sign="arrow" />
            </Fold>
          </div>
        )}
      </div>
    </section>
  );
}
