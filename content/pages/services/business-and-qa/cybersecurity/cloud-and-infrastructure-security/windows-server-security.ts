import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'project',
  heading: 'Windows Server and Active Directory security',
  summary: 'Domain, file, database and remote desktop servers closed to attackers.',
  description:
    'Windows Server security in Kenya: Active Directory clean-up, remote desktop closed, fewer administrators, end-of-support plans and a tested domain recovery.',
  lead: 'One infected laptop can reach every PC of a Windows domain. We block the routes it would take, starting with remote desktop if yours is open to the internet.',
  updated: '2026-11-29',
  emblem: 'windows',
  drawing: {
    caption: 'The domain of a wholesaler: who may sign in where',
    parts: [
      {
        type: 'boxes',
        items: [
          { label: 'Accounts of staff', value: '96' },
          { label: 'May sign in to servers', value: '4', mark: 'open' },
          { label: 'Administer the domain', value: '3', mark: 'done' },
        ],
      },
      {
        type: 'window',
        title: 'Sign-ins',
        state: 'Sunday',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Remote desktop', value: 'refused, 212', mark: 'done' },
              { text: 'Vendor by VPN', value: '40 minutes', mark: 'done' },
              { text: 'Sealed account', value: 'not used' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Factories, law firms, hospitals and counties with a Windows domain and 10 PCs or more',
    time: { from: 4, to: 6, unit: 'weeks', note: 'for one domain with up to ten servers' },
    price:
      prices[
        '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security'
      ],
    start: 'Two days in which we close everything open to the internet',
    needs:
      'A domain administrator, two evenings a week, contacts at your ERP, clocking and door vendors',
  },
  example: {
    heading: '85 PCs, before and after',
    body: 'Fourteen accounts may do anything, one of them a former colleague’s and four of vendors. After five weeks two people have one each. A third lies sealed in the safe, with an alarm on its use.',
    figures: [
      { label: 'Domain administrators', value: '14, then 3' },
      { label: 'PCs with local administrators', value: '61, then 4' },
      { label: 'Ports open to the internet', value: '5, then 0' },
      { label: 'Domain rebuilt from backup in', value: '3 h 10' },
    ],
  },
  process: {
    heading: 'From the open door to the rebuilt domain',
    body: `If remote desktop is open to the whole internet, we put it behind a VPN with two-step sign-in within the first two days.

Then accounts are separated: the password for a PC opens no server, and the one for a server opens no domain. Stricter settings reach IT first, then ten users, then everyone. At the end the domain is rebuilt from its backup on a closed network, against the clock.`,
  },
  scope: {
    excluded: [
      'Microsoft licences and new hardware',
      'Mailboxes. See [e-mail security](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security)',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Windows Server 2016 ends on 12 January 2027',
      intro:
        'After that day Microsoft sends no more free security updates. Your program decides what fits.',
      rowHeading: 'Way',
      columns: ['Suits', 'Effort', 'Remember'],
      rows: [
        {
          label: 'New server',
          cells: ['Domain, files, printing', '2 to 5 days', 'Needs room for both'],
        },
        {
          label: 'Upgrade in place',
          cells: ['A server with one task', '1 day', 'Old faults stay'],
        },
        {
          label: 'Replace by a service',
          cells: ['Mail, files', '2 to 8 weeks', 'Needs a good line'],
        },
        {
          label: 'Isolate and keep',
          cells: ['Machine control', '2 days', 'Set an end date'],
        },
      ],
    },
  ],
  questions: [],
  sources: [
    {
      fact: 'Extended support for Windows Server 2016 ends on 12 January 2027.',
      reference: 'Microsoft Lifecycle, Windows Server 2016',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-server-2016',
      checked: '2026-11-22',
      recheckBy: '2027-01-12',
    },
  ],
  related: [],
  ask: {
    heading: 'Close remote desktop to the internet',
    body: 'If you do not know whether it is open, send us your public address and permission to look.',
  },
} satisfies Copy<'service'>;
