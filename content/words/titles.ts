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

/**
 * The names of pages whose title does not say what they offer, or is also the title of another
 * page. The site uses them in menus, breadcrumbs, search, forms and links. One name leads to one
 * page.
 */
export const linkNames = {
  '/company/about-us/careers': 'Working Here',
  '/company/portfolio-testimonials': 'References',
  '/industries/retail-and-ecommerce': 'Retail and E-commerce',
  '/portfolio': 'Our Work',
  '/services/business-and-qa': 'Data Analysis, Testing and Security',
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security':
    'E-mail Security',
  '/services/business-and-qa/cybersecurity/web-and-digital-security':
    'Website and Account Security',
  '/services/development-services': 'Fixed-Price Development',
  '/services/development-services/software-development/mobile-application': 'Apps for Staff',
  '/services/development-services/software-development/web-application':
    'Web Applications for Staff',
  '/services/development-services/website-development/website-design/ecommerce-website':
    'Fixed-Price Shop',
  '/services/development-services/iot-and-embedded-systems': 'Custom IoT Devices',
  '/services/software-solutions': 'Custom Software and Apps',
  '/services/software-solutions/data-analytics-bi': 'Dashboards and BI',
  '/services/software-solutions/enterprise': 'Enterprise Systems',
  '/services/software-solutions/mobile-apps': 'Apps for Customers',
  '/services/support-and-management': 'IT Support and Management',
  '/services/support-and-management/managed-it/data-backup-recovery': 'Managed Backup',
  '/services/systems-integration/managed-services': 'Integration Monitoring',
  '/services/web-development/ecommerce': 'Online Shop with Care',
  '/services/web-development/hosting-domains': 'Hosting and Domains',
  '/services/web-development/maintenance-support': 'Website Maintenance',
  '/services/web-development/seo-digital-marketing': 'SEO and Digital Marketing',
  '/services/web-development/web-applications': 'Customer Portals',
  '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution':
    'Backup for Small Offices',
  '/solutions/cloud-services/cloud-hosting': 'Cloud Hosting in Your Account',
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution':
    'BizCloud E-mail, Files and Chat',
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud':
    'Company Drive',
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar':
    'Business E-mail and Calendar',
  '/solutions/datacentre-virtualization': 'Server Virtualisation',
} as const satisfies Partial<Record<PagePath, string>>;
