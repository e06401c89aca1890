import type { Deliverable } from './screens';

const cybersecurity = '/services/business-and-qa/cybersecurity';
const risks = `${cybersecurity}/risk-assessment-and-compliance` as const;
const support = '/services/support-and-management';
const managed = `${support}/managed-it` as const;

/** What clients receive, drawn next to the headings of services. All names and figures are samples. */
export const deliverables: readonly Deliverable[] = [
  {
    caption: 'The first page of a monthly report.',
    pages: [
      support,
      '/services/it-cloud',
      '/services/web-development/maintenance-support',
      '/services/systems-integration/managed-services',
    ],
    screen: {
      title: 'Monthly report',
      state: 'October, page 1 of 3',
      blocks: [
        {
          type: 'totals',
          items: [
            { label: 'Faults reported', value: '23' },
            { label: 'Closed', value: '22' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Backups restored in the test', value: '4 of 4', mark: 'done' },
            { text: 'Computers with all updates', value: '41 of 43', mark: 'open' },
            { text: 'File server disk', value: '86% full', mark: 'late' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'For you to decide', value: 'by 15 Nov' },
            { text: 'Larger disk, or archive 2019 to 2021', mark: 'open' },
          ],
        },
      ],
    },
  },
  {
    caption: 'One finding of a software test.',
    pages: ['/services/business-and-qa'],
    screen: {
      title: 'Finding 31',
      state: 'blocks the release',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'A refund leaves stock unchanged', mark: 'late' },
            { text: 'Seen', value: '3 of 3 tries' },
            { text: 'Version', value: '2.4, test copy' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: '1  Sell two items', value: 'stock 18' },
            { text: '2  Refund one', value: 'stock 18' },
            { text: 'Expected', value: 'stock 19' },
          ],
        },
        {
          type: 'rows',
          items: [{ text: 'Corrected and tested again', value: 'version 2.5', mark: 'done' }],
        },
      ],
    },
  },
  {
    caption: 'One finding of a penetration test.',
    pages: [`${cybersecurity}/web-and-digital-security`, `${risks}/pen-testing-and-assessment`],
    screen: {
      title: 'Finding 4',
      state: 'high',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'A customer can read another’s invoice', mark: 'late' },
            { text: 'Where', value: '/invoices/1042' },
            { text: 'Needs', value: 'any account' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: '1  Sign in as customer A' },
            { text: '2  Change 1042 to 1041' },
            { text: '3  The invoice of B opens' },
          ],
        },
        {
          type: 'rows',
          items: [{ text: 'Attack repeated after the fix', value: 'refused', mark: 'done' }],
        },
      ],
    },
  },
  {
    caption: 'The log of a restore test.',
    pages: [`${cybersecurity}/disaster-recovery`, `${managed}/data-backup-recovery`],
    screen: {
      title: 'Restore test',
      state: 'third quarter',
      blocks: [
        {
          type: 'table',
          columns: ['Restored', 'Size', 'Took'],
          rows: [
            { cells: ['Accounts', '18 GB', '22 min'], mark: 'done' },
            { cells: ['File server', '412 GB', '3 h 10'], mark: 'done' },
            { cells: ['Mailboxes', '96 GB', '1 h 05'], mark: 'done' },
            { cells: ['Payroll', '2 GB', 'no key'], mark: 'late' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Longest outage agreed', value: '4 h' },
            { text: 'Payroll key stored, test repeated', value: '14 min', mark: 'done' },
          ],
        },
      ],
    },
  },
  {
    caption: 'The first page of a risk list.',
    pages: [cybersecurity, risks, `${managed}/security-management`],
    screen: {
      title: 'Risk list',
      state: '14 risks, 3 high',
      blocks: [
        {
          type: 'table',
          columns: ['Risk', 'Owner', 'Due'],
          rows: [
            { cells: ['One shared admin account', 'IT', '30 Nov'], mark: 'late' },
            { cells: ['Backup in the same room', 'IT', '15 Dec'], mark: 'late' },
            { cells: ['Mail without second step', 'HR', '15 Dec'], mark: 'late' },
            { cells: ['Leavers keep access', 'HR', '31 Jan'], mark: 'open' },
            { cells: ['Guests on staff Wi-Fi', 'IT', '12 Oct'], mark: 'done' },
          ],
        },
        {
          type: 'rows',
          items: [{ text: 'Accepted by the director', value: '2 risks' }],
        },
      ],
    },
  },
  {
    caption: 'The record of a server after hardening.',
    pages: [`${cybersecurity}/cloud-and-infrastructure-security`, `${risks}/email-server-security`],
    screen: {
      title: 'Server record',
      state: '42 of 45 settings',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Logins by key, none by password', mark: 'done' },
            { text: 'Updates every night', mark: 'done' },
            { text: 'Open ports', value: '2 of 11', mark: 'done' },
            { text: 'Logs sent to a second place', mark: 'done' },
            { text: 'Old mail protocol', value: '6 users left', mark: 'open' },
          ],
        },
        {
          type: 'rows',
          items: [{ text: 'Next check', value: '3 February' }],
        },
      ],
    },
  },
  {
    caption: 'The first page of an analysis.',
    pages: [
      '/services/business-and-qa/data-analysis',
      '/services/software-solutions/data-analytics-bi',
    ],
    screen: {
      title: 'Who pays late',
      state: 'January to October',
      blocks: [
        {
          type: 'bars',
          items: [
            { label: 'Hotels', value: 46, text: '46 days' },
            { label: 'Schools', value: 38, text: '38 days' },
            { label: 'Shops', value: 17, text: '17 days' },
            { label: 'Offices', value: 12, text: '12 days' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Invoices counted', value: '1,204' },
            { text: 'Left out, no date', value: '37', mark: 'open' },
          ],
        },
        {
          type: 'rows',
          items: [{ text: 'Answer: ask hotels for half in advance', mark: 'done' }],
        },
      ],
    },
  },
  {
    caption: 'What you accept or reject at a review.',
    pages: [
      '/services/development-services',
      '/services/software-solutions',
      '/services/web-development/web-applications',
    ],
    screen: {
      title: 'Review 3',
      state: 'working software',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Order by phone number', value: 'accepted', mark: 'done' },
            { text: 'Pay by M-Pesa', value: 'accepted', mark: 'done' },
            { text: 'Receipt on paper', value: 'rejected', mark: 'late' },
            { text: 'Refund', value: 'next review', mark: 'open' },
          ],
        },
        {
          type: 'totals',
          items: [
            { label: 'Accepted', value: '11 of 18' },
            { label: 'Days used', value: '27 of 45' },
          ],
        },
      ],
    },
  },
  {
    caption: 'What is handed over with a website.',
    pages: ['/services/web-development', '/services/development-services/website-development'],
    screen: {
      title: 'Handover list',
      state: '6 of 7 done',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Domain', value: 'in your name', mark: 'done' },
            { text: 'Hosting account', value: 'in your name', mark: 'done' },
            { text: 'Logins for two editors', mark: 'done' },
            { text: 'Old addresses lead to new', value: '64 of 64', mark: 'done' },
            { text: 'Copy of the whole site', value: '212 MB', mark: 'done' },
            { text: 'Training', value: '3 December', mark: 'open' },
          ],
        },
      ],
    },
  },
  {
    caption: 'One day in the log of an integration.',
    pages: ['/services/systems-integration'],
    screen: {
      title: 'Message log',
      state: 'today, 16:40',
      blocks: [
        {
          type: 'totals',
          items: [
            { label: 'Delivered', value: '1,204' },
            { label: 'Waiting', value: '3' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Order 5512 to the ledger', value: 'posted', mark: 'done' },
            { text: 'Payment 0417 to order 5509', value: 'matched', mark: 'done' },
            { text: 'Order 5513', value: 'price missing', mark: 'open' },
            { text: 'Order 5498', value: 'no tax PIN', mark: 'late' },
          ],
        },
      ],
    },
  },
  {
    caption: 'The plan for one night of a move.',
    pages: [`${managed}/cloud-migration`, '/services/systems-integration/legacy-modernisation'],
    screen: {
      title: 'Move 2 of 5',
      state: 'Friday night',
      blocks: [
        {
          type: 'table',
          columns: ['Step', 'From', 'Took'],
          rows: [
            { cells: ['Staff log out', '19:00', '10 min'], mark: 'done' },
            { cells: ['Last copy', '19:10', '52 min'], mark: 'done' },
            { cells: ['Totals compared', '20:05', '25 min'], mark: 'done' },
            { cells: ['Six users try it', '20:30', '…'], mark: 'open' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Way back open until', value: '22:00' },
            { text: 'Old server switched off', value: 'in 30 days', mark: 'open' },
          ],
        },
      ],
    },
  },
  {
    caption: 'Three offers on one page.',
    pages: [`${managed}/technology-consulting`],
    screen: {
      title: 'Offers compared',
      state: 'till system',
      blocks: [
        {
          type: 'table',
          columns: ['Three years', 'Bid A', 'Bid B', 'Bid C'],
          rows: [
            { cells: ['Thousand KSh', '840', '690', '1,150'] },
            { cells: ['Works offline', 'yes', 'no', 'yes'] },
            { cells: ['Data out', 'CSV', 'PDF', 'CSV'] },
            { cells: ['Notice', '30 days', '1 year', '90 days'] },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Recommended', value: 'Bid A', mark: 'done' },
            { text: 'Commission from any of them', value: 'none' },
          ],
        },
      ],
    },
  },
  {
    caption: 'The record of a release.',
    pages: [`${support}/devops-services`],
    screen: {
      title: 'Release 118',
      state: 'Tuesday 10:20',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Tests', value: '1,386 passed', mark: 'done' },
            { text: 'Backup before the change', value: '10:14', mark: 'done' },
            { text: 'First server, ten minutes', value: 'no errors', mark: 'done' },
            { text: 'All servers', value: '10:32', mark: 'done' },
            { text: 'Way back', value: 'one command', mark: 'open' },
          ],
        },
        {
          type: 'totals',
          items: [
            { label: 'Took', value: '12 min' },
            { label: 'Interruption', value: 'none' },
          ],
        },
      ],
    },
  },
  {
    caption: 'The devices of a site on one page.',
    pages: ['/services/development-services/iot-and-embedded-systems'],
    screen: {
      title: 'Devices',
      state: '1 of 24 silent',
      blocks: [
        {
          type: 'table',
          columns: ['Sensor', 'Now', 'Battery'],
          rows: [
            { cells: ['Cold store 1', '−18.4 °C', '91%'], mark: 'done' },
            { cells: ['Cold store 2', '−17.9 °C', '88%'], mark: 'done' },
            { cells: ['Water tank', '64%', '73%'], mark: 'done' },
            { cells: ['Gate', 'silent', '2 h ago'], mark: 'late' },
          ],
        },
        {
          type: 'rows',
          items: [{ text: 'SMS to the person on duty', value: '14:06', mark: 'done' }],
        },
      ],
    },
  },
];
