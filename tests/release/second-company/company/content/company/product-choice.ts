import type { PagePathOf } from '@/content/tree';

export const productNeeds: readonly {
  readonly id: string;
  readonly label: string;
  readonly products: readonly PagePathOf<'product'>[];
}[] = [];
