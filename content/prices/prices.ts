// Both are imported, so that either can be written.
import type { PagePath } from '@/content/tree';
import { real, standIn } from '@/content/values/company-value';
import type { Price } from '@/content/values/price';

/** A day of work. */
const day = standIn(20_000);

/**
 * The price of every offer, by the path of its page, in Kenyan shillings without VAT. They are in
 * one table so that they agree with each other: a day of work costs about seven hours, and a bundle
 * costs no more than its parts.
 */
export const prices = {
  '/services/it-cloud': {
    measure: 'per user',
    from: standIn(2_600),
    movedBy: ['distant sites'],
    startByTheDay: day,
  },
  '/services/web-development/ecommerce': {
    measure: 'fixed price',
    from: standIn(480_000),
    movedBy: ['payment methods', 'stock links'],
  },
  '/services/web-development/custom-design': {
    measure: 'fixed price',
    from: standIn(450_000),
    movedBy: ['page types', 'languages'],
  },
  '/services/web-development/cms-development': {
    measure: 'fixed price',
    from: standIn(350_000),
    movedBy: ['content types', 'pages to move'],
  },
  '/services/web-development/hosting-domains': {
    measure: 'per year',
    from: standIn(9_000),
    movedBy: ['size of plan'],
  },
  '/services/web-development/web-applications': {
    measure: 'fixed price',
    from: standIn(750_000),
    movedBy: ['functions', 'connected records'],
  },
  '/services/web-development/maintenance-support': {
    measure: 'per site',
    from: standIn(4_500),
    movedBy: ['level of care', 'plugins'],
  },
  '/services/web-development/seo-digital-marketing': {
    measure: 'per month',
    from: standIn(45_000),
    movedBy: ['channels', 'pages'],
  },
  '/services/software-solutions/enterprise': {
    measure: 'fixed price',
    from: standIn(1_500_000),
    movedBy: ['processes', 'branches'],
  },
  '/services/software-solutions/mobile-apps': {
    measure: 'per month',
    from: standIn(420_000),
    movedBy: ['team size', 'releases'],
  },
  '/services/software-solutions/api-development': {
    measure: 'fixed price',
    from: standIn(600_000),
    movedBy: ['operations', 'source systems'],
  },
  '/services/software-solutions/data-analytics-bi': {
    measure: 'fixed price',
    from: standIn(650_000),
    movedBy: ['decisions', 'data sources'],
  },
  '/services/business-and-qa/data-analysis': {
    measure: 'fixed price',
    from: standIn(180_000),
    movedBy: ['data sources', 'their state'],
  },
  '/services/business-and-qa/software-testing': {
    measure: 'fixed price',
    from: standIn(240_000),
    movedBy: ['functions', 'devices'],
  },
  '/services/business-and-qa/cybersecurity/disaster-recovery': {
    measure: 'fixed price',
    from: standIn(380_000),
    movedBy: ['systems', 'sites'],
  },
  '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery': {
    measure: 'fixed price',
    from: standIn(18_000),
    movedBy: ['the fault', 'disk size'],
  },
  '/services/business-and-qa/cybersecurity/web-and-digital-security': {
    measure: 'fixed price',
    from: standIn(60_000),
    movedBy: ['sites', 'accounts'],
  },
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment':
    { measure: 'fixed price', from: standIn(320_000), movedBy: ['addresses', 'user roles'] },
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security': {
    measure: 'fixed price',
    from: standIn(90_000),
    movedBy: ['mailboxes', 'sending systems'],
  },
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance': {
    measure: 'fixed price',
    from: standIn(280_000),
    movedBy: ['outlets', 'card channels'],
  },
  '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security':
    { measure: 'fixed price', from: standIn(60_000), movedBy: ['servers', 'their age'] },
  '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security':
    { measure: 'fixed price', from: standIn(220_000), movedBy: ['servers', 'domains'] },
  '/services/support-and-management/managed-it/network-management': {
    measure: 'per device',
    from: standIn(900),
    movedBy: ['distant sites'],
    startByTheDay: day,
  },
  '/services/support-and-management/managed-it/security-management': {
    measure: 'per user',
    from: standIn(600),
    movedBy: ['devices'],
    setUp: standIn(120_000),
  },
  '/services/support-and-management/managed-it/data-backup-recovery': {
    measure: 'per server',
    from: standIn(6_500),
    movedBy: ['the amount of data'],
  },
  '/services/support-and-management/managed-it/cloud-migration': {
    measure: 'fixed price',
    from: standIn(120_000),
    movedBy: ['systems', 'the amount of data'],
  },
  '/services/support-and-management/managed-it/technical-support': {
    measure: 'per user',
    from: standIn(1_800),
    movedBy: ['distant sites'],
  },
  '/services/support-and-management/managed-it/cloud-services-management': {
    measure: 'per user',
    from: standIn(250),
    movedBy: ['cloud services'],
  },
  '/services/support-and-management/managed-it/infrastructure-management': {
    measure: 'per site',
    from: standIn(18_000),
    movedBy: ['racks', 'distance'],
    setUp: standIn(60_000),
  },
  '/services/support-and-management/managed-it/system-administration': {
    measure: 'per server',
    from: standIn(9_500),
    movedBy: ['hours of cover'],
    setUp: standIn(90_000),
  },
  '/services/support-and-management/managed-it/technology-consulting': {
    measure: 'fixed price',
    from: standIn(100_000),
    movedBy: ['bidders', 'departments'],
  },
  '/services/support-and-management/managed-it/remote-monitoring-and-management': {
    measure: 'per device',
    from: standIn(450),
    movedBy: ['the chosen level'],
  },
  '/services/support-and-management/devops-services': {
    measure: 'fixed price',
    from: standIn(650_000),
    movedBy: ['applications', 'their tests'],
  },
  '/services/systems-integration/api-management': {
    measure: 'fixed price',
    from: standIn(650_000),
    movedBy: ['APIs', 'callers'],
  },
  '/services/systems-integration/erp-integration': {
    measure: 'fixed price',
    from: standIn(480_000),
    movedBy: ['postings', 'exceptions'],
  },
  '/services/systems-integration/data-integration': {
    measure: 'fixed price',
    from: standIn(520_000),
    movedBy: ['data sources', 'their state'],
  },
  '/services/systems-integration/managed-services': {
    measure: 'per month',
    from: standIn(18_000),
    movedBy: ['links', 'hours of cover'],
  },
  '/services/systems-integration/legacy-modernisation': {
    measure: 'fixed price',
    from: standIn(250_000),
    movedBy: ['rules', 'screens'],
  },
  '/services/systems-integration/banking-systems-integration': {
    measure: 'fixed price',
    from: standIn(1_400_000),
    movedBy: ['payment channels', 'core system'],
  },
  '/services/systems-integration/application-integration': {
    measure: 'fixed price',
    from: standIn(60_000),
    movedBy: ['records', 'exceptions'],
  },
  '/services/development-services/website-development/website-design/wordpress': {
    measure: 'fixed price',
    from: standIn(120_000),
    movedBy: ['page types', 'languages'],
  },
  '/services/development-services/website-development/website-design/ecommerce-website': {
    measure: 'fixed price',
    from: standIn(220_000),
    movedBy: ['products', 'payment methods'],
  },
  '/services/development-services/software-development/mobile-application': {
    measure: 'fixed price',
    from: standIn(700_000),
    movedBy: ['forms', 'connected systems'],
  },
  '/services/development-services/software-development/desktop-application': {
    measure: 'fixed price',
    from: standIn(620_000),
    movedBy: ['devices', 'screens'],
  },
  '/services/development-services/software-development/web-application': {
    measure: 'fixed price',
    from: standIn(950_000),
    movedBy: ['screens', 'connected systems'],
  },
  '/services/development-services/iot-and-embedded-systems': {
    measure: 'fixed price',
    from: standIn(850_000),
    movedBy: ['sensors', 'radio'],
  },
  '/solutions/crm': {
    measure: 'fixed price',
    from: standIn(240_000),
    movedBy: ['users', 'branches'],
  },
  '/solutions/hr-payroll': {
    measure: 'per employee',
    from: standIn(180),
    movedBy: ['pay codes'],
    setUp: standIn(90_000),
  },
  '/solutions/cloud-backup': {
    measure: 'fixed price',
    from: standIn(160_000),
    movedBy: ['systems', 'the amount of data'],
  },
  '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution': {
    measure: 'per month',
    from: standIn(4_800),
    movedBy: ['computers', 'gigabytes'],
  },
  '/solutions/iot-solutions': {
    measure: 'fixed price',
    from: standIn(260_000),
    movedBy: ['measuring points', 'sites'],
  },
  '/solutions/customer-engagement': {
    measure: 'fixed price',
    from: standIn(220_000),
    movedBy: ['channels', 'users'],
  },
  '/solutions/enterprise-storage': {
    measure: 'fixed price',
    from: standIn(280_000),
    movedBy: ['servers', 'terabytes'],
  },
  '/solutions/employee-onboarding': {
    measure: 'fixed price',
    from: standIn(380_000),
    movedBy: ['job roles', 'systems'],
  },
  '/solutions/bulk-sms-and-messaging': {
    measure: 'fixed price',
    from: standIn(35_000),
    movedBy: ['systems', 'sender names'],
  },
  '/solutions/datacentre-virtualization': {
    measure: 'fixed price',
    from: standIn(700_000),
    movedBy: ['servers', 'databases'],
  },
  '/solutions/cloud-services/cloud-hosting': {
    measure: 'fixed price',
    from: standIn(240_000),
    movedBy: ['applications', 'the amount of data'],
  },
  '/solutions/cloud-services/hapa-cloud-hosting': {
    measure: 'per month',
    from: standIn(2_500),
    movedBy: ['storage', 'visitors'],
  },
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat': {
    measure: 'per user',
    from: standIn(150),
    movedBy: ['shift forms'],
  },
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud': {
    measure: 'per user',
    from: standIn(350),
    movedBy: ['storage'],
  },
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar':
    { measure: 'per user', from: standIn(300), movedBy: ['storage'] },
  '/products/bizgen': {
    measure: 'per user',
    from: standIn(2_200),
    movedBy: ['stores'],
    setUp: standIn(180_000),
  },
  '/products/lakodi': {
    measure: 'per unit',
    from: standIn(120),
    movedBy: ['blocks'],
    setUp: standIn(45_000),
  },
  '/products/ciragen': {
    measure: 'per user',
    from: standIn(1_900),
    movedBy: ['contracts'],
    setUp: standIn(160_000),
  },
  '/products/finagen': {
    measure: 'per user',
    from: standIn(2_800),
    movedBy: ['branches'],
    setUp: standIn(260_000),
  },
  '/products/posigen': {
    measure: 'per till',
    from: standIn(2_500),
    movedBy: ['outlets'],
    setUp: standIn(35_000),
  },
  '/products/akademico': {
    measure: 'per learner',
    from: standIn(90),
    movedBy: ['sites'],
    setUp: standIn(120_000),
  },
  '/products/practigen': {
    measure: 'per user',
    from: standIn(2_000),
    movedBy: ['open files'],
    setUp: standIn(140_000),
  },
  '/industries/telecom': {
    measure: 'fixed price',
    from: standIn(850_000),
    movedBy: ['lines', 'equipment types'],
  },
  '/industries/manufacturing': {
    measure: 'fixed price',
    from: standIn(900_000),
    movedBy: ['lines', 'machines'],
  },
  '/industries/public-sector': {
    measure: 'fixed price',
    from: 'on request',
    movedBy: ['tender scope', 'sites'],
  },
  '/industries/engineering-and-architecture': {
    measure: 'fixed price',
    from: standIn(320_000),
    movedBy: ['seats', 'sites'],
  },
  '/industries/legal-and-law-firms': {
    measure: 'fixed price',
    from: standIn(380_000),
    movedBy: ['users', 'open matters'],
  },
  '/industries/finance-and-insurance': {
    measure: 'fixed price',
    from: standIn(180_000),
    movedBy: ['ways to pay in', 'branches'],
  },
  '/industries/small-and-medium-enterprises': {
    measure: 'fixed price',
    from: standIn(60_000),
    movedBy: ['steps', 'users'],
  },
} as const satisfies Readonly<Partial<Record<PagePath, Price>>>;

/** Prices that belong to no page of their own. */
export const furtherPrices = {
  /** A single repair without an agreement. */
  repair: { measure: 'hourly', from: standIn(3_000), movedBy: ['hours', 'travel'] },
  /** The diagnosis of a failed disk, which is paid whatever it finds. */
  diagnosis: {
    measure: 'fixed price',
    from: standIn(3_500),
    movedBy: ['the fault', 'number of disks'],
  },
  /** The integration of payments that come in, without those that go out. */
  collections: {
    measure: 'fixed price',
    from: standIn(650_000),
    movedBy: ['payment channels', 'core system'],
  },
  /** Each paybill or bank after the first in an integration of payments. */
  paymentChannel: {
    measure: 'fixed price',
    from: standIn(180_000),
    movedBy: ['kind of channel', 'test access'],
  },
  /** What a seller charges for a server, or for its spare. */
  server: {
    measure: 'fixed price',
    from: standIn(450_000),
    movedBy: ['disks', 'warranty'],
  },
  /** What an outside firm charges to test a payment system of ours. */
  outsideTest: {
    measure: 'fixed price',
    from: standIn(400_000),
    movedBy: ['payment channels', 'user roles'],
  },
  /** What a bank charges for its guarantee over a tenth of the balance of one paybill. */
  bankGuarantee: { measure: 'per year', from: standIn(24_000), movedBy: ['sum', 'bank'] },
  /** What a laboratory with a clean room charges to open a disk. */
  laboratory: { measure: 'fixed price', from: standIn(65_000), movedBy: ['damage', 'disk size'] },
  /** Each link after the third that we watch between two systems. */
  watchedLink: {
    measure: 'per month',
    from: standIn(4_000),
    movedBy: ['kind of link', 'hours of cover'],
  },
  /** What a seller charges for a router that changes to the second line automatically. */
  router: { measure: 'fixed price', from: standIn(25_000), movedBy: ['speed', 'number of lines'] },
  /** What a firm that works in shifts charges to read security warnings at night. */
  nightWatch: { measure: 'per month', from: standIn(120_000), movedBy: ['systems', 'warnings'] },
  /** The list of the ways in which money enters an institution, without the rest of the project. */
  moneyPaths: {
    measure: 'fixed price',
    from: standIn(80_000),
    movedBy: ['ways to pay in', 'branches'],
  },
  /** What another operator charges for a second line to an office. */
  secondLine: { measure: 'per month', from: standIn(8_000), movedBy: ['operator', 'speed'] },
  /** What a cloud provider charges to run a portal. */
  portalHost: { measure: 'per month', from: standIn(6_000), movedBy: ['users', 'documents'] },
  /** What a cloud provider charges to store the copies of one server. */
  copyStorage: { measure: 'per month', from: standIn(3_000), movedBy: ['size', 'provider'] },
  /** A server at the level of monitoring that covers nights. */
  serverDayAndNight: { measure: 'per device', from: standIn(2_800), movedBy: ['servers', 'sites'] },
  /** What the suppliers of a CRM charge: the smallest edition, and a large one. */
  crmSmall: { measure: 'per user', from: standIn(1_200), movedBy: ['users', 'edition'] },
  crmLarge: { measure: 'per user', from: standIn(5_500), movedBy: ['users', 'edition'] },
  /** What the supplier of a workflow product charges. */
  workflowLicence: { measure: 'per user', from: standIn(400), movedBy: ['users', 'edition'] },
  /** A mailbox of 50 GB. */
  largeMailbox: { measure: 'per user', from: standIn(480), movedBy: ['mailboxes', 'storage'] },
  /** Work that nobody can estimate. */
  day: { measure: 'day rate', from: day, movedBy: ['days', 'travel'] },
  /** A day outside the counties where travel is in the price, for each person. */
  dayAway: { measure: 'day rate', from: standIn(15_000), movedBy: ['days', 'people'] },
  /** What a site outside those counties adds to monthly support. */
  distantSite: { measure: 'per site', from: standIn(8_000), movedBy: ['distance', 'users'] },
  /** What a registrar charges for a .co.ke name. */
  registration: { measure: 'per year', from: standIn(1_200), movedBy: ['ending', 'registrar'] },
  /** What another host charges for a company site. */
  otherHost: { measure: 'per year', from: standIn(8_000), movedBy: ['host', 'disk space'] },
} as const satisfies Readonly<Record<string, Price>>;

/**
 * How many days, at the price of a day, the network of two sample bills takes to install, and the
 * repair of the risks that its survey finds. Neither is in the bill.
 */
export const daysAfterSurvey = {
  sixtyPeople: {
    installation: standIn({ from: 4, to: 6 }),
    repairs: standIn({ from: 5, to: 15 }),
  },
  officeOf25: {
    installation: standIn({ from: 2, to: 3 }),
    repairs: standIn({ from: 2, to: 5 }),
  },
} as const;

/** Offers that replace several others, with the parts that would cost more one by one. */
export const bundles = [
  {
    path: '/services/it-cloud',
    parts: [
      '/services/support-and-management/managed-it/technical-support',
      '/services/support-and-management/managed-it/remote-monitoring-and-management',
      '/services/support-and-management/managed-it/security-management',
    ],
  },
] as const satisfies readonly {
  readonly path: keyof typeof prices;
  readonly parts: readonly (keyof typeof prices)[];
}[];
