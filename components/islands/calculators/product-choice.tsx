'use client'; // The order of the products follows what the visitor ticks.

import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/tree';
import { type ProductNeed, productsThatFit } from '@/lib/figures/product-choice';

/** A product as the chooser shows it. */
export interface ChoosableProduct {
  readonly path: PagePath;
  readonly title: string;
  readonly summary: string;
}

/**
 * Which products do what a visitor needs. Before scripts run, or without them, style sheets show the products of the ticked needs;
 * then they are also ordered, with the needs that each covers.
 */
export function ProductChooser({
  needs,
  products,
}: {
  needs: readonly ProductNeed[];
  products: readonly ChoosableProduct[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const read = () => {
    if (form.current) setTicked(new FormData(form.current).getAll('need').map(String));
  };
  // Ticks from before the scripts ran.
  useEffect(read, []);

  const fits = productsThatFit(
    ticked,
    needs,
    products.map(({ path }) => path),
  );
  const shown =
    ticked.length === 0
      ? products
      : fits.flatMap(({ product }) => products.filter(({ path }) => path === product));
  const labelOf = (id: string) => needs.find((need) => need.id === id)?.label ?? id;
  return (
    <form
      ref={form}
      className="product-chooser"
      onChange={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset>
        <legend className="font-semibold">What has to be done?</legend>
        {needs.map(({ id, label }) => (
          <label key={id}>
            <input type="checkbox" name="need" value={id} className="size-5 accent-accent" />
            {label}
          </label>
        ))}
      </fieldset>
      <ul aria-live="polite">
        {shown.map(({ path, title, summary }) => {
          const covers = fits.find(({ product }) => product === path)?.covers ?? [];
          return (
            <li
              key={path}
              data-needs={needs
                .flatMap(({ products: does }, index) => (does.includes(path) ? [index + 1] : []))
                .join(' ')}
            >
              <SiteLink href={path}>{title}</SiteLink>
              <span>{covers.length > 0 ? `Does ${covers.map(labelOf).join(', ')}` : summary}</span>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
