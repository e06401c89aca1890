import type { Copy } from '@/content/schema';

export default {
  heading: 'Managed IT services',
  summary: 'Ten areas of office IT, taken singly or together, from network to advice.',
  description:
    'Managed IT in Mombasa and across Kenya: networks, security, backup, cloud, support, servers, monitoring and advice. See which of ten services answers your problem.',
  lead: 'Hand over your office IT in whole or in part. There are ten areas to choose from, and each has a page that says what is done and where the service ends.',
  updated: '2026-11-22',
  situation: {
    heading: 'How the work is shared between you and us',
    body: `You choose the areas, we name the engineers, and the agreement says who does what. A firm of thirty might take support, backup and monitoring in the first year, and add its servers when the technician who runs them leaves.

That firm often has its IT with the accountant or the operations manager, on top of another job. Hiring a full-time technician gives you a pair of hands in the building, but one person takes leave, has gaps in knowledge and may leave with the passwords. A managed service gives you several specialists for part of their time. What you give up is a familiar face at the next desk, so a middle way is common: a junior technician on your payroll for hands-on work, and us behind them for servers, security and cover.

Here you pick single services yourself. If you would rather have an inventory of everything first and one plan that follows from it, start at [IT and cloud](/services/it-cloud). Links between your systems, such as payments that flow into the accounts, have cover of their own under [managed services for integrations](/services/systems-integration/managed-services).`,
  },
  choice: {
    heading: 'Start from the complaint',
    intro:
      'Look for the sentence you have heard in the office this month. If several fit, begin with backup and monitoring: they protect you while the rest is sorted out.',
    options: [
      {
        path: '/services/support-and-management/managed-it/network-management',
        when: 'The Wi-Fi drops, branches lose the head office, or one fibre cut closes the shop.',
        outcome: 'A documented network with a second path, watched and adjusted every month.',
      },
      {
        path: '/services/support-and-management/managed-it/security-management',
        when: 'You own antivirus and a firewall, but their warnings go unread.',
        outcome:
          'Protective settings kept in force, alerts read, and a rehearsed plan for a bad day.',
      },
      {
        path: '/services/support-and-management/managed-it/data-backup-recovery',
        when: 'Backups run every night, and you could not say how long a restore takes.',
        outcome: 'Copies on a schedule, one beyond an intruder’s reach, and signed restore tests.',
      },
      {
        path: '/services/support-and-management/managed-it/cloud-migration',
        when: 'The server is old, and the choice is between a new one and the cloud.',
        outcome: 'Systems moved in planned weekends, with the old ones kept until you sign.',
      },
      {
        path: '/services/support-and-management/managed-it/technical-support',
        when: 'Staff lose working hours to each other’s computer problems.',
        outcome: 'One number for every user, a ticket for every call, and visits when needed.',
      },
      {
        path: '/services/support-and-management/managed-it/cloud-services-management',
        when: 'The dollar bill for cloud accounts rises and you cannot see why.',
        outcome: 'Licences matched to people, owners for each account, and a monthly cost sheet.',
      },
      {
        path: '/services/support-and-management/managed-it/infrastructure-management',
        when: 'Heat, power cuts or age keep killing equipment.',
        outcome: 'A server room that survives an outage and a replacement plan for five years.',
      },
      {
        path: '/services/support-and-management/managed-it/system-administration',
        when: 'Servers and user accounts run on what one person remembers.',
        outcome: 'Patched servers, tidy permissions and a runbook another engineer can follow.',
      },
      {
        path: '/services/support-and-management/managed-it/technology-consulting',
        when: 'A large purchase or tender is coming and you want advice that earns no commission.',
        outcome: 'A written recommendation with options, total costs and a reason for each.',
      },
      {
        path: '/services/support-and-management/managed-it/remote-monitoring-and-management',
        when: 'You learn of faults only when users complain.',
        outcome: 'Every machine reporting its health, and most small repairs done without a visit.',
      },
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'How ten services become one bill',
      intro: 'You choose areas, then quantities, and pay for nothing that you did not pick.',
      rows: [
        {
          term: 'Counted by person',
          detail:
            'Technical support, security management and mail licences. Interns and shift workers who share a computer count once for each account.',
        },
        {
          term: 'Counted by device',
          detail:
            'Monitoring, switches, access points, servers. You get the list with the invoice.',
        },
        {
          term: 'Counted by job',
          detail: 'Migration and consulting. Each has a start, an end and a document you sign.',
        },
        {
          term: 'Reviewed',
          detail: 'Every quarter, with you. Quantities can go down as well as up.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'Taking over from whoever does it now',
      steps: [
        {
          title: 'Meet the outgoing provider',
          body: 'We write the handover list and ask for it politely. If relations are poor, you do not have to be in the room.',
        },
        {
          title: 'Change every key',
          body: 'Administrator passwords, router logins, domain registrar, backup encryption. All are changed in one sitting, with a witness of yours.',
        },
        {
          title: 'Run shadowed for two weeks',
          body: 'Our engineers answer while the old arrangement is still reachable. Gaps show up then, while they can still be asked about.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can a business with eight people use this?',
      answer:
        'Yes, usually as support, backup and monitoring only. Below about five people we would sooner set things up well once and let you call when needed.',
    },
    {
      question: 'Must everything be standardised before you start?',
      answer:
        'No. We take over what is there. Over time we suggest fewer models of laptop and one make of access point, because spares and knowledge are then shared.',
    },
    {
      question: 'Do you work outside Mombasa?',
      answer:
        'Most work is remote, so distance matters little. For hands-on tasks in Nairobi, Kisumu or Kampala we travel on planned days, or direct a local technician over the phone, as your agreement says.',
    },
    {
      question: 'Where do projects such as a penetration test fit?',
      answer:
        'Outside the monthly plan. They sit under [risk assessment and compliance](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance), and the findings come back to the managed team for repair.',
    },
  ],
  related: [
    '/services/it-cloud',
    '/services/support-and-management/devops-services',
    '/solutions/cloud-backup',
    '/industries/small-and-medium-enterprises',
  ],
} satisfies Copy<'group'>;
