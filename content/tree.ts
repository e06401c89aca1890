import type {
  EntriesOfAllKinds,
  Kind,
  KindByPath,
  PageEntries,
  PageNode,
  PathsByKind,
} from '@/content/schema/page-paths';

export type { Kind, PageNode };

const service = { kind: 'service' } as const;
const solution = { kind: 'solution' } as const;
const product = { kind: 'product' } as const;
const industry = { kind: 'industry' } as const;
const project = { kind: 'project' } as const;
const post = { kind: 'post', guards: ['published'] } as const;

/**
 * The page tree, which is the only list of pages. Paths, static params, breadcrumbs, aliases and
 * the sitemap come from it. A page without a file of copy in `content/pages/` does not compile.
 */
export const tree = {
  kind: 'home',
  children: {
    services: {
      kind: 'hub',
      children: {
        'it-cloud': service,
        'web-development': {
          kind: 'group',
          children: {
            ecommerce: service,
            'custom-design': service,
            'cms-development': service,
            'hosting-domains': service,
            'web-applications': service,
            'maintenance-support': service,
            'seo-digital-marketing': service,
          },
        },
        'software-solutions': {
          kind: 'group',
          children: {
            enterprise: service,
            'mobile-apps': service,
            'api-development': service,
            'data-analytics-bi': service,
          },
        },
        'business-and-qa': {
          kind: 'group',
          children: {
            'data-analysis': service,
            'software-testing': service,
            cybersecurity: {
              kind: 'group',
              children: {
                'disaster-recovery': {
                  kind: 'service',
                  children: { 'data-recovery': service },
                },
                'web-and-digital-security': service,
                'risk-assessment-and-compliance': {
                  kind: 'group',
                  children: {
                    'pen-testing-and-assessment': service,
                    'email-server-security': service,
                    'pci-dss-compliance': service,
                  },
                },
                'cloud-and-infrastructure-security': {
                  kind: 'group',
                  children: {
                    'linux-server-security': service,
                    'windows-server-security': service,
                  },
                },
              },
            },
          },
        },
        'support-and-management': {
          kind: 'group',
          children: {
            'managed-it': {
              kind: 'group',
              children: {
                'network-management': service,
                'security-management': service,
                'data-backup-recovery': service,
                'cloud-migration': service,
                'technical-support': service,
                'cloud-services-management': service,
                'infrastructure-management': service,
                'system-administration': service,
                'technology-consulting': service,
                'remote-monitoring-and-management': service,
              },
            },
            'devops-services': service,
          },
        },
        'systems-integration': {
          kind: 'group',
          children: {
            'api-management': service,
            'erp-integration': service,
            'data-integration': service,
            'managed-services': service,
            'legacy-modernisation': service,
            'banking-systems-integration': service,
            'application-integration': service,
          },
        },
        'development-services': {
          kind: 'group',
          children: {
            'website-development': {
              kind: 'group',
              children: {
                'website-design': {
                  kind: 'group',
                  children: { wordpress: service, 'ecommerce-website': service },
                },
              },
            },
            'software-development': {
              kind: 'group',
              children: {
                'mobile-application': service,
                'desktop-application': service,
                'web-application': service,
              },
            },
            'iot-and-embedded-systems': service,
          },
        },
      },
    },
    solutions: {
      kind: 'hub',
      children: {
        crm: solution,
        'hr-payroll': solution,
        'cloud-backup': {
          kind: 'solution',
          children: { 'the-ultimate-cost-effective-cloud-backup-solution': solution },
        },
        'iot-solutions': solution,
        'customer-engagement': solution,
        'enterprise-storage': solution,
        'employee-onboarding': solution,
        'bulk-sms-and-messaging': solution,
        'datacentre-virtualization': solution,
        'cloud-services': {
          kind: 'group',
          children: {
            'cloud-hosting': solution,
            'hapa-cloud-hosting': solution,
            'bizcloud-email-and-collaboration-solution': {
              kind: 'group',
              children: {
                'team-chat': solution,
                'corporate-cloud': solution,
                'business-email-and-calendar': solution,
              },
            },
          },
        },
      },
    },
    products: {
      kind: 'hub',
      children: {
        bizgen: product,
        lakodi: product,
        ciragen: product,
        finagen: product,
        posigen: product,
        akademico: product,
        practigen: product,
      },
    },
    industries: {
      kind: 'hub',
      children: {
        'clearing-and-forwarding': industry,
        telecom: industry,
        education: industry,
        'real-estate': industry,
        manufacturing: industry,
        'public-sector': industry,
        'engineering-and-architecture': industry,
        'legal-and-law-firms': industry,
        'retail-and-ecommerce': industry,
        'finance-and-insurance': industry,
        'small-and-medium-enterprises': industry,
      },
    },
    company: {
      kind: 'hub',
      children: {
        'about-us': {
          kind: 'company',
          children: {
            careers: { kind: 'company' },
            'our-team': { kind: 'company' },
            'how-we-work': { kind: 'company' },
          },
        },
        'clients-and-partners': { kind: 'company' },
        'portfolio-testimonials': { kind: 'testimonials' },
      },
    },
    projects: {
      kind: 'project-index',
      children: {
        'school-fees-reconciliation': project,
        'hotel-group-network-refresh': project,
        'distributor-etims-invoicing': project,
        'clearing-agent-document-portal': project,
        'sacco-core-banking-integration': project,
        'county-records-backup': project,
        'clinic-booking-web-application': project,
        'cold-store-temperature-monitoring': project,
      },
    },
    blog: {
      kind: 'blog-index',
      children: {
        'it-for-clearing-and-forwarding-firms': post,
        'etims-integration-checklist': post,
        'what-a-backup-restore-drill-looks-like': post,
        'wordpress-or-a-custom-build': post,
        'offline-first-point-of-sale': post,
        'data-protection-act-primer-for-smes': post,
        'reconciling-mpesa-payments': post,
        'payroll-deductions-explained': post,
        'a-website-that-loads-on-mobile-data': post,
        'choosing-between-cloud-and-server-room': post,
        'how-to-write-a-request-for-quotation': post,
      },
    },
    resources: {
      kind: 'hub',
      children: {
        faqs: { kind: 'faqs' },
        glossary: { kind: 'glossary' },
        downloads: { kind: 'downloads' },
      },
    },
    technologies: { kind: 'company' },
    portfolio: { kind: 'company' },
    about: { kind: 'company' },
    careers: { kind: 'careers' },
    contact: { kind: 'contact' },
    terms: { kind: 'legal' },
    privacy: { kind: 'legal' },
    cookies: { kind: 'legal' },
    accessibility: { kind: 'legal' },
    sitemap: { kind: 'sitemap' },
    search: { kind: 'search', unlisted: true },
    'notes-on-the-website': { kind: 'colophon', unlisted: true },
    test: { kind: 'qa-sheet', unlisted: true },
  },
} as const satisfies PageNode;

// Types that follow from the tree. A new page changes nothing below this line.

type ExistingEntry = PageEntries<typeof tree>;
type Entry = EntriesOfAllKinds<ExistingEntry>;
type Paths = PathsByKind<Entry>;
type Kinds = KindByPath<Entry>;

/** The path of a page that exists. Each has copy in `content/copy.ts`. */
export type ExistingPagePath = ExistingEntry[0];

/**
 * The path of a page, such as `/services/it-cloud`, or the invented path of a kind that has no
 * page.
 */
export type PagePath = Entry[0];

/** The paths of all pages of one kind. */
export type PagePathOf<K extends Kind> = Paths[K];

/** The kind of the page at a path. */
export type KindOf<P extends PagePath> = Kinds[P];

/** The paths of all pages below a path, such as `PagePathBelow<'/services'>`. */
export type PagePathBelow<P extends string> = Extract<PagePath, `${P}/${string}`>;
