import type { PageNode } from './page-paths';

export type * from './page-paths';

const service = { kind: 'service' } as const;

/** The page tree of a veterinary practice that is invented for the tests. */
export const tree = {
  kind: 'home',
  children: {
    care: {
      kind: 'hub',
      children: {
        pets: {
          kind: 'group',
          children: { vaccination: service, dentistry: service },
        },
        'farm-visits': service,
        emergencies: service,
      },
    },
    practice: {
      kind: 'hub',
      children: { 'our-rooms': { kind: 'company' }, 'how-we-decide': { kind: 'company' } },
    },
    fees: { kind: 'company' },
    contact: { kind: 'contact' },
    privacy: { kind: 'legal' },
    sitemap: { kind: 'sitemap' },
    search: { kind: 'search', unlisted: true },
  },
} as const satisfies PageNode;
