import type { ProfessionalService, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { site } from '@/content/site';
import type { WeekHours } from '@/content/values/office-hours';
import { weekdays } from '@/content/values/weekdays';
import { profiles } from '@/lib/contact-addresses';
import { absoluteUrl } from '../metadata';

const organizationId = `${site.url.value}/#organization`;

/** The id of the website. Pages refer to it. */
export const websiteId = `${site.url.value}/#website`;

/** A reference to the company, for nodes that name it as their provider or publisher. */
export const organizationReference = {
  '@type': 'ProfessionalService',
  '@id': organizationId,
  name: site.name,
  url: absoluteUrl('/'),
} as const satisfies ProfessionalService;

const { address } = site.contact;

/** Search engines require an address. While it is a placeholder, it is only the town. */
export const postalAddress = {
  '@type': 'PostalAddress',
  ...(!address.standIn && { postOfficeBoxNumber: address.value.box }),
  addressLocality: address.value.city,
  addressCountry: address.value.countryCode,
} as const;

/**
 * The company. It has no ratings or prices, because none are known, and no placeholders, because
 * search engines show what they read here as facts.
 */
export function organization(): ProfessionalService {
  const { email, phone, premises } = site.contact;
  const hours: WeekHours = site.hours.value;
  const sameAs = profiles().flatMap(({ url }) => (url.standIn ? [] : [url.value]));
  return {
    ...organizationReference,
    description: site.description,
    slogan: site.tagline,
    logo: absoluteUrl('/icon-512.png'),
    image: absoluteUrl('/icon-512.png'),
    ...(!email.standIn && { email: email.value }),
    ...(!phone.standIn && { telephone: phone.value }),
    address: postalAddress,
    ...(!premises.standIn && {
      location: {
        '@type': 'Place',
        name: premises.value.place,
        geo: {
          '@type': 'GeoCoordinates',
          latitude: premises.value.latitude,
          longitude: premises.value.longitude,
        },
      },
    }),
    ...(!site.hours.standIn && {
      openingHoursSpecification: weekdays.flatMap((dayOfWeek) => {
        const day = hours[dayOfWeek];
        return day ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, ...day }] : [];
      }),
    }),
    areaServed: { '@type': 'Country', name: address.value.country },
    ...(sameAs.length > 0 && { sameAs }),
  };
}

export function website(): WebSite {
  const searchAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/search?q={words}') },
    'query-input': 'required name=words',
  };
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    url: absoluteUrl('/'),
    description: site.description,
    inLanguage: site.language,
    publisher: { '@id': organizationId },
    potentialAction: searchAction,
  };
}
