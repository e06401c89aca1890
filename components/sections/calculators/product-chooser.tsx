import { Choice } from '@/components/ui/form-field';
import { SiteLink } from '@/components/ui/site-link';
import type { ProductChoice } from '@/content/schema/calculators';
import { copyOf } from '@/lib/pages/copy';
import { listedOfKind } from '@/lib/pages/guards';
import { nameOf } from '@/lib/pages/titles';

/**
 * CSS rules. Once a need is ticked, only the products that meet at least one ticked need are
 * visible.
 */
const rulesOf = (needs: ProductChoice['needs']) =>
  [
    '.product-chooser:has(:checked) [data-needs]{display:none}',
    ...needs.map(
      ({ id }) =>
        `.product-chooser:has([value="${id}"]:checked) [data-needs~="${id}"]{display:block}`,
    ),
  ].join('');

/**
 * A list of needs to tick, and a list of all products. Once a need is ticked, CSS hides the
 * products that meet none of the ticked needs. A script sorts the products and says which needs
 * each product covers.
 */
export function ProductChooser({ name, needs }: ProductChoice & { name: string }) {
  return (
    <div
      data-mdast="ignore"
      data-calculator={name}
      className="product-chooser grid items-start gap-x-12 gap-y-6 @min-[34rem]:grid-cols-[1fr_1fr] print:hidden"
    >
      <style>{rulesOf(needs)}</style>
      <fieldset>
        <legend className="font-semibold">What has to be done?</legend>
        {needs.map(({ id, label }) => (
          <Choice key={id} type="checkbox" name="need" value={id}>
            {label}
          </Choice>
        ))}
      </fieldset>
      <div>
        <p role="status" className="font-semibold" />
        <ul>
          {listedOfKind('product').map((path) => (
            <li
              key={path}
              data-needs={needs
                .filter(({ products }) => products.includes(path))
                .map(({ id }) => id)
                .join(' ')}
              className="hairline-t py-2"
            >
              <SiteLink
                href={path}
                className="flex min-h-target items-center font-display text-[1.1875rem] font-semibold underline underline-offset-[0.2em]"
              >
                {nameOf(path)}
              </SiteLink>
              <span className="block text-dense text-ink-muted">{copyOf(path).summary}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
