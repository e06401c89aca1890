import type { ProductNeed } from '@/content/schema/calculators';

interface ProductFit<Product> {
  readonly product: Product;
  /** The `id`s of the ticked needs that the product covers. */
  readonly covers: readonly string[];
}

/**
 * The products that cover at least one of the ticked needs. Products that cover more of them come
 * first. Products that cover equally many have the same order as in `products`.
 * @param ticked the `id`s of the ticked needs
 */
export function productsThatFit<Product>(
  ticked: readonly string[],
  needs: readonly ProductNeed<Product>[],
  products: readonly Product[],
): readonly ProductFit<Product>[] {
  const wanted = needs.filter(({ id }) => ticked.includes(id));
  return products
    .map((product) => ({
      product,
      covers: wanted.filter((need) => need.products.includes(product)).map(({ id }) => id),
    }))
    .filter(({ covers }) => covers.length > 0)
    .toSorted((a, b) => b.covers.length - a.covers.length);
}
