import { commitments } from '@/content/company/commitments';
import integration from '@/content/pages/services/systems-integration/banking-systems-integration';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

const banking = '/services/systems-integration/banking-systems-integration';

export default {
  heading: 'IT solutions for common business problems',
  summary:
    'Set-ups with a starting price: payroll, customers, messaging, backup, storage and cloud.',
  description:
    'Defined packages for Kenyan organisations: CRM, HR and payroll, bulk SMS, cloud backup, storage, monitoring and cloud, each with its scope, price and time.',
  lead: 'Ten things we set up, each at a starting price. Your staff run most of them.',
  updated: '2026-11-29',
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
          problem: 'E-mail in your own name',
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
          problem: 'Room and speed on shared disks',
        },
        {
          path: '/solutions/datacentre-virtualization',
          problem: 'Fewer servers, and less power for them',
        },
      ],
    },
  ],
  sections: [
    {
      type: 'statement',
      heading: 'Who starts elsewhere',
      body: `- **You clear or forward cargo.** Support, mail, network and backup are in [one bill for 60](/industries/clearing-and-forwarding)
- **You run a SACCO.** Begin with [who sees member data](/industries/finance-and-insurance), from ${amountInWords(prices['/industries/finance-and-insurance'].from)}. Then connect [M-Pesa and the bank](${banking}) in ${timeInWords({ ...integration.glance.time, note: undefined })} ([the bill of a SACCO](/projects/sacco-core-banking-integration#what-it-costs-once-and-each-month)). Read [what you sign](/company/about-us/how-we-work#what-you-sign)
- **We should run it for you.** [IT Cloud](/services/it-cloud) looks after users by the month, and [Managed Backup](/services/support-and-management/managed-it/data-backup-recovery) copies their servers
- **You have one server, or up to ten computers, to copy.** Take the [small backup](/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution)`,
    },
  ],
  questions: [
    {
      question: 'How long are we bound?',
      answer: `For at least ${commitments.minimumTerm.phrase}. Then you may leave with ${commitments.noticePeriod.phrase}’ notice.`,
    },
  ],
  ask: {
    heading: 'Does one of them almost fit?',
    body: 'You hear what the difference costs.',
  },
} satisfies Copy<'hub'>;
