/** A thing that a visitor may need, and the products that do it. */
export interface ProductNeed {
  readonly id: string;
  readonly label: string;
  /** The paths of the products. */
  readonly products: readonly string[];
}

/** A product with the needs it covers of those that were ticked. */
export interface ProductFit {
  readonly product: string;
  readonly covers: readonly string[];
}

/**
 * The products that cover at least one of the ticked needs, those that cover most first; equal ones in the order of `products`.
 * Ticks of unknown needs count for nothing.
 */
export function productsThatFit(
  ticked: readonly string[],
  needs: readonly ProductNeed[],
  products: readonly string[],
): readonly ProductFit[] {
  const wanted = needs.filter(({ id }) => ticked.includes(id));
  return products
    .map((product) => ({
      product,
      covers: wanted.filter((need) => need.products.includes(product)).map(({ id }) => id),
    }))
    .filter(({ covers }) => covers.length > 0)
    .toSorted((a, b) => b.covers.length - a.covers.length);
}
