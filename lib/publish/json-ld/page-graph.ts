import type { BreadcrumbList, Graph, ItemList, Thing, WebPage } from 'schema-dts';
import { aboutPages } from '@/content/navigation';
import { site } from '@/content/site';
import type { PagePath, PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf, listedOfKind } from '@/lib/pages/guards';
import { publishedPosts } from '@/lib/pages/posts';
import { openRoles } from '@/lib/pages/roles';
import { nameOf } from '@/lib/pages/titles';
import { byKind, trailOf } from '@/lib/pages/tree';
import { lastChangeOf } from '../changes';
import { absoluteUrl } from '../metadata';
import { organization, organizationReference, website, websiteId } from './identity';
import { jobPosting, service, softwareApplication } from './offers';
import { blogPosting, definedTermSet, questions } from './texts';

/** The data that depends on the kind of page: the page's type, and the things that it describes. */
interface Particulars {
  readonly page: WebPage;
  readonly things: readonly Thing[];
}

const breadcrumbList = (path: PagePath): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${absoluteUrl(path)}#breadcrumbs`,
  itemListElement: trailOf(path).map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: nameOf(step),
    item: absoluteUrl(step),
  })),
});

const itemList = (paths: readonly PagePath[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: nameOf(path),
    url: absoluteUrl(path),
  })),
});

const webPage = (things: readonly Thing[] = []): Particulars => ({
  page: { '@type': 'WebPage' },
  things,
});

const collection = (paths: readonly PagePath[]): Particulars => ({
  page: { '@type': 'CollectionPage', ...(paths.length > 0 && { mainEntity: itemList(paths) }) },
  things: [],
});

const offered = (path: PagePathOf<'service' | 'solution' | 'industry'>) => webPage([service(path)]);

function particularsOf(path: PagePath): Particulars {
  return byKind(path, {
    home: () => webPage([organization(), website()]),
    hub: (hub) => collection(listedChildrenOf(hub)),
    group: (group) => collection(listedChildrenOf(group)),
    service: offered,
    solution: offered,
    industry: offered,
    product: (product) => webPage([softwareApplication(product)]),
    company: (company) =>
      aboutPages.some((about) => about === company)
        ? {
            page: { '@type': 'AboutPage', mainEntity: { '@id': organizationReference['@id'] } },
            things: [organization()],
          }
        : webPage(),
    careers: (careers) =>
      webPage(openRoles(copyOf(careers).roles).map((role) => jobPosting(role, careers))),
    testimonials: () => webPage(),
    contact: () => ({
      page: { '@type': 'ContactPage', mainEntity: { '@id': organizationReference['@id'] } },
      things: [organization()],
    }),
    'project-index': () => collection(listedOfKind('project')),
    project: () => webPage(),
    'blog-index': () => collection(publishedPosts),
    post: (post) => webPage([blogPosting(post)]),
    faqs: (faqs) => ({
      page: {
        '@type': 'FAQPage',
        mainEntity: copyOf(faqs).groups.flatMap((group) => questions(group.questions, faqs)),
      },
      things: [],
    }),
    glossary: (glossary) => webPage([definedTermSet(glossary)]),
    downloads: () => ({ page: { '@type': 'CollectionPage' }, things: [] }),
    legal: () => webPage(),
    sitemap: () => ({ page: { '@type': 'CollectionPage' }, things: [] }),
    search: () => ({ page: { '@type': 'SearchResultsPage' }, things: [] }),
    colophon: () => webPage(),
    'qa-sheet': () => webPage(),
  });
}

/** The structured data of a page: the page, the things that it describes, and its breadcrumbs. */
export function pageGraph(path: PagePath): Graph {
  const { page, things } = particularsOf(path);
  const address = absoluteUrl(path);
  const trail = path === '/' ? [] : [breadcrumbList(path)];
  const described = {
    ...page,
    '@id': address,
    url: address,
    name: nameOf(path),
    description: copyOf(path).description,
    inLanguage: site.language,
    dateModified: lastChangeOf(path),
    isPartOf: { '@id': websiteId },
    ...(path !== '/' && { breadcrumb: { '@id': `${address}#breadcrumbs` } }),
  };
  return { '@context': 'https://schema.org', '@graph': [described, ...things, ...trail] };
}

/**
 * Structured data as the text of a script element. Escapes the characters that could end the
 * element.
 */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
