import type { PagePath } from '@/content/tree';

/** The address of a page, or of a term or question on a page. */
type Address = PagePath | `${PagePath}#${string}`;

/**
 * Queries of visitors, some with spelling mistakes. One of a query's addresses must be among its
 * first three results.
 */
export const searchQueries = {
  // Spelling mistakes.
  'cyber securty': ['/services/business-and-qa/cybersecurity'],
  'school managment': ['/products/akademico'],
  'acounting software': ['/products/finagen'],
  'web desing': [
    '/services/development-services/website-development/website-design',
    '/services/web-development/custom-design',
    '/services/web-development',
  ],
  wordpres: ['/services/development-services/website-development/website-design/wordpress'],
  'databse backup': [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/solutions/cloud-backup',
  ],
  'penetraton testing': [
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
  ],
  virtualisation: ['/solutions/datacentre-virtualization'],
  'recieve payments mpesa': [
    '/services/systems-integration/banking-systems-integration',
    '/blog/reconciling-mpesa-payments',
  ],
  carers: ['/careers', '/company/about-us/careers'],
  glosary: ['/resources/glossary'],
  akademiko: ['/products/akademico'],
  'ecomerce website': [
    '/services/web-development/ecommerce',
    '/services/development-services/website-development/website-design/ecommerce-website',
  ],
  'mobile aplication': [
    '/services/development-services/software-development/mobile-application',
    '/services/software-solutions/mobile-apps',
  ],
  'disaster recovry': ['/services/business-and-qa/cybersecurity/disaster-recovery'],
  // Names with signs.
  'C#': ['/technologies'],
  'c++': ['/technologies'],
  'node.js': ['/technologies'],
  nodejs: ['/technologies'],
  // Words that people in Kenya use.
  etims: [
    '/blog/etims-integration-checklist',
    '/projects/distributor-etims-invoicing',
    '/resources/glossary#etims',
  ],
  mpesa: [
    '/services/systems-integration/banking-systems-integration',
    '/blog/reconciling-mpesa-payments',
    '/resources/glossary#m-pesa',
  ],
  'm-pesa integration': [
    '/services/systems-integration/banking-systems-integration',
    '/blog/reconciling-mpesa-payments',
  ],
  paybill: [
    '/services/systems-integration/banking-systems-integration',
    '/resources/glossary#paybill-number',
  ],
  'bulk sms price': ['/solutions/bulk-sms-and-messaging'],
  'sacco software': ['/products/finagen', '/projects/sacco-core-banking-integration'],
  'nssf shif payroll': ['/solutions/hr-payroll', '/blog/payroll-deductions-explained'],
  'data protection act': [
    '/blog/data-protection-act-primer-for-smes',
    '/privacy',
    '/resources/glossary#data-protection-act-2019',
  ],
  tovuti: ['/services/web-development'],
  shule: ['/products/akademico'],
  kazi: ['/careers'],
  duka: ['/products/posigen'],
  bei: ['/contact'],
  'county government': ['/industries/public-sector', '/projects/county-records-backup'],
  // Names that the site itself does not use.
  'point of sale': ['/products/posigen', '/blog/offline-first-point-of-sale'],
  pos: ['/products/posigen'],
  'rent collection': ['/products/lakodi'],
  landlord: ['/products/lakodi'],
  'law firm software': ['/products/practigen', '/industries/legal-and-law-firms'],
  quickbooks: ['/products/finagen'],
  'help desk': [
    '/products/ciragen',
    '/services/support-and-management/managed-it/technical-support',
  ],
  'it support': [
    '/services/support-and-management/managed-it/technical-support',
    '/services/support-and-management/managed-it',
  ],
  'computer repair': ['/services/support-and-management/managed-it/technical-support'],
  'wifi installation': ['/services/support-and-management/managed-it/network-management'],
  'office 365': [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
  ],
  'business email': [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
  ],
  'domain name': ['/services/web-development/hosting-domains', '/resources/glossary#domain-name'],
  'web hosting': [
    '/services/web-development/hosting-domains',
    '/solutions/cloud-services/hapa-cloud-hosting',
  ],
  vps: ['/solutions/cloud-services/hapa-cloud-hosting'],
  'online shop': ['/services/web-development/ecommerce'],
  seo: ['/services/web-development/seo-digital-marketing'],
  android: [
    '/services/software-solutions/mobile-apps',
    '/services/development-services/software-development/mobile-application',
  ],
  ransomware: [
    '/services/business-and-qa/cybersecurity',
    '/resources/glossary#ransomware',
    '/solutions/cloud-backup',
  ],
  'pci dss': [
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
  ],
  'recover deleted files': [
    '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery',
  ],
  'power bi': ['/services/software-solutions/data-analytics-bi'],
  erp: [
    '/services/systems-integration/erp-integration',
    '/products/bizgen',
    '/resources/glossary#erp',
  ],
  'gps tracking': ['/solutions/iot-solutions'],
  vmware: ['/solutions/datacentre-virtualization'],
  // Words of an answer or of a heading on a page.
  nakuru: ['/resources/faqs'],
  sasra: ['/services/systems-integration/banking-systems-integration'],
  customs: ['/industries/clearing-and-forwarding'],
  'email hacked': [
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
  ],
  'opening hours': ['/contact'],
  'source code ownership': ['/resources/faqs'],
  'who owns the source code': ['/resources/faqs#who-owns-the-code-you-write-for-us'],
  server: ['/services/support-and-management/managed-it/technical-support'],
  saturday: ['/contact'],
  'server is dead': ['/services/support-and-management/managed-it/technical-support'],
  'minimum term': ['/company/about-us/how-we-work'],
  'monthly report': ['/services/support-and-management/managed-it/technical-support'],
  'cancel contract': [
    '/company/about-us/how-we-work',
    '/resources/faqs#how-do-we-end-a-contract-with-you',
  ],
  'notice period': ['/company/about-us/how-we-work'],
  'cancel support': [
    '/company/about-us/how-we-work',
    '/resources/faqs#how-do-we-end-a-contract-with-you',
  ],
  'travel cost': ['/company/about-us/how-we-work'],
  'delete my data': ['/privacy'],
  'server died': ['/services/support-and-management/managed-it/technical-support'],
  icms: ['/industries/clearing-and-forwarding'],
  'we were attacked': ['/services/business-and-qa/cybersecurity/web-and-digital-security'],
  'contract draft': ['/resources/downloads'],
  'dark mode': ['/accessibility'],
  vulnerability: ['/terms'],
  'report a weakness': ['/terms'],
  'day and night': ['/services/support-and-management/managed-it/remote-monitoring-and-management'],
  'ISO certificate': ['/company'],
  // Main pages.
  contact: ['/contact'],
  'phone number': ['/contact'],
  'how much does a website cost': [
    '/services/web-development#how-much-does-a-website-cost',
    '/services/web-development',
    '/contact',
  ],
  jobs: ['/careers'],
  team: ['/company/about-us/our-team'],
  'terms and conditions': ['/terms'],
} as const satisfies Record<string, readonly [Address, ...Address[]]>;

/**
 * Words with one typing mistake, and for each the correct word and addresses. One of the addresses
 * must be among the first three results.
 */
export const slips = {
  paryoll: ['payroll', '/solutions/hr-payroll'],
  mepsa: ['mpesa', '/blog/reconciling-mpesa-payments', '/resources/glossary#m-pesa'],
  cybersecurty: ['cybersecurity', '/services/business-and-qa/cybersecurity'],
  ransomwear: ['ransomware', '/resources/glossary#ransomware'],
  hostign: ['hosting', '/services/web-development/hosting-domains'],
  acounting: ['accounting', '/products/finagen'],
  integraton: ['integration', '/services/systems-integration'],
  migraiton: ['migration', '/services/support-and-management/managed-it/cloud-migration'],
  manufactring: ['manufacturing', '/industries/manufacturing'],
  manufacuring: ['manufacturing', '/industries/manufacturing'],
  timetabel: ['timetable', '/products/akademico'],
  inventry: ['inventory', '/products/bizgen'],
  warehuose: ['warehouse', '/services/systems-integration/erp-integration'],
  tenent: ['tenant', '/products/lakodi'],
  supermraket: ['supermarket', '/products/posigen'],
  wordperss: [
    'wordpress',
    '/services/development-services/website-development/website-design/wordpress',
  ],
  complaince: [
    'compliance',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
  ],
  glossray: ['glossary', '/resources/glossary'],
  portfoilo: ['portfolio', '/portfolio'],
  virtualizaton: ['virtualization', '/solutions/datacentre-virtualization'],
} as const satisfies Record<string, readonly [meant: string, Address, ...Address[]]>;
