import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT solutions for common business problems',
  summary: 'Defined packages for payroll, customers, messaging, backup, storage and cloud.',
  description:
    'Defined packages for Kenyan organisations: CRM, HR and payroll, bulk SMS, cloud backup, storage, monitoring and cloud, each with its scope and time.',
  lead: 'Ten packages with a starting price. We set each up, and your own staff run most.',
  updated: '2026-11-28',
  guide: {
    heading: 'Where to start instead',
    body: `- **You clear or forward cargo.** Support, mail, network and backup are in [one bill](/industries/clearing-and-forwarding), and no package is needed first
- **You run a SACCO.** Begin with [who sees member data](/industries/finance-and-insurance), then connect [M-Pesa and the bank](/services/systems-integration/banking-systems-integration)
- **We should run it for you.** [IT Cloud](/services/it-cloud) looks after users by the month, and [Managed Backup](/services/support-and-management/managed-it/data-backup-recovery) their servers’ copies
- **You have one server, or up to ten computers, to copy.** Take the [small backup](/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution)`,
  },
  groups: [
    {
      heading: 'For sales and reception',
      offers: [
        {
          path: '/solutions/crm',
          problem: 'Each deal on record, also when a salesperson leaves',
        },
        {
          path: '/solutions/customer-engagement',
          problem: 'Customers’ messages in one place',
        },
        {
          path: '/solutions/bulk-sms-and-messaging',
          problem: 'A message to hundreds of people at once',
        },
      ],
    },
    {
      heading: 'For the office, its staff and stores',
      offers: [
        {
          path: '/solutions/hr-payroll',
          problem: 'A pay day that needs no spreadsheet',
        },
        {
          path: '/solutions/employee-onboarding',
          problem: 'Access for new staff on their first day',
        },
        {
          path: '/solutions/iot-solutions',
          problem: 'A call when a cold room or a generator fails',
        },
        {
          path: '/solutions/cloud-services',
          problem: 'E-mail in your own name, and files off the flash disks',
        },
      ],
    },
    {
      heading: 'For your servers',
      offers: [
        {
          path: '/solutions/cloud-backup',
          problem: 'A backup that has been tested',
        },
        {
          path: '/solutions/enterprise-storage',
          problem: 'Disks that are neither full nor slow',
        },
        {
          path: '/solutions/datacentre-virtualization',
          problem: 'Fewer servers, and less power for them',
        },
      ],
    },
  ],
  sections: [],
  questions: [
    {
      question: 'How long are we bound?',
      answer: `A package at a fixed price ends when it is delivered. A monthly agreement lasts at least ${commitments.minimumTerm.phrase}. You may leave at their end or on any later day, with ${commitments.noticePeriod.phrase}’ notice.`,
    },
  ],
  ask: {
    heading: 'If a package almost fits',
    body: 'Call us, or write what must differ.',
  },
} satisfies Copy<'hub'>;
