/** How care is measured for its price, by the words that the page shows. */
export const priceMeasures = {
  'per animal': 'Per animal',
  'per hour': 'By the hour, with the way',
} as const;

export const priceRange = 'Ask us for a quotation';
