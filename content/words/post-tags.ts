/** The tags that posts may have. */
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
