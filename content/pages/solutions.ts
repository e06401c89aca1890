import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT solutions for common business problems',
  summary: 'Defined packages for payroll, customers, messaging, backup, storage and cloud.',
  description:
    'Ready packages for Kenyan organisations: CRM, HR and payroll, bulk SMS, cloud backup, storage, monitoring and cloud, each with its scope and time.',
  lead: 'Ten packages, each with fixed work. For other work, choose a service.',
  updated: '2026-11-27',
  guide: {
    heading: 'Which packages belong together?',
    body: 'A SACCO, a clearing firm or a school starts with [its sector](/industries). One server or up to ten computers need the [small backup](/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution).',
  },
  groups: [
    {
      heading: 'For your customers',
      offers: [
        { path: '/solutions/crm', problem: 'A salesperson leaves with the contacts' },
        {
          path: '/solutions/customer-engagement',
          problem: 'Customers write to five phones and wait',
        },
        {
          path: '/solutions/bulk-sms-and-messaging',
          problem: 'Hundreds of people must know something today',
        },
      ],
    },
    {
      heading: 'For your staff',
      offers: [
        { path: '/solutions/hr-payroll', problem: 'Pay day depends on one spreadsheet' },
        { path: '/solutions/employee-onboarding', problem: 'New staff wait a week for access' },
        {
          path: '/solutions/cloud-services',
          problem: 'Mail has a free address, and files are on flash disks',
        },
      ],
    },
    {
      heading: 'For your files and machines',
      offers: [
        {
          path: '/solutions/cloud-backup',
          problem: 'Nobody has tested the backup of your servers',
        },
        { path: '/solutions/enterprise-storage', problem: 'Disks are full or slow' },
        {
          path: '/solutions/datacentre-virtualization',
          problem: 'A room of old servers eats power and time',
        },
        { path: '/solutions/iot-solutions', problem: 'A cold room or a generator fails unnoticed' },
      ],
    },
  ],
  sections: [],
  questions: [
    {
      question: 'How long are we bound?',
      answer: `A package at a fixed price ends when it is delivered. A monthly agreement lasts ${commitments.minimumTerm.phrase} at least, and you end it with ${commitments.noticePeriod.phrase}’ notice, then or later. ${commitments.prepaidTerm.promise}`,
    },
    {
      question: 'Who owns the licences and equipment?',
      answer: `${commitments.ownBills.promise} Orders name the country.`,
    },
  ],
  ask: {
    heading: 'If a package almost fits',
    body: 'Call us, or write what must differ.',
  },
} satisfies Copy<'hub'>;
