import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { type Facet, filterRules, optionId } from '@/lib/filters/facets';
import { scripts } from '@/lib/head/bundled';

function Option({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <label className="hairline relative inline-flex min-h-target max-w-full cursor-pointer items-center border-line px-2.5 text-sm has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-checked:forced-color-adjust-none has-focus-visible:outline-(length:--focus-width) has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        id={value === '' ? undefined : optionId(name, value)}
        value={value}
        defaultChecked={value === ''}
        className="sr-only"
      />
      <span>{label}</span>
    </label>
  );
}

/**
 * Radio buttons that filter a list with CSS. `children` is the list. Each of its entries must have
 * the attribute `data-entry` and its `facetAttributes`.
 */
export function Filter({
  id,
  facet,
  noun,
  lead,
  children,
}: {
  id: string;
  facet: Facet;
  /** The singular and the plural of the entries' name, such as `['project', 'projects']`. */
  noun: readonly [one: string, many: string];
  /** The entry that leads, above the buttons. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  const [one, many] = noun;
  const { name, legend, options } = facet;
  return (
    <div id={id} data-filter="">
      <style href={`filter-${id}`} precedence="medium">
        {filterRules(id, facet)}
      </style>
      {lead}
      <div className="grid grid-cols-1 gap-4 print:hidden *:min-w-0">
        <Fold summary={`Choose ${many} by ${legend.toLowerCase()}`}>
          <fieldset>
            <legend className="font-semibold">{legend}</legend>
            <div className="mt-2 flex flex-wrap gap-1.5">
              <Option name={name} value="" label="All" />
              {options.map(({ value, label }) => (
                <Option key={value} name={name} value={value} label={label} />
              ))}
            </div>
          </fieldset>
        </Fold>
        <script>{scripts.filter}</script>
        <p
          role="status"
          data-one={one}
          data-many={many}
          className="min-h-6 text-sm text-ink-muted"
        />
      </div>
      <div className="mt-4 lg:mt-8">{children}</div>
    </div>
  );
}
