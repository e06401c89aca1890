/**
 * The parts of an industry's page, which a page can put into the order of its readers' questions.
 */
export const industryParts = ['fits', 'process', 'scope', 'sections'] as const;

/** The parts of a product's page, which each page puts into the order of its buyers' decision. */
export const productParts = [
  'bill',
  'facts',
  'modules',
  'process',
  'scope',
  'sections',
  'situation',
] as const;
