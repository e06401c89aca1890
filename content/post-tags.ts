/** The blog's tags: the closed list that posts choose from. */
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
