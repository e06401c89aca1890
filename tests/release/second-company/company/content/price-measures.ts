export const priceMeasures = { 'per animal': 'Per animal' } as const;

export const priceRange = 'Ask us for a quotation';
