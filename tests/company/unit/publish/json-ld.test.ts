import { describe, expect, test, vi } from 'vitest';
import { aboutPages } from '@/content/navigation';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { real, standIn } from '@/content/values/company-value';
import * as copies from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { jobPosting, priceOffer } from '@/lib/publish/json-ld/offers';
import { pageGraph, scriptText } from '@/lib/publish/json-ld/page-graph';
import { pageOf } from '../../../support/page-of';
import { role } from '../../role';

const typesOf = (path: PagePath) => {
  const parsed: { '@graph': { '@type': string }[] } = JSON.parse(scriptText(pageGraph(path)));
  return parsed['@graph'].map((node) => node['@type']);
};

describe('the structured data of a page describes the page', () => {
  test.each<[PagePath, string[]]>([
    ['/', ['WebPage', 'ProfessionalService', 'WebSite']],
    ['/services', ['CollectionPage', 'BreadcrumbList']],
    [pageOf('service'), ['WebPage', 'Service', 'BreadcrumbList']],
    [pageOf('solution'), ['WebPage', 'Service', 'BreadcrumbList']],
    [pageOf('product'), ['WebPage', 'SoftwareApplication', 'BreadcrumbList']],
    [pageOf('faqs'), ['FAQPage', 'BreadcrumbList']],
    [pageOf('glossary'), ['WebPage', 'DefinedTermSet', 'BreadcrumbList']],
    [pageOf('post'), ['WebPage', 'BlogPosting', 'BreadcrumbList']],
    ['/contact', ['ContactPage', 'ProfessionalService', 'BreadcrumbList']],
    ['/search', ['SearchResultsPage', 'BreadcrumbList']],
  ])('%s', (path, types) => {
    expect(typesOf(path)).toEqual(types);
  });

  test.each(aboutPages)('%s is about the company', (path) => {
    expect(typesOf(path)).toEqual(['AboutPage', 'ProfessionalService', 'BreadcrumbList']);
  });

  test('no page claims a rating, a review, or an offer without a price', () => {
    for (const { path } of builtPages) {
      const text = scriptText(pageGraph(path));
      expect(text, path).not.toMatch(/"(aggregateRating|review|priceRange|award)":/);
      const copy = copies.copyOf(path);
      const amount =
        'glance' in copy && 'price' in copy.glance ? copy.glance.price.from : 'on request';
      const isPriced = typeof amount === 'object' && !amount.standIn;
      if (!isPriced) expect(text, path).not.toMatch(/"(offers|price)":/);
    }
  });

  test('the website names its search page', () => {
    expect(scriptText(pageGraph('/'))).toContain('/search?q={words}');
  });
});

test.each([
  ['2026-10-31', []],
  ['2026-11-01', ['JobPosting']],
  ['2026-12-01', ['JobPosting']],
  ['2026-12-02', []],
])(
  'on %s, a role that is open from 1 November to 1 December has the postings %j',
  (day, postings) => {
    const careers = pageOf('careers');
    vi.stubEnv('BUILD_DAY', day);
    vi.spyOn(copies, 'copyOf').mockReturnValue({ ...copies.copyOf(careers), roles: [role] });
    expect(typesOf(careers).filter((type) => type === 'JobPosting')).toEqual(postings);
  },
);

test('a job posting has its dates and its place', () => {
  const { city, countryCode: addressCountry } = site.contact.address.value;
  expect(jobPosting(role, pageOf('careers'))).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-11-01',
    validThrough: '2026-12-01',
    employmentType: 'FULL_TIME',
    description: expect.stringContaining('<strong>networks</strong>'),
    jobLocation: { address: { addressLocality: city, addressCountry } },
  });
  // The company's post-office box is in another town.
  expect(jobPosting({ ...role, town: 'Nakuru' }, pageOf('careers')).jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Nakuru', addressCountry },
  });
});

/** The fields of the company that are facts of its own. */
const facts = 'email telephone postOfficeBoxNumber location openingHoursSpecification sameAs'.split(
  ' ',
);

test.each([
  [true, []],
  [false, facts],
])(
  'if the facts of the company are placeholders is %s, its data has %j',
  async (isStandIn, names) => {
    const marks = `"standIn":${isStandIn}`;
    const marked = JSON.parse(JSON.stringify(site).replaceAll(/"standIn":\w+/g, marks));
    vi.resetModules();
    vi.doMock('@/content/site', () => ({ site: marked }));
    const { organization } = await import('@/lib/publish/json-ld/identity');
    vi.doUnmock('@/content/site');
    vi.resetModules();
    const text = JSON.stringify(organization());
    expect(facts.filter((name) => text.includes(`"${name}":`))).toEqual(names);
    const { city, countryCode } = site.contact.address.value;
    expect(text).toContain(`"addressLocality":"${city}","addressCountry":"${countryCode}"`);
  },
);

test('a price is offered for its measure once the company has confirmed the amount', () => {
  const price = { measure: 'per till' } as const;
  expect(priceOffer({ ...price, from: real(2_500) })).toEqual({
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 2_500,
      minPrice: 2_500,
      priceCurrency: 'KES',
      unitText: 'per till, per month',
    },
  });
  expect(priceOffer({ ...price, from: standIn(2_500) })).toBeUndefined();
  expect(priceOffer({ ...price, from: 'on request' })).toBeUndefined();
});

test('text in structured data cannot end its element or open another', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028';
  const text = scriptText({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage', name: hostile }],
  });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)['@graph'][0].name).toBe(hostile);
});
