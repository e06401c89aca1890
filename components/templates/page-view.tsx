import type { ComponentType } from 'react';
import type { Kind, PagePathOf } from '@/content/tree';
import type { NumberedPage } from '@/lib/pages/listings';
import { pageAt } from '@/lib/pages/tree';
import { BlogIndexTemplate } from './blog-index';
import { CareersTemplate } from './careers';
import { CompanyTemplate } from './composed';
import { ContactTemplate } from './contact';
import { DownloadsTemplate } from './downloads';
import { FaqsTemplate } from './faqs';
import { GlossaryTemplate } from './glossary';
import { GroupTemplate } from './group';
import { HomeTemplate } from './home';
import { HubTemplate } from './hub';
import { IndustryTemplate } from './industry';
import { LegalTemplate } from './legal';
import { OfferTemplate } from './offer';
import { PageFrame } from './page-frame';
import { PostTemplate } from './post';
import { ProductTemplate } from './product';
import { ProjectTemplate } from './project';
import { ProjectIndexTemplate } from './project-index';
import { QaSheetTemplate } from './qa-sheet';
import { SearchTemplate } from './search';
import { SitemapTemplate } from './sitemap';
import { TestimonialsTemplate } from './testimonials';

type Templates = {
  readonly [K in Kind]: ComponentType<{
    path: PagePathOf<K>;
    number: number;
  }>;
};

/** The template of each kind of page. A kind without one does not compile. */
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

/** A page in the template of its kind; `number` is which page of a listing it is. */
export function PageView({ path, number }: NumberedPage) {
  const { kind } = pageAt(path);
  const Template: ComponentType<{ path: never; number: number }> = templates[kind];
  return (
    <PageFrame path={path} number={number}>
      <Template path={path as never} number={number} />
    </PageFrame>
  );
}
