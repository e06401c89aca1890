import type { JobPosting, Offer, Service, SoftwareApplication } from 'schema-dts';
import { priceMeasures } from '@/content/prices/measures';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import type { PagePath, PagePathOf } from '@/content/tree';
import type { Price } from '@/content/values/price';
import { copyOf } from '@/lib/pages/copy';
import { nameOf } from '@/lib/pages/titles';
import { htmlOf } from '../markdown';
import { absoluteUrl } from '../metadata';
import { organizationReference, postalAddress } from './identity';

/**
 * The lowest price of an offer. Undefined until the company has confirmed an amount, because search
 * engines show it as a fact.
 */
export function priceOffer({ measure, from }: Price): Offer | undefined {
  if (from === 'on request' || from.standIn) return undefined;
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      // Validators require `price` in addition to `minPrice`.
      price: from.value,
      minPrice: from.value,
      priceCurrency: site.currency,
      unitText: priceMeasures[measure].phrase,
    },
  };
}

/** A service, a solution, or the offer for an industry. */
export function service(path: PagePathOf<'service' | 'solution' | 'industry'>): Service {
  const copy = copyOf(path);
  const offers = priceOffer(copy.glance.price);
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(path)}#service`,
    name: nameOf(path),
    serviceType: nameOf(path),
    description: copy.description,
    url: absoluteUrl(path),
    provider: organizationReference,
    areaServed: { '@type': 'Country', name: site.contact.address.value.country },
    ...(offers && { offers }),
  };
}

/**
 * A product. It has no rating, because none is known. It has a price only if the company has named
 * one.
 */
export function softwareApplication(path: PagePathOf<'product'>): SoftwareApplication {
  const copy = copyOf(path);
  const offers = priceOffer(copy.glance.price);
  return {
    '@type': 'SoftwareApplication',
    '@id': `${absoluteUrl(path)}#product`,
    name: nameOf(path),
    applicationCategory: 'BusinessApplication',
    description: copy.description,
    featureList: copy.modules.map((module) => module.title),
    url: absoluteUrl(path),
    provider: organizationReference,
    ...(offers && { offers }),
  };
}

type Role = Copy<'careers'>['roles'][number];

/**
 * Google's names for kinds of employment
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
const employmentTypes: Readonly<Record<Role['employment'], string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

export function jobPosting(role: Role, path: PagePath): JobPosting {
  const asks = role.asks.map((item) => `- ${item}`).join('\n');
  return {
    '@type': 'JobPosting',
    title: role.title,
    description: htmlOf(`${role.work}\n\n${asks}`, path),
    datePosted: role.posted,
    validThrough: role.closes,
    employmentType: employmentTypes[role.employment],
    hiringOrganization: organizationReference,
    jobLocation: {
      '@type': 'Place',
      address:
        role.town === undefined
          ? postalAddress
          : {
              '@type': 'PostalAddress',
              addressLocality: role.town,
              addressCountry: postalAddress.addressCountry,
            },
    },
    directApply: false,
  };
}
