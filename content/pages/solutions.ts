import type { Copy } from '@/content/schema';

export default {
  heading: 'IT solutions for common business problems in Kenya',
  summary: 'Defined packages for payroll, customers, messaging, backup, storage and cloud.',
  description:
    'Ready packages for Kenyan organisations: CRM, HR and payroll, bulk SMS, cloud backup, storage, monitoring and cloud, with steps, time, scope and exclusions.',
  lead: 'Packages of software, equipment and work for one purpose, such as payroll or backup. Each page says who it is for, how long it takes, how it is priced and what is not included.',
  updated: '2026-11-23',
  guide: {
    heading: 'Find your problem',
    body: `**Customers**

- Contacts leave with each salesperson: [CRM](/solutions/crm)
- Messages wait on five phones: [customer engagement](/solutions/customer-engagement)
- You need to reach hundreds of people: [bulk SMS](/solutions/bulk-sms-and-messaging)

**Staff**

- Pay day depends on one spreadsheet: [HR and payroll](/solutions/hr-payroll)
- New staff wait a week for access: [employee onboarding](/solutions/employee-onboarding)

**Data and equipment**

- Nobody has tested the backups: [cloud backup](/solutions/cloud-backup), or the [plan for small offices](/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution)
- Disks are full or slow: [enterprise storage](/solutions/enterprise-storage)
- Your servers are old: [data centre virtualisation](/solutions/datacentre-virtualization)
- Cold rooms or generators fail unnoticed: [IoT monitoring](/solutions/iot-solutions)

**Cloud**

- Hosting, e-mail and shared files: [cloud services](/solutions/cloud-services)`,
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
      answer:
        'Yes, with most packages. The exceptions are SMS sender names and e-mail, because they apply to everyone at once.',
    },
    {
      question: 'Who owns the licences and equipment?',
      answer:
        'You do. They are bought in your name. BizCloud and Hapa Cloud are our own services, and we invoice you for them.',
    },
  ],
} satisfies Copy<'hub'>;
