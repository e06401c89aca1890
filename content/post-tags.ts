/** The blog's tags. Posts can have only these. */
export const postTags = [
  'Backup',
  'Compliance',
  'Cloud',
  'Integration',
  'Payments',
  'Payroll',
  'Procurement',
  'Retail',
  'Security',
  'Web',
] as const;

export type PostTag = (typeof postTags)[number];
