import type { Copy } from '@/content/schema';
import { glanceRows } from '@/lib/pages/glance';

/** The first answers of an offer: for whom, how long, how priced, how it starts and what it takes. Stands under the lead. */
export function AtAGlance({ glance }: Pick<Copy<'service'>, 'glance'>) {
  return (
    <dl aria-label="At a glance" className="measure mt-5 text-sm lg:mt-7 lg:text-base">
      {glanceRows(glance).map(({ term, detail }) => (
        <div key={term} className="hairline-t grid grid-cols-[5.25rem_1fr] gap-x-3 py-1.5">
          <dt className="font-semibold">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
