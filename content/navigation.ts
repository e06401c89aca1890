import type {
  FooterColumn,
  NavigationEntry,
  NavigationItem,
} from '@/content/schema/navigation-shape';
import type { PagePath, PagePathBelow } from './tree';

export type * from '@/content/schema/navigation-shape';

interface ServiceEntry extends NavigationEntry {
  readonly href: PagePathBelow<'/services'>;
}
interface SolutionEntry extends NavigationEntry {
  readonly href: PagePathBelow<'/solutions'>;
}

const development = '/services/development-services';
const cybersecurity = '/services/business-and-qa/cybersecurity';
const support = '/services/support-and-management';

/**
 * The entries of the header, in order. The desktop menus, the mobile sheet and the native menu show
 * them.
 */
export const headerNavigation = [
  { layout: 'link', title: 'Home', href: '/' },
  {
    layout: 'mega',
    title: 'Services',
    href: '/services',
    startCategory: 'development',
    categories: [
      {
        id: 'development',
        title: 'Development',
        entries: [
          { href: development },
          { href: `${development}/website-development` },
          { href: `${development}/software-development` },
          { href: `${development}/iot-and-embedded-systems` },
          { href: '/services/software-solutions' },
        ] satisfies readonly ServiceEntry[],
      },
      {
        id: 'web',
        title: 'Web',
        entries: [{ href: '/services/web-development' }] satisfies readonly ServiceEntry[],
      },
      {
        id: 'cloud',
        title: 'IT and cloud',
        entries: [
          { href: support },
          { href: `${support}/managed-it` },
          { href: `${support}/devops-services` },
          { href: '/services/it-cloud' },
        ] satisfies readonly ServiceEntry[],
      },
      {
        id: 'security',
        title: 'Security',
        entries: [
          { href: cybersecurity },
          { href: `${cybersecurity}/disaster-recovery` },
          { href: `${cybersecurity}/web-and-digital-security` },
          { href: `${cybersecurity}/risk-assessment-and-compliance` },
          { href: `${cybersecurity}/cloud-and-infrastructure-security` },
        ] satisfies readonly ServiceEntry[],
      },
      {
        id: 'quality',
        title: 'Data and quality',
        entries: [
          { href: '/services/business-and-qa' },
          { href: '/services/business-and-qa/data-analysis' },
          { href: '/services/business-and-qa/software-testing' },
        ] satisfies readonly ServiceEntry[],
      },
      {
        id: 'integration',
        title: 'Integration',
        entries: [{ href: '/services/systems-integration' }] satisfies readonly ServiceEntry[],
      },
    ],
  },
  {
    layout: 'mega',
    title: 'Solutions',
    href: '/solutions',
    startCategory: 'infrastructure',
    categories: [
      {
        id: 'infrastructure',
        title: 'Infrastructure',
        entries: [
          { href: '/solutions/cloud-backup' },
          { href: '/solutions/enterprise-storage' },
          { href: '/solutions/datacentre-virtualization' },
          { href: '/solutions/iot-solutions' },
        ] satisfies readonly SolutionEntry[],
      },
      {
        id: 'cloud',
        title: 'Cloud',
        entries: [
          { href: '/solutions/cloud-services' },
          { href: '/solutions/cloud-services/cloud-hosting' },
          { href: '/solutions/cloud-services/hapa-cloud-hosting' },
          {
            href: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
          },
        ] satisfies readonly SolutionEntry[],
      },
      {
        id: 'customers',
        title: 'Customers',
        entries: [
          { href: '/solutions/crm' },
          { href: '/solutions/customer-engagement' },
          { href: '/solutions/bulk-sms-and-messaging' },
        ] satisfies readonly SolutionEntry[],
      },
      {
        id: 'people',
        title: 'People',
        entries: [
          { href: '/solutions/hr-payroll' },
          { href: '/solutions/employee-onboarding' },
        ] satisfies readonly SolutionEntry[],
      },
    ],
  },
  {
    layout: 'list',
    title: 'Products',
    href: '/products',
    entries: [
      { href: '/products/bizgen' },
      { href: '/products/lakodi' },
      { href: '/products/ciragen' },
      { href: '/products/finagen' },
      { href: '/products/posigen' },
      { href: '/products/akademico' },
      { href: '/products/practigen' },
    ],
  },
  {
    layout: 'list',
    title: 'Industries',
    href: '/industries',
    entries: [
      { href: '/industries/clearing-and-forwarding' },
      { href: '/industries/telecom' },
      { href: '/industries/education' },
      { href: '/industries/real-estate' },
      { href: '/industries/manufacturing' },
      { href: '/industries/public-sector' },
      { href: '/industries/engineering-and-architecture' },
      { href: '/industries/legal-and-law-firms' },
      { href: '/industries/retail-and-ecommerce' },
      { href: '/industries/finance-and-insurance' },
      { href: '/industries/small-and-medium-enterprises' },
    ],
  },
  {
    layout: 'list',
    title: 'Company',
    href: '/company',
    entries: [
      { href: '/company/about-us' },
      { href: '/company/clients-and-partners' },
      { href: '/company/portfolio-testimonials' },
      { href: '/portfolio' },
      { href: '/technologies' },
      { href: '/careers' },
    ],
  },
  { layout: 'link', title: 'Projects', href: '/projects' },
  { layout: 'link', title: 'Blog', href: '/blog' },
  {
    layout: 'list',
    title: 'Resources',
    href: '/resources',
    entries: [
      { href: '/resources/faqs' },
      { href: '/resources/glossary' },
      { href: '/resources/downloads' },
    ],
  },
  { layout: 'link', title: 'About', href: '/about' },
  { layout: 'link', variant: 'cta', title: 'Contact', href: '/contact' },
] as const satisfies readonly NavigationItem[];

/**
 * The button at the end of the header and at the bottom of the mobile sheet. Every other link to a
 * quote has its address, whose query selects the quote in the form, and the words `inPages`.
 */
export const getStarted = {
  title: 'Get Started',
  inPages: 'Get a quote',
  href: '/contact?for=quote',
} as const satisfies {
  title: string;
  inPages: string;
  href: `${PagePath}?for=quote`;
};

/** The footer's columns. */
export const footerNavigation = [
  {
    title: 'Company',
    links: [
      { href: '/about', title: 'About' },
      { href: '/portfolio', title: 'Our Work' },
      { href: '/careers', title: 'Careers' },
      { href: '/blog', title: 'Blog' },
    ],
  },
  {
    title: 'What we do',
    links: [
      { href: '/services', title: 'Services' },
      { href: '/solutions', title: 'Solutions' },
      { href: '/products', title: 'Products' },
      { href: '/industries', title: 'Industries' },
      { href: '/technologies', title: 'Technologies' },
    ],
  },
  {
    title: 'Start here',
    links: [
      { href: '/services/web-development', title: 'Web Development' },
      { href: '/services/systems-integration', title: 'Systems Integration' },
      { href: '/services/it-cloud', title: 'IT Cloud' },
      { href: `${getStarted.href}#enquiry`, title: 'Get a Quote' },
    ],
  },
  {
    title: 'This site',
    links: [
      { href: '/sitemap', title: 'Sitemap' },
      { href: '/resources', title: 'Resources' },
      { href: '/accessibility', title: 'Accessibility' },
      { href: '/cookies', title: 'Cookies' },
      { href: '/privacy', title: 'Privacy' },
      { href: '/terms', title: 'Terms' },
    ],
  },
] as const satisfies readonly FooterColumn[];

/**
 * Pages that search suggests before a visitor types, for visitors who do not know the right term
 * for what they need.
 */
export const searchStarts = [
  { href: '/services', title: 'Services' },
  { href: '/solutions', title: 'Solutions' },
  { href: '/products', title: 'Products' },
  { href: '/industries', title: 'Industries' },
  { href: '/resources/faqs', title: 'Questions and answers' },
  { href: '/contact', title: 'Contact' },
] as const satisfies readonly { readonly href: PagePath; readonly title: string }[];

/** Sections with many pages. Filters offer their groups instead of the whole section. */
export const wideSections = ['/services'] as const satisfies readonly PagePath[];

/** Pages about the company. Their structured data has the type `AboutPage`. */
export const aboutPages = ['/about', '/company/about-us'] as const satisfies readonly PagePath[];
