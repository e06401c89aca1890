/** What the price of care depends on, by key, in the words that pages show. */
export const priceMeasures = {
  'per animal': 'Per animal',
  'per hour': 'By the hour, with the way',
} as const;

export const priceRange = 'Ask us for a quotation';
