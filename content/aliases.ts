import type { PagePath } from './tree';

const managedIt = '/services/support-and-management/managed-it';
const cybersecurity = '/services/business-and-qa/cybersecurity';

/**
 * Aliases with their pages. Repeated last segments and short paths need no entry, because
 * `lib/pages/alias-table.ts` derives them from the page tree.
 */
export const explicitAliases = {
  '/home': '/',
  '/projects1': '/projects',
  '/products/hapacloud-hosting': '/solutions/cloud-services/hapa-cloud-hosting',
  '/products/lalodi-real-estate': '/products/lakodi',
  '/services/software-solutions/crm': '/solutions/crm',
  '/services/it-cloud/consultancy': `${managedIt}/technology-consulting`,
  '/services/it-cloud/systems-integration': '/services/systems-integration',
  '/services/it-cloud/cybersecurity': cybersecurity,
  '/services/it-cloud/networking-solutions': `${managedIt}/network-management`,
  '/services/it-cloud/disaster-recovery': `${cybersecurity}/disaster-recovery`,
  '/services/it-cloud/managed-it': managedIt,
  '/services/it-cloud/cloud-migration': `${managedIt}/cloud-migration`,
} as const satisfies Record<`/${string}`, PagePath>;

/**
 * Sections whose pages have short paths. A short path is the section followed by the last segments
 * of a page's path, such as `/services/wordpress`.
 */
export const shortPathSections: readonly PagePath[] = [
  '/services',
  '/solutions',
  '/products',
  '/industries',
];
