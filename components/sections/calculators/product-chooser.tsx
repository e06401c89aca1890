import { Choice } from '@/components/ui/form-field';
import { SiteLink } from '@/components/ui/site-link';
import { productNeeds } from '@/content/product-choice';
import { choosableProducts } from '@/lib/figures/common-answers';
import type { ProductNeed } from '@/lib/figures/product-choice';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';

const needs: readonly ProductNeed<string>[] = productNeeds;

/** Style rules that hide all products once a need is ticked, except those for the ticked needs. */
const rules = [
  '.product-chooser:has(:checked) li{display:none}',
  ...needs.map(
    ({ id }) =>
      `.product-chooser:has([value="${id}"]:checked) [data-needs~="${id}"]{display:block}`,
  ),
].join('');

/**
 * Helps visitors find the products for their needs. Style rules show the products for the ticked needs. A script sorts them
 * and says which needs each product covers.
 */
export function ProductChooser() {
  return (
    <div
      data-mdast="ignore"
      data-calculator="product-choice"
      className="product-chooser grid items-start gap-x-12 gap-y-6 @min-[34rem]:grid-cols-[1fr_1fr] print:hidden"
    >
      <style>{rules}</style>
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
          {choosableProducts.map((path) => (
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
                className="flex min-h-11 items-center font-display text-[1.1875rem] font-semibold underline underline-offset-[0.2em]"
              >
                {titleOf(path)}
              </SiteLink>
              <span className="block text-[0.9375rem] text-ink-muted">{copyOf(path).summary}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
