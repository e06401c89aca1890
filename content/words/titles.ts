import type { PagePath } from '@/content/tree';

/** The spelling of acronyms and names in titles. The keys are their spellings in paths. */
export const writtenWords = {
  api: 'API',
  bi: 'BI',
  bizcloud: 'BizCloud',
  cms: 'CMS',
  crm: 'CRM',
  devops: 'DevOps',
  dss: 'DSS',
  ecommerce: 'eCommerce',
  erp: 'ERP',
  etims: 'eTIMS',
  faqs: 'FAQs',
  hr: 'HR',
  iot: 'IoT',
  it: 'IT',
  mpesa: 'M-Pesa',
  pci: 'PCI',
  qa: 'QA',
  sacco: 'SACCO',
  seo: 'SEO',
  smes: 'SMEs',
  sms: 'SMS',
  wordpress: 'WordPress',
} as const satisfies Record<string, string>;

/** Words that stay in lower case inside a title. */
export const smallWords = [
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
];

/** The names of links to pages that share their title with another page. One name leads to one page. */
export const linkNames = {
  '/company/about-us/careers': 'Working Here',
} as const satisfies Partial<Record<PagePath, string>>;
