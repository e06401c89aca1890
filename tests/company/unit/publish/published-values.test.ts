import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { real } from '@/content/values/company-value';
import * as copies from '@/lib/pages/copy';
import { publishedPosts } from '@/lib/pages/posts';
import { nameOf } from '@/lib/pages/titles';
import { jsonFeed, rssFeed } from '@/lib/publish/feeds';
import { website } from '@/lib/publish/json-ld/identity';
import { jobPosting, softwareApplication } from '@/lib/publish/json-ld/offers';
import { pageGraph } from '@/lib/publish/json-ld/page-graph';
import { pageMetadata } from '@/lib/publish/metadata';
import { pageOf } from '../../../support/page-of';
import { role } from '../../role';

/*
 * What machines read about a post, a product, a role and the company, value by value.
 */

const [post = pageOf('post')] = publishedPosts;
const origin = site.url.value;

const written = {
  heading: 'A till sells on',
  description: 'What a till does while the power is off.',
  summary: 'A till without power.',
  lead: 'The power fails.',
  body: 'The till sells **on**.',
  tags: ['Payments', 'Retail'],
  published: '2026-11-21',
  updated: '2026-11-25',
} satisfies Partial<Copy<'post'>>;

const product = pageOf('product');
const modules = ['Stock', 'Sales'].map((title) => ({ title, body: 'It counts.' }));

beforeEach(() => {
  const { copyOf } = copies;
  vi.spyOn(copies, 'copyOf').mockImplementation((path) => ({
    ...copyOf(path),
    ...(path === post && written),
    ...(path === product && { modules }),
  }));
});

/** The things of one type that the structured data of a page describes. */
const described = (path: Parameters<typeof pageGraph>[0], type: string) => {
  const parsed: { '@graph': Record<string, unknown>[] } = JSON.parse(
    JSON.stringify(pageGraph(path)),
  );
  return parsed['@graph'].filter((thing) => thing['@type'] === type);
};

describe('the structured data', () => {
  test('of a post has its days, its subjects and the words of its text', () => {
    expect(described(post, 'BlogPosting')).toEqual([
      expect.objectContaining({
        headline: 'A till sells on',
        description: 'What a till does while the power is off.',
        datePublished: '2026-11-21',
        dateModified: '2026-11-25',
        keywords: ['Payments', 'Retail'],
        wordCount: 4,
        image: `${origin}/og${post}.png`,
      }),
    ]);
    expect(described(post, 'WebPage')[0]).toMatchObject({ dateModified: '2026-11-25' });
  });

  test('of a post counts the steps to it, and that of the blog its posts, from one', () => {
    expect(described(post, 'BreadcrumbList')[0]).toMatchObject({
      itemListElement: [
        { position: 1, item: origin },
        { position: 2, item: `${origin}/blog` },
        { position: 3, item: `${origin}${post}` },
      ],
    });
    expect(described('/blog', 'CollectionPage')[0]).toMatchObject({
      mainEntity: {
        itemListElement: publishedPosts.map((path, index) => ({
          position: index + 1,
          url: `${origin}${path}`,
        })),
      },
    });
  });

  test('of a product lists its modules', () => {
    expect(softwareApplication(product)).toMatchObject({ featureList: ['Stock', 'Sales'] });
  });

  test.each([
    ['Full-time', 'FULL_TIME'],
    ['Part-time', 'PART_TIME'],
    ['Contract', 'CONTRACTOR'],
    ['Internship', 'INTERN'],
  ] as const)('of a role calls %s %s', (employment, employmentType) => {
    expect(jobPosting({ ...role, employment }, pageOf('careers'))).toMatchObject({
      employmentType,
    });
  });

  test('of the website has a search whose words are those of its address', () => {
    expect(website()).toMatchObject({
      potentialAction: {
        target: { urlTemplate: `${origin}/search?q={words}` },
        'query-input': 'required name=words',
      },
    });
  });

  test('of the company has all its hours, profiles and ways to reach it', async () => {
    const own = {
      ...site,
      contact: {
        ...site.contact,
        email: real('desk@company.example'),
        phone: real('+254 711 000 000'),
        address: real({ box: 'P.O. Box 1', city: 'Voi', country: 'Kenya', countryCode: 'KE' }),
        premises: real({ place: 'Market Street', latitude: -3.4, longitude: 38.6 }),
      },
      hours: real({
        Monday: { opens: '08:00', closes: '17:00' },
        Saturday: { opens: '09:00', closes: '13:00' },
      }),
      social: [{ network: 'X', url: real('https://social.example/x/company') }],
    };
    vi.resetModules();
    vi.doMock('@/content/site', () => ({ site: own }));
    const { organization } = await import('@/lib/publish/json-ld/identity');
    vi.doUnmock('@/content/site');
    vi.resetModules();
    expect(organization()).toMatchObject({
      email: 'desk@company.example',
      telephone: '+254 711 000 000',
      address: { postOfficeBoxNumber: 'P.O. Box 1', addressLocality: 'Voi', addressCountry: 'KE' },
      location: { name: 'Market Street', geo: { latitude: -3.4, longitude: 38.6 } },
      openingHoursSpecification: [
        { dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' },
        { dayOfWeek: 'Saturday', opens: '09:00', closes: '13:00' },
      ],
      areaServed: { name: 'Kenya' },
      sameAs: ['https://social.example/x/company'],
    });
  });
});

test('a shared link to a post shows an article with its picture in words', () => {
  expect(pageMetadata(post).openGraph).toEqual({
    type: 'article',
    title: `A till sells on | ${site.name}`,
    description: 'What a till does while the power is off.',
    siteName: site.name,
    locale: 'en_KE',
    url: `${origin}${post}`,
    images: [
      {
        url: `${origin}/og${post}.png`,
        width: 1200,
        height: 630,
        alt: `${nameOf(post)}: A till without power.`,
      },
    ],
  });
});

const html = '<p>The power fails.</p>\n<p>The till sells <strong>on</strong>.</p>';

test('the RSS feed has what a post says', () => {
  expect(parseRssFeed(rssFeed()).items?.[0]).toMatchObject({
    title: 'A till sells on',
    link: `${origin}${post}`,
    guid: { value: `${origin}${post}`, isPermaLink: true },
    pubDate: 'Sat, 21 Nov 2026 00:00:00 GMT',
    description: 'What a till does while the power is off.',
    categories: [{ name: 'Payments' }, { name: 'Retail' }],
    content: { encoded: html },
  });
});

test('the JSON feed has what a post says', () => {
  expect(parseJsonFeed(jsonFeed()).items?.[0]).toEqual({
    id: `${origin}${post}`,
    url: `${origin}${post}`,
    title: 'A till sells on',
    summary: 'A till without power.',
    content_html: html,
    image: `${origin}/og${post}.png`,
    date_published: '2026-11-21T00:00:00.000Z',
    date_modified: '2026-11-25T00:00:00.000Z',
    tags: ['Payments', 'Retail'],
  });
});
