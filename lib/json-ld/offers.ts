import type { JobPosting, Service, SoftwareApplication } from 'schema-dts';
import type { Copy } from '@/content/schema';
import { site } from '@/content/site';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/copy';
import { htmlOf } from '@/lib/markdown';
import { absoluteUrl } from '@/lib/metadata';
import { titleOf } from '@/lib/titles';
import { organizationReference, postalAddress } from './identity';

/** A service, a solution, or what is offered to a sector. */
export function service(path: PagePathOf<'service' | 'solution' | 'industry'>): Service {
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(path)}#service`,
    name: titleOf(path),
    serviceType: titleOf(path),
    description: copyOf(path).description,
    url: absoluteUrl(path),
    provider: organizationReference,
    areaServed: { '@type': 'Country', name: site.contact.address.value.country },
  };
}

/** A product. It has neither rating nor price, since the site knows none. */
export function softwareApplication(path: PagePathOf<'product'>): SoftwareApplication {
  const copy = copyOf(path);
  return {
    '@type': 'SoftwareApplication',
    '@id': `${absoluteUrl(path)}#product`,
    name: titleOf(path),
    applicationCategory: 'BusinessApplication',
    description: copy.description,
    featureList: copy.modules.map((module) => module.title),
    url: absoluteUrl(path),
    provider: organizationReference,
  };
}

type Role = Copy<'careers'>['roles'][number];

/** Google's words for kinds of employment (https://developers.google.com/search/docs/appearance/structured-data/job-posting). */
const employmentTypes: Readonly<Record<Role['employment'], string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/** A role that is open; undefined for a sample, which nobody can apply for. */
export function jobPosting(role: Role): JobPosting | undefined {
  if (role.status.type === 'sample') return undefined;
  const asks = role.asks.map((item) => `- ${item}`).join('\n');
  return {
    '@type': 'JobPosting',
    title: role.title,
    description: htmlOf(`${role.work}\n\n${asks}`),
    datePosted: role.status.posted,
    validThrough: role.status.closes,
    employmentType: employmentTypes[role.employment],
    hiringOrganization: organizationReference,
    jobLocation: {
      '@type': 'Place',
      address: { ...postalAddress, addressLocality: role.location },
    },
    directApply: false,
  };
}
