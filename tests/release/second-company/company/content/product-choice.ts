import type { PagePathOf } from './tree';

/** None: the practice has no products. */
export const productNeeds: readonly {
  readonly id: string;
  readonly label: string;
  readonly products: readonly PagePathOf<'product'>[];
}[] = [];
