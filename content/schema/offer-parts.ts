/**
 * The parts of an industry's page, which a page can put into the order of its readers' questions.
 */
export const industryParts = ['fits', 'process', 'scope', 'sections'] as const;

/** The parts of a product's page. Each product has the order of its buyers' questions. */
export const productParts = [
  'sections',
  'modules',
  'screens',
  'scope',
  'bill',
  'process',
  'facts',
] as const;
