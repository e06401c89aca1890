import type { PageNode } from '@/content/schema/page-paths';

const service = { kind: 'service' } as const;

export const tree = {
  kind: 'home',
  children: {
    care: {
      kind: 'hub',
      children: {
        pets: { kind: 'group', children: { vaccination: service } },
        dentistry: service,
        emergencies: service,
      },
    },
    practice: { kind: 'company' },
    fees: { kind: 'company' },
    contact: { kind: 'contact' },
    privacy: { kind: 'legal' },
    sitemap: { kind: 'sitemap' },
    search: { kind: 'search', unlisted: true },
  },
} as const satisfies PageNode;
