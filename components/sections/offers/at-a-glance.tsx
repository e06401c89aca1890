import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Copy } from '@/content/schema';
import { glanceRows } from '@/lib/pages/glance';

/** The key facts of an offer: audience, time, price, start and what the client provides. */
export function AtAGlance({ glance }: Pick<Copy<'service'>, 'glance'>) {
  return (
    <dl
      aria-label="At a glance"
      className="mt-4 text-sm lg:mt-10 lg:grid lg:grid-cols-5 lg:gap-x-8 print:mt-2 print:grid print:grid-cols-5 print:gap-x-4"
    >
      {glanceRows(glance).map(({ term, detail }) => (
        <div
          key={term}
          className="hairline-t grid grid-cols-[5.25rem_1fr] content-start gap-x-3 gap-y-1 py-1.5 lg:block print:block lg:border-accent lg:pt-3"
        >
          <dt className="font-display font-semibold lg:text-lg">{term}</dt>
          <dd>
            <UnbrokenText>{detail}</UnbrokenText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
