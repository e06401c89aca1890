import type { Copy } from '@/content/schema/pages';

/** A role that is open in November 2026. */
export const role = {
  title: 'Technician',
  team: 'Support',
  location: 'At the office',
  employment: 'Full-time',
  work: 'You keep **networks** running.',
  asks: ['Two years with routers', 'A driving licence'],
  posted: '2026-11-01',
  closes: '2026-12-01',
} satisfies Copy<'careers'>['roles'][number];
