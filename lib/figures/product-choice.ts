export interface ProductNeed<Product> {
  readonly id: string;
  readonly label: string;
  readonly products: readonly Product[];
}

export interface ProductFit<Product> {
  readonly product: Product;
  readonly covers: readonly string[];
}

/**
 * The products that cover at least one of the ticked needs. Products that cover more needs come first; equal products stay in
 * the order of `products`. Unknown needs are ignored.
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
