import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT solutions for common business problems in Kenya',
  summary: 'Defined packages for payroll, customers, messaging, backup, storage and cloud.',
  description:
    'Ready packages for Kenyan organisations: CRM, HR and payroll, bulk SMS, cloud backup, storage, monitoring and cloud, with steps, time, scope and exclusions.',
  lead: 'Each package ends one trouble. It has a price, a time, and a list of what it leaves out.',
  updated: '2026-11-27',
  guide: {
    heading: 'What do you want to stop?',
    body: `- [A salesperson leaves, and the contacts leave too](/solutions/crm)
- [Customers wait for answers on five phones](/solutions/customer-engagement)
- [You cannot reach hundreds of people today](/solutions/bulk-sms-and-messaging)
- [Pay day depends on one spreadsheet](/solutions/hr-payroll)
- [New staff wait a week for access](/solutions/employee-onboarding)
- [You have one server or a few computers, and no tested backup](/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution)
- [You have several servers, and no tested backup](/solutions/cloud-backup)
- [Disks are full or slow](/solutions/enterprise-storage)
- [A room of old servers eats power and time](/solutions/datacentre-virtualization)
- [A cold room or a generator fails unnoticed](/solutions/iot-solutions)
- [Mail comes from a free address, files live on flash disks](/solutions/cloud-services)`,
  },
  sections: [],
  questions: [
    {
      question: 'What if a package almost fits?',
      answer:
        'Tell us what differs. We include small changes in the set-up price. Large ones become [systems integration](/services/systems-integration) or [software development](/services/development-services/software-development).',
    },
    {
      question: 'Can we start with one branch or department?',
      answer: 'Yes, except for SMS sender names and e-mail, which apply to everyone at once.',
    },
    {
      question: 'Who owns the licences and equipment?',
      answer: `${commitments.ownBills.promise} BizCloud and Hapa Cloud are our own services, and we invoice you for them.`,
    },
  ],
} satisfies Copy<'hub'>;
