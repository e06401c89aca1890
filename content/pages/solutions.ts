import type { Copy } from '@/content/schema';

export default {
  heading: 'Solutions: ready answers to common business problems',
  summary: 'Defined packages for payroll, customers, messaging, backup, storage and cloud.',
  description:
    'Solutions for organisations in Kenya: CRM, HR and payroll, messaging, backup, storage, monitoring and cloud, each with set steps, timing, scope and exclusions.',
  lead: 'Set up payroll, customer records, messaging, backup or cloud services as a defined package. Each page starts from a problem you can name and gives the steps, the time, what we need from you and what is left out.',
  updated: '2026-11-22',
  guide: {
    heading: 'Look for your problem',
    body: `A solution is software, equipment and work put together for one purpose. It differs from a [service](/services), where you buy skill for something particular to you, and from a [product](/products), which is software we make ourselves.

### The trouble is with customers

- Contacts and deals leave with each salesperson: [CRM](/solutions/crm).
- Enquiries wait on five phones: [customer engagement](/solutions/customer-engagement).
- You must reach hundreds of parents, members or patients at once: [bulk SMS and messaging](/solutions/bulk-sms-and-messaging).

### The trouble is with staff matters

- Pay day depends on one spreadsheet: [HR and payroll](/solutions/hr-payroll).
- New people wait a week for access and leavers keep theirs: [employee onboarding](/solutions/employee-onboarding).
- Work is discussed in private groups: [team chat](/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat).

### The trouble is with data and equipment

- The backups have never been restored: [cloud backup](/solutions/cloud-backup), or [the small-office plan](/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution) if you have ten computers or fewer.
- Disks are full or slow: [enterprise storage](/solutions/enterprise-storage).
- A row of old servers heats the room: [data centre virtualisation](/solutions/datacentre-virtualization).
- Cold rooms, tanks or generators fail unseen: [IoT monitoring](/solutions/iot-solutions).

### You want somewhere to run things

[Cloud services](/solutions/cloud-services) sorts hosting in your own account, our managed hosting plans, and mail with files.`,
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Effort and time at a glance',
      intro:
        'Rough orders for an organisation of thirty to a hundred people; the conditions are on the pages themselves.',
      rowHeading: 'Solution',
      columns: ['Weeks to working', 'Your heaviest task', 'Continues as'],
      rows: [
        {
          label: 'Small-office backup plan',
          cells: ['1–2', 'Half a day’s presence', 'Monthly plan'],
        },
        {
          label: 'Business e-mail',
          cells: ['2–5', 'Finding mail kept on laptops', 'Monthly, by mailbox'],
        },
        {
          label: 'Bulk messaging',
          cells: ['3–5', 'Saying where numbers came from', 'Message credit'],
        },
        { label: 'CRM', cells: ['6–8', 'Agreeing what a lead is', 'Subscription and support'] },
        {
          label: 'HR and payroll',
          cells: ['12–16', 'Two parallel month-ends', 'Subscription and support'],
        },
        {
          label: 'IoT monitoring',
          cells: ['8–10', 'Naming who is called at night', 'Data and device charges'],
        },
        {
          label: 'Server consolidation',
          cells: ['12–20', 'Approving weekend windows', 'Care by your team or ours'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'When the page almost fits',
      body: `Most organisations differ from the package in one or two points: an accounting system we have not met, a branch without fibre, an approval that must go through a board. Tell us those points with your first message. Small ones are priced into the set-up. Large ones turn the job into [systems integration](/services/systems-integration) or [software development](/services/development-services/software-development), and the quotation is then for that.

If two solutions touch, take the one with the cleaner data first. Staff records come before access automation, contacts before campaigns, and backup before anything that moves a server.`,
    },
  ],
  questions: [
    {
      question: 'Can we start with one branch or department?',
      answer:
        'Yes, and for CRM, chat, monitoring and payroll we prefer it. The exceptions are mail and sender names, because a domain or a name applies to everyone at once.',
    },
    {
      question: 'Do you resell the software and hardware inside these solutions?',
      answer:
        'Third-party licences and equipment are bought in your name, so the contract and the warranty are yours. What we run ourselves, such as BizCloud and Hapa Cloud, comes on our own invoice.',
    },
    {
      question: 'How do we get a price?',
      answer:
        'Send the number of people, sites and systems through [the contact page](/contact). If the package fits you get a fixed quotation for the set-up; if something has to be found out first, you get a list of what. [How we work](/company/about-us/how-we-work) explains how prices come about.',
    },
  ],
} satisfies Copy<'hub'>;
