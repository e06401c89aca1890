import type { ComponentType } from 'react';
import { JsonLd } from '@/components/layout/json-ld';
import { SectionNeighbours } from '@/components/layout/section-neighbours';
import { SiteFrame } from '@/components/layout/site-frame';
import type { Kind, PagePathOf } from '@/content/tree';
import type { NumberedPage } from '@/lib/pages/listings';
import { pageAt } from '@/lib/pages/tree';
import { BlogIndexTemplate } from './articles/blog-index';
import { PostTemplate } from './articles/post';
import { ProjectTemplate } from './articles/project';
import { ProjectIndexTemplate } from './articles/project-index';
import { CareersTemplate } from './careers';
import { CompanyTemplate } from './composed';
import { ContactTemplate } from './contact';
import { HomeTemplate } from './home';
import { LegalTemplate } from './legal';
import { GroupTemplate } from './offers/group';
import { HubTemplate } from './offers/hub';
import { IndustryTemplate } from './offers/industry';
import { OfferTemplate } from './offers/offer';
import { ProductTemplate } from './offers/product';
import { QaSheetTemplate } from './qa-sheet';
import { DownloadsTemplate } from './resources/downloads';
import { FaqsTemplate } from './resources/faqs';
import { GlossaryTemplate } from './resources/glossary';
import { SearchTemplate } from './search';
import { SitemapTemplate } from './sitemap';
import { TestimonialsTemplate } from './testimonials';

type Templates = {
  readonly [K in Kind]: ComponentType<{
    path: PagePathOf<K>;
    number: number;
  }>;
};

/** The template of each kind of page. A kind without a template does not compile. */
const templates = {
  home: HomeTemplate,
  hub: HubTemplate,
  group: GroupTemplate,
  service: OfferTemplate,
  solution: OfferTemplate,
  product: ProductTemplate,
  industry: IndustryTemplate,
  company: CompanyTemplate,
  careers: CareersTemplate,
  testimonials: TestimonialsTemplate,
  contact: ContactTemplate,
  'project-index': ProjectIndexTemplate,
  project: ProjectTemplate,
  'blog-index': BlogIndexTemplate,
  post: PostTemplate,
  faqs: FaqsTemplate,
  glossary: GlossaryTemplate,
  downloads: DownloadsTemplate,
  legal: LegalTemplate,
  sitemap: SitemapTemplate,
  colophon: CompanyTemplate,
  search: SearchTemplate,
  'qa-sheet': QaSheetTemplate,
} as const satisfies Templates;

/**
 * A page in the template of its kind, with links to its neighbours. `number` counts the pages of a
 * listing from 1; other pages have the number 1. Only the first page of a listing has structured
 * data.
 */
export function PageView({ path, number }: NumberedPage) {
  const { kind } = pageAt(path);
  // TypeScript does not know that the template and the path are of the same kind.
  const Template: ComponentType<{ path: never; number: number }> = templates[kind];
  return (
    <SiteFrame path={path}>
      <Template path={path as never} number={number} />
      <SectionNeighbours path={path} />
      {number === 1 && <JsonLd path={path} />}
    </SiteFrame>
  );
}
