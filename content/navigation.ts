import type { PagePath, PagePathBelow } from './tree';

/** Names of the icons that content may use; `lib/icons/icon-nodes.ts` maps each to its drawing. */
export type IconName =
  | 'activity'
  | 'archive'
  | 'badge-check'
  | 'banknote'
  | 'book-open'
  | 'briefcase'
  | 'building'
  | 'calculator'
  | 'circle-help'
  | 'cloud'
  | 'code'
  | 'cpu'
  | 'database'
  | 'download'
  | 'factory'
  | 'file-text'
  | 'globe'
  | 'graduation-cap'
  | 'handshake'
  | 'hard-drive'
  | 'home'
  | 'landmark'
  | 'layers'
  | 'life-buoy'
  | 'mail'
  | 'message-square'
  | 'messages-square'
  | 'network'
  | 'palette'
  | 'plug'
  | 'quote'
  | 'radio-tower'
  | 'receipt'
  | 'ruler'
  | 'scale'
  | 'server'
  | 'settings'
  | 'shield'
  | 'shopping-cart'
  | 'smartphone'
  | 'sprout'
  | 'store'
  | 'users'
  | 'user-plus'
  | 'workflow';

/**
 * A page in a menu. Title and line come from the page itself, unless the entry has a title of its own; its child links are its
 * pages in the tree.
 */
export interface NavigationEntry {
  readonly href: PagePath;
  readonly icon: IconName;
  /** Stands in the menus in place of the page's title. */
  readonly title?: string;
}

export interface NavigationCategory {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly NavigationEntry[];
}

/** An entry of the header. */
export type NavigationItem =
  | { readonly layout: 'link'; readonly title: string; readonly href: PagePath }
  | {
      readonly layout: 'link';
      readonly variant: 'cta';
      readonly title: string;
      readonly href: PagePath;
    }
  | {
      readonly layout: 'list';
      readonly title: string;
      readonly href: PagePath;
      readonly items: readonly NavigationEntry[];
    }
  | {
      readonly layout: 'mega';
      readonly title: string;
      readonly href: PagePath;
      /** The id of the category that is chosen at first. */
      readonly startCategory: string;
      readonly categories: readonly NavigationCategory[];
    };

interface ServiceEntry extends NavigationEntry {
  readonly href: PagePathBelow<'/services'>;
}
interface SolutionEntry extends NavigationEntry {
  readonly href: PagePathBelow<'/solutions'>;
}

const development = '/services/development-services';
const cybersecurity = '/services/business-and-qa/cybersecurity';
const support = '/services/support-and-management';

/** The header's entries, in order. Desktop menus, the mobile sheet and the plain-HTML menu are all made from this list. */
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
        icon: 'code',
        items: [
          { href: development, icon: 'layers' },
          { href: `${development}/website-development`, icon: 'globe' },
          { href: `${development}/software-development`, icon: 'code' },
          { href: `${development}/iot-and-embedded-systems`, icon: 'cpu' },
          { href: '/services/software-solutions', icon: 'briefcase' },
        ] satisfies readonly ServiceEntry[],
      },
      {
        id: 'web',
        title: 'Web',
        icon: 'globe',
        items: [
          { href: '/services/web-development', icon: 'globe' },
        ] satisfies readonly ServiceEntry[],
      },
      {
        id: 'cloud',
        title: 'IT and cloud',
        icon: 'cloud',
        items: [
          { href: support, icon: 'life-buoy' },
          { href: `${support}/managed-it`, icon: 'server' },
          { href: `${support}/devops-services`, icon: 'workflow' },
          { href: '/services/it-cloud', icon: 'cloud' },
        ] satisfies readonly ServiceEntry[],
      },
      {
        id: 'security',
        title: 'Security',
        icon: 'shield',
        items: [
          { href: cybersecurity, icon: 'shield' },
          { href: `${cybersecurity}/disaster-recovery`, icon: 'archive' },
          { href: `${cybersecurity}/web-and-digital-security`, icon: 'globe' },
          { href: `${cybersecurity}/risk-assessment-and-compliance`, icon: 'badge-check' },
          { href: `${cybersecurity}/cloud-and-infrastructure-security`, icon: 'server' },
        ] satisfies readonly ServiceEntry[],
      },
      {
        id: 'quality',
        title: 'Data and quality',
        icon: 'activity',
        items: [
          { href: '/services/business-and-qa', icon: 'activity' },
          { href: '/services/business-and-qa/data-analysis', icon: 'database' },
          { href: '/services/business-and-qa/software-testing', icon: 'badge-check' },
        ] satisfies readonly ServiceEntry[],
      },
      {
        id: 'integration',
        title: 'Integration',
        icon: 'plug',
        items: [
          { href: '/services/systems-integration', icon: 'plug' },
        ] satisfies readonly ServiceEntry[],
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
        icon: 'server',
        items: [
          { href: '/solutions/cloud-backup', icon: 'archive' },
          { href: '/solutions/enterprise-storage', icon: 'hard-drive' },
          { href: '/solutions/datacentre-virtualization', icon: 'server' },
          { href: '/solutions/iot-solutions', icon: 'cpu' },
        ] satisfies readonly SolutionEntry[],
      },
      {
        id: 'cloud',
        title: 'Cloud',
        icon: 'cloud',
        items: [
          { href: '/solutions/cloud-services', icon: 'cloud' },
          { href: '/solutions/cloud-services/cloud-hosting', icon: 'globe' },
          { href: '/solutions/cloud-services/hapa-cloud-hosting', icon: 'server' },
          {
            href: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
            icon: 'mail',
          },
        ] satisfies readonly SolutionEntry[],
      },
      {
        id: 'customers',
        title: 'Customers',
        icon: 'users',
        items: [
          { href: '/solutions/crm', icon: 'users' },
          { href: '/solutions/customer-engagement', icon: 'messages-square' },
          { href: '/solutions/bulk-sms-and-messaging', icon: 'message-square' },
        ] satisfies readonly SolutionEntry[],
      },
      {
        id: 'people',
        title: 'People',
        icon: 'user-plus',
        items: [
          { href: '/solutions/hr-payroll', icon: 'banknote' },
          { href: '/solutions/employee-onboarding', icon: 'user-plus' },
        ] satisfies readonly SolutionEntry[],
      },
    ],
  },
  {
    layout: 'list',
    title: 'Products',
    href: '/products',
    items: [
      { href: '/products/bizgen', icon: 'briefcase' },
      { href: '/products/lakodi', icon: 'building' },
      { href: '/products/ciragen', icon: 'users' },
      { href: '/products/finagen', icon: 'calculator' },
      { href: '/products/posigen', icon: 'receipt' },
      { href: '/products/akademico', icon: 'graduation-cap' },
      { href: '/products/practigen', icon: 'scale' },
    ],
  },
  {
    layout: 'list',
    title: 'Industries',
    href: '/industries',
    items: [
      { href: '/industries/telecom', icon: 'radio-tower' },
      { href: '/industries/education', icon: 'graduation-cap' },
      { href: '/industries/real-estate', icon: 'building' },
      { href: '/industries/manufacturing', icon: 'factory' },
      { href: '/industries/public-sector', icon: 'landmark' },
      { href: '/industries/engineering-and-architecture', icon: 'ruler' },
      { href: '/industries/legal-and-law-firms', icon: 'scale' },
      { href: '/industries/retail-and-ecommerce', icon: 'shopping-cart' },
      { href: '/industries/finance-and-insurance', icon: 'banknote' },
      { href: '/industries/small-and-medium-enterprises', icon: 'store' },
    ],
  },
  {
    layout: 'list',
    title: 'Company',
    href: '/company',
    items: [
      { href: '/company/about-us', icon: 'sprout' },
      { href: '/company/clients-and-partners', icon: 'handshake' },
      { href: '/company/portfolio-testimonials', icon: 'quote' },
      { href: '/portfolio', icon: 'palette' },
      { href: '/technologies', icon: 'settings' },
      { href: '/careers', icon: 'briefcase' },
    ],
  },
  { layout: 'link', title: 'Projects', href: '/projects' },
  { layout: 'link', title: 'Blog', href: '/blog' },
  {
    layout: 'list',
    title: 'Resources',
    href: '/resources',
    items: [
      { href: '/resources/faqs', icon: 'circle-help' },
      { href: '/resources/glossary', icon: 'book-open' },
      { href: '/resources/downloads', icon: 'download' },
    ],
  },
  { layout: 'link', title: 'About', href: '/about' },
  { layout: 'link', variant: 'cta', title: 'Contact', href: '/contact' },
] as const satisfies readonly NavigationItem[];

/** The button at the end of the header and at the foot of the mobile sheet. */
export const getStarted = { title: 'Get Started', href: '/contact?for=quote' } as const satisfies {
  title: string;
  href: `${PagePath}?for=quote`;
};

interface FooterColumn {
  readonly title: string;
  readonly links: readonly {
    readonly href: PagePath | `${PagePath}?${string}`;
    readonly title: string;
  }[];
}

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
    title: 'Often asked for',
    links: [
      { href: '/services/web-development', title: 'Web Development' },
      { href: '/services/systems-integration', title: 'Systems Integration' },
      { href: '/services/it-cloud', title: 'IT Cloud' },
      { href: '/contact?for=quote#enquiry', title: 'Get a Quote' },
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
