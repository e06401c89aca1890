// Both are imported, so that either can be written.
import type { PagePath } from '@/content/tree';
import { real, standIn } from '@/content/values/company-value';
import type { Price } from '@/content/values/price';

/** What a paybill holds in the sample of a SACCO, and what its bank takes a year for a guarantee. */
export const guarantee = { balance: standIn(9_000_000), share: 0.1, yearlyRate: standIn(0.02) };

/** A day of work. */
const day = standIn(20_000);

/** Prices that belong to no page of their own. */
export const furtherPrices = {
  /** A single repair without an agreement. */
  repair: { measure: 'hourly', from: standIn(3_000) },
  /** A repair without an agreement on a day on which the office does not open, or only half. */
  weekendRepair: { measure: 'hourly', from: standIn(6_000) },
  /** The diagnosis of a failed disk, which is paid whatever it finds. */
  diagnosis: {
    measure: 'fixed price',
    from: standIn(3_500),
  },
  /** The integration of payments that come in, without those that go out. */
  collections: {
    measure: 'fixed price',
    from: standIn(650_000),
  },
  /** A link of two programs that carries many records, written as a program of its own. */
  linkProgram: { measure: 'fixed price', from: standIn(260_000) },
  /** Each paybill or bank after the first in an integration of payments. */
  paymentChannel: {
    measure: 'fixed price',
    from: standIn(180_000),
  },
  /** What a seller charges for a server, or for its spare. */
  server: {
    measure: 'fixed price',
    isEstimate: true,
    from: standIn(450_000),
  },
  /** What an outside firm charges to test a payment system of ours. */
  outsideTest: {
    measure: 'fixed price',
    isEstimate: true,
    from: standIn(400_000),
  },
  /** What a bank charges for its guarantee over a tenth of the balance of one paybill. */
  bankGuarantee: {
    measure: 'per year',
    isEstimate: true,
    from: standIn(
      Math.round(guarantee.balance.value * guarantee.share * guarantee.yearlyRate.value),
    ),
  },
  /** What a laboratory with a clean room charges to open a disk. */
  laboratory: { measure: 'fixed price', isEstimate: true, from: standIn(65_000) },
  /** Each link after the third that we watch between two systems. */
  watchedLink: {
    measure: 'per month',
    from: standIn(4_000),
  },
  /** What a seller charges for a router that changes to the second line automatically. */
  router: { measure: 'fixed price', isEstimate: true, from: standIn(25_000) },
  /** What a seller charges for a router with a mobile line, without its bundle. */
  mobileRouter: { measure: 'fixed price', isEstimate: true, from: standIn(15_000) },
  /** A subcontractor that works in shifts and reads security warnings at night. */
  nightWatch: { measure: 'per month', from: standIn(120_000) },
  /** The list of the ways in which money enters an institution, without the rest of the project. */
  moneyPaths: {
    measure: 'fixed price',
    from: standIn(80_000),
  },
  /** What another operator charges for a second line to an office. */
  secondLine: { measure: 'per month', isEstimate: true, from: standIn(8_000) },
  /** What a cloud provider charges to run a portal. */
  portalHost: { measure: 'per month', isEstimate: true, from: standIn(6_000) },
  /** What a seller charges for a storage box with two disks of 4 TB. */
  storageBox: { measure: 'fixed price', isEstimate: true, from: standIn(90_000) },
  /** What a cloud provider charges to store the copies of one server. */
  copyStorage: { measure: 'per month', isEstimate: true, from: standIn(3_000) },
  /** What a copy each hour costs more than one each night, for a server. */
  hourlyCopies: { measure: 'per month', from: standIn(5_000) },
  /** A server at the level of monitoring that covers nights. */
  serverDayAndNight: { measure: 'per device', from: standIn(2_800) },
  /** What the suppliers of a CRM charge: the smallest edition, and a large one. */
  crmSmall: { measure: 'per user', isEstimate: true, from: standIn(1_200) },
  crmLarge: { measure: 'per user', isEstimate: true, from: standIn(5_500) },
  /** What the suppliers of office programs charge: the smallest edition, and a large one with mail. */
  officeSmall: { measure: 'per user', isEstimate: true, from: standIn(900) },
  officeLarge: { measure: 'per user', isEstimate: true, from: standIn(2_800) },
  /** What the supplier of a workflow product charges. */
  workflowLicence: { measure: 'per user', isEstimate: true, from: standIn(400) },
  /** A mailbox of 50 GB. */
  largeMailbox: { measure: 'per user', from: standIn(480) },
  /** Work that nobody can estimate. */
  day: { measure: 'day rate', from: day },
  /** A day outside the counties where travel is in the price, for each person. */
  dayAway: { measure: 'day rate', from: standIn(15_000) },
  /** What a site outside those counties adds to monthly support. */
  distantSite: { measure: 'per site', from: standIn(8_000) },
  /** What the author of a WordPress theme charges for its licence. */
  theme: { measure: 'fixed price', isEstimate: true, from: standIn(9_000) },
  /** What a registrar charges for a .co.ke name. */
  registration: { measure: 'per year', isEstimate: true, from: standIn(1_200) },
  /** What another host charges for a company site. */
  otherHost: { measure: 'per year', isEstimate: true, from: standIn(8_000) },
} as const satisfies Readonly<Record<string, Price>>;

/** What moves the price of monthly support. */
const distantSite = {
  what: 'site outside Mombasa, Kilifi and Kwale',
  price: furtherPrices.distantSite.from,
} as const;

/**
 * The price of every offer, by the path of its page, in Kenyan shillings without VAT. They are in
 * one table so that they agree with each other: a day of work costs about seven hours, and a bundle
 * costs no more than its parts.
 */
export const prices = {
  '/services/it-cloud': {
    measure: 'per user',
    from: standIn(2_600),
    drivers: [distantSite],
    startByTheDay: day,
  },
  '/services/web-development/ecommerce': {
    measure: 'fixed price',
    from: standIn(480_000),
    drivers: [{ what: 'further store with its own stock', price: standIn(60_000) }],
  },
  '/services/web-development/custom-design': {
    measure: 'fixed price',
    from: standIn(450_000),
    drivers: [{ what: 'further language', price: standIn(90_000) }],
  },
  '/services/web-development/cms-development': {
    measure: 'fixed price',
    from: standIn(350_000),
    drivers: [{ what: 'kind of content after the fifth', price: standIn(25_000) }],
  },
  '/services/web-development/hosting-domains': {
    measure: 'per year',
    from: standIn(9_000),
  },
  '/services/web-development/web-applications': {
    measure: 'fixed price',
    from: standIn(750_000),
    drivers: [
      { what: 'kind of request after the third', price: standIn(110_000) },
      { what: 'export from a program', price: standIn(60_000) },
    ],
  },
  '/services/web-development/maintenance-support': {
    measure: 'per site',
    from: standIn(4_500),
  },
  '/services/web-development/seo-digital-marketing': {
    measure: 'per month',
    from: standIn(45_000),
  },
  '/services/software-solutions/enterprise': {
    measure: 'fixed price',
    from: standIn(1_500_000),
    drivers: [
      { what: 'process after the first', price: standIn(600_000) },
      { what: 'branch after the fourth', price: standIn(100_000) },
    ],
  },
  '/services/software-solutions/mobile-apps': {
    measure: 'per month',
    from: standIn(420_000),
    drivers: [{ what: 'further developer', price: standIn(180_000) }],
  },
  '/services/software-solutions/api-development': {
    measure: 'fixed price',
    from: standIn(600_000),
    drivers: [
      { what: 'source system after the first', price: standIn(120_000) },
      { what: 'further partner', price: standIn(40_000) },
    ],
  },
  '/services/software-solutions/data-analytics-bi': {
    measure: 'fixed price',
    from: standIn(650_000),
    drivers: [
      { what: 'source after the third', price: standIn(90_000) },
      { what: 'page after the third', price: standIn(60_000) },
    ],
  },
  '/services/business-and-qa/data-analysis': {
    measure: 'fixed price',
    from: standIn(180_000),
    drivers: [{ what: 'source after the third', price: standIn(30_000) }],
  },
  '/services/business-and-qa/software-testing': {
    measure: 'fixed price',
    from: standIn(240_000),
    drivers: [{ what: 'retest after the first', price: standIn(50_000) }],
  },
  '/services/business-and-qa/cybersecurity/disaster-recovery': {
    measure: 'fixed price',
    from: standIn(380_000),
    drivers: [
      { what: 'system after the eighth', price: standIn(35_000) },
      { what: 'further site', price: standIn(60_000) },
    ],
  },
  '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery': {
    measure: 'fixed price',
    // Nobody pays less, because the diagnosis is due before the recovery.
    from: standIn(furtherPrices.diagnosis.from.value + 18_000),
    drivers: [{ what: 'drive that a laboratory opens', price: furtherPrices.laboratory.from }],
  },
  '/services/business-and-qa/cybersecurity/web-and-digital-security': {
    measure: 'fixed price',
    from: standIn(60_000),
    drivers: [
      { what: 'further site', price: standIn(40_000) },
      { what: 'account after the third', price: standIn(8_000) },
    ],
  },
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment':
    {
      measure: 'fixed price',
      from: standIn(320_000),
      drivers: [
        { what: 'user role after the second', price: standIn(45_000) },
        { what: 'address after the 16th', price: standIn(9_000) },
      ],
    },
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security': {
    measure: 'fixed price',
    from: standIn(90_000),
    drivers: [
      { what: 'mailbox after the 60th', price: standIn(600) },
      { what: 'further domain', price: standIn(30_000) },
    ],
  },
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance': {
    measure: 'fixed price',
    from: standIn(280_000),
    drivers: [{ what: 'further outlet', price: standIn(45_000) }],
  },
  '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security':
    {
      measure: 'fixed price',
      from: standIn(60_000),
      drivers: [{ what: 'further server', price: standIn(25_000) }],
    },
  '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security':
    {
      measure: 'fixed price',
      from: standIn(220_000),
      drivers: [
        { what: 'server after the tenth', price: standIn(15_000) },
        { what: 'further domain', price: standIn(120_000) },
      ],
    },
  '/services/support-and-management/managed-it/network-management': {
    measure: 'per device',
    from: standIn(900),

    startByTheDay: day,
  },
  '/services/support-and-management/managed-it/security-management': {
    measure: 'per user',
    from: standIn(600),

    setUp: standIn(120_000),
  },
  '/services/support-and-management/managed-it/data-backup-recovery': {
    measure: 'per server',
    from: standIn(6_500),
    drivers: [{ what: 'terabyte after the first', price: standIn(2_500) }],
  },
  '/services/support-and-management/managed-it/cloud-migration': {
    measure: 'fixed price',
    from: standIn(120_000),
    drivers: [{ what: 'system after mail and files', price: standIn(90_000) }],
  },
  '/services/support-and-management/managed-it/technical-support': {
    measure: 'per user',
    from: standIn(1_800),
    drivers: [distantSite],
  },
  '/services/support-and-management/managed-it/cloud-services-management': {
    measure: 'per user',
    from: standIn(250),
    drivers: [{ what: 'cloud service after the fourth', price: standIn(3_000) }],
  },
  '/services/support-and-management/managed-it/infrastructure-management': {
    measure: 'per site',
    from: standIn(18_000),
    drivers: [{ what: 'rack after the second', price: standIn(4_000) }],
    setUp: standIn(60_000),
  },
  '/services/support-and-management/managed-it/system-administration': {
    measure: 'per server',
    from: standIn(9_500),
    drivers: [{ what: 'server watched at night', price: furtherPrices.serverDayAndNight.from }],
    setUp: standIn(90_000),
  },
  '/services/support-and-management/managed-it/technology-consulting': {
    measure: 'fixed price',
    from: standIn(100_000),
    drivers: [{ what: 'further offer compared', price: standIn(80_000) }],
  },
  '/services/support-and-management/managed-it/remote-monitoring-and-management': {
    measure: 'per device',
    from: standIn(450),
  },
  '/services/support-and-management/devops-services': {
    measure: 'fixed price',
    from: standIn(650_000),
    drivers: [{ what: 'further application', price: standIn(250_000) }],
  },
  '/services/systems-integration/api-management': {
    measure: 'fixed price',
    from: standIn(650_000),
    drivers: [{ what: 'caller after the 15th', price: standIn(15_000) }],
  },
  '/services/systems-integration/erp-integration': {
    measure: 'fixed price',
    from: standIn(480_000),
    drivers: [{ what: 'further feed', price: standIn(220_000) }],
  },
  '/services/systems-integration/data-integration': {
    measure: 'fixed price',
    from: standIn(520_000),
    drivers: [{ what: 'source after the third', price: standIn(110_000) }],
  },
  '/services/systems-integration/managed-services': {
    measure: 'per month',
    from: standIn(18_000),
    drivers: [{ what: 'link after the third', price: furtherPrices.watchedLink.from }],
  },
  '/services/systems-integration/legacy-modernisation': {
    measure: 'fixed price',
    from: standIn(250_000),
  },
  '/services/systems-integration/banking-systems-integration': {
    measure: 'fixed price',
    from: standIn(1_400_000),
    buys: 'the link alone',
    drivers: [
      { what: 'further paybill, bank or check-off file', price: furtherPrices.paymentChannel.from },
    ],
  },
  '/services/systems-integration/application-integration': {
    measure: 'fixed price',
    from: standIn(60_000),
  },
  '/services/development-services/website-development/website-design/wordpress': {
    measure: 'fixed price',
    from: standIn(120_000),
    drivers: [
      { what: 'page that we write', price: standIn(6_000) },
      { what: 'further language', price: standIn(40_000) },
    ],
  },
  '/services/development-services/website-development/website-design/ecommerce-website': {
    measure: 'fixed price',
    from: standIn(220_000),
    drivers: [{ what: 'product after the 200th', price: standIn(250) }],
  },
  '/services/development-services/software-development/mobile-application': {
    measure: 'fixed price',
    from: standIn(700_000),
    drivers: [
      { what: 'form after the third', price: standIn(60_000) },
      { what: 'connected system after the first', price: standIn(150_000) },
    ],
  },
  '/services/development-services/software-development/desktop-application': {
    measure: 'fixed price',
    from: standIn(620_000),
    drivers: [{ what: 'device after the third', price: standIn(45_000) }],
  },
  '/services/development-services/software-development/web-application': {
    measure: 'fixed price',
    from: standIn(950_000),
    drivers: [
      { what: 'procedure after the first', price: standIn(320_000) },
      { what: 'connected system after the first', price: standIn(150_000) },
    ],
  },
  '/services/development-services/iot-and-embedded-systems': {
    measure: 'fixed price',
    from: standIn(850_000),
    drivers: [{ what: 'unit after the 20th', price: standIn(18_000) }],
  },
  '/solutions/crm': {
    measure: 'fixed price',
    from: standIn(240_000),
    drivers: [{ what: 'further branch', price: standIn(30_000) }],
  },
  '/solutions/hr-payroll': {
    measure: 'per employee',
    from: standIn(180),

    setUp: standIn(90_000),
  },
  '/solutions/cloud-backup': {
    measure: 'fixed price',
    from: standIn(160_000),
    drivers: [{ what: 'server after the third', price: standIn(35_000) }],
  },
  '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution': {
    measure: 'per month',
    from: standIn(4_800),
  },
  '/solutions/iot-solutions': {
    measure: 'fixed price',
    from: standIn(260_000),
    drivers: [{ what: 'sensor after the tenth', price: standIn(14_000) }],
  },
  '/solutions/customer-engagement': {
    measure: 'fixed price',
    from: standIn(220_000),
    drivers: [{ what: 'further channel', price: standIn(40_000) }],
  },
  '/solutions/enterprise-storage': {
    measure: 'fixed price',
    from: standIn(280_000),
    drivers: [{ what: 'server after the fourth', price: standIn(30_000) }],
  },
  '/solutions/employee-onboarding': {
    measure: 'fixed price',
    from: standIn(380_000),
    drivers: [
      { what: 'job role after the tenth', price: standIn(8_000) },
      { what: 'system after the fourth', price: standIn(45_000) },
    ],
  },
  '/solutions/bulk-sms-and-messaging': {
    measure: 'fixed price',
    from: standIn(35_000),
  },
  '/solutions/datacentre-virtualization': {
    measure: 'fixed price',
    from: standIn(700_000),
    drivers: [{ what: 'server after the tenth', price: standIn(35_000) }],
  },
  '/solutions/cloud-services/cloud-hosting': {
    measure: 'fixed price',
    from: standIn(240_000),
    drivers: [{ what: 'further application', price: standIn(120_000) }],
  },
  '/solutions/cloud-services/hapa-cloud-hosting': {
    measure: 'per month',
    from: standIn(2_500),
  },
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat': {
    measure: 'per user',
    from: standIn(150),
  },
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud': {
    measure: 'per user',
    from: standIn(350),
    drivers: [{ what: 'further 100 GB', price: standIn(700) }],
  },
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar':
    { measure: 'per user', from: standIn(300) },
  '/products/bizgen': {
    measure: 'per user',
    from: standIn(2_200),

    setUp: standIn(180_000),
  },
  '/products/lakodi': {
    measure: 'per unit',
    from: standIn(120),

    setUp: standIn(45_000),
  },
  '/products/ciragen': {
    measure: 'per user',
    from: standIn(1_900),

    setUp: standIn(160_000),
  },
  '/products/finagen': {
    measure: 'per user',
    from: standIn(2_800),

    setUp: standIn(260_000),
  },
  '/products/posigen': {
    measure: 'per till',
    from: standIn(2_500),

    setUp: standIn(35_000),
  },
  '/products/akademico': {
    measure: 'per learner',
    from: standIn(90),

    setUp: standIn(120_000),
  },
  '/products/practigen': {
    measure: 'per user',
    from: standIn(2_000),

    setUp: standIn(140_000),
  },
  '/industries/telecom': {
    measure: 'fixed price',
    from: standIn(850_000),
    drivers: [{ what: 'thousand lines after 5,000', price: standIn(60_000) }],
  },
  '/industries/manufacturing': {
    measure: 'fixed price',
    from: standIn(900_000),
    drivers: [{ what: 'further line', price: standIn(350_000) }],
  },
  '/industries/public-sector': {
    measure: 'fixed price',
    from: 'on request',
  },
  '/industries/engineering-and-architecture': {
    measure: 'fixed price',
    from: standIn(320_000),
    drivers: [
      { what: 'site after the third', price: standIn(25_000) },
      { what: 'seat after the 20th', price: standIn(4_000) },
    ],
  },
  '/industries/legal-and-law-firms': {
    measure: 'fixed price',
    from: standIn(380_000),
    drivers: [{ what: 'user after the tenth', price: standIn(8_000) }],
  },
  '/industries/finance-and-insurance': {
    measure: 'fixed price',
    from: standIn(180_000),
    buys: 'control over access',
    drivers: [{ what: 'further branch', price: standIn(20_000) }],
  },
  '/industries/small-and-medium-enterprises': {
    measure: 'fixed price',
    from: standIn(60_000),
  },
} as const satisfies Readonly<Partial<Record<PagePath, Price>>>;

/**
 * How many days, at the price of a day, two sample bills have for the installation of the network,
 * and for the repair of the risks that a survey finds.
 */
export const daysAfterSurvey = {
  sixtyPeople: { installation: standIn(5), repairs: standIn(10) },
  officeOf25: { installation: standIn(3), repairs: standIn(4) },
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
