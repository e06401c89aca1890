/**
 * The parts of an industry's page, which a page can put into the order of its readers' questions.
 */
export const industryParts = ['fits', 'process', 'scope', 'sections'] as const;
