import type { ProductNeed } from '@/content/schema/calculators';
import type { PagePathOf } from '@/content/tree';

/**
 * The needs that the product chooser offers, in visitors' words, with the products that meet them.
 */
export const productNeeds: readonly ProductNeed<PagePathOf<'product'>>[] = [
  { id: 'counter', label: 'Selling over a counter', products: ['/products/posigen'] },
  {
    id: 'mpesa',
    label: 'M-Pesa payments posted automatically',
    products: ['/products/lakodi', '/products/finagen', '/products/posigen', '/products/akademico'],
  },
  {
    id: 'stock',
    label: 'Stock in several stores',
    products: ['/products/bizgen'],
  },
  { id: 'ledger', label: 'The ledger and the month-end', products: ['/products/finagen'] },
  {
    id: 'members',
    label: 'Member savings and loans, without a counter',
    products: ['/products/finagen'],
  },
  { id: 'school', label: 'Running a school', products: ['/products/akademico'] },
  { id: 'rent', label: 'Collecting rent', products: ['/products/lakodi'] },
  { id: 'visits', label: 'Tickets, visits and service promises', products: ['/products/ciragen'] },
  { id: 'hours', label: 'Hours and matters to bill', products: ['/products/practigen'] },
];
