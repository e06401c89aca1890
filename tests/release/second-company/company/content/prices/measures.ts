export const priceMeasures = {
  'per animal': {
    phrase: 'per animal',
    isRate: true,
    unit: 'animal',
    paid: 'once',
    meaning: 'One animal in one visit.',
    least: 10,
  },
} as const;
