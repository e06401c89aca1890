import { commitments } from '@/content/commitments';
import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Managed IT security for Kenyan organisations',
  summary: 'Sign-ins, updates, devices and alerts kept in order every week.',
  description:
    'Managed IT security in Kenya: two-step sign-in, updates, mail protection, alerts read by engineers and a breach plan under the Data Protection Act, 2019.',
  lead: 'We switch on the controls that stop common attacks and check them every week.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the six controls, and how many machines have each.',
    parts: [
      {
        type: 'window',
        title: 'Controls',
        state: 'of 43',
        blocks: [
          {
            type: 'bars',
            items: [
              { label: 'Two-step', value: 43, text: '43' },
              { label: 'Updates', value: 41, text: '41' },
              { label: 'Disk locked', value: 38, text: '38' },
              { label: 'No admin', value: 36, text: '36' },
              { label: 'Backup tried', value: 43, text: '43' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations of up to about 80 people that hold money, records or client data',
    time: { from: 5, to: 7, unit: 'weeks', note: 'to the baseline, then weekly checks' },
    price: prices['/services/support-and-management/managed-it/security-management'],
    start: 'One meeting about the five things that would hurt most if lost',
    needs: 'A manager who can close accounts at once, and names of joiners and leavers on the day',
  },
  situation: {
    heading: 'The attacks we plan for',
    body: `- A mailbox password is guessed. The attacker reads your mail, then sends your customer an invoice with new bank details.
- A SIM is swapped, and mobile banking codes go to a stranger.
- Someone opens a fake KRA penalty notice, and your files are encrypted.

You may already own tools against these. This service puts an engineer in charge of them. For a one-time check, see [penetration testing](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment).`,
  },
  process: {
    heading: 'From first meeting to weekly checks',
    steps: [
      {
        title: 'Agree what matters',
        body: 'You name what would hurt most if read, changed or lost, such as payroll, guest passports or the paybill portal.',
        time: { from: 0.5, unit: 'days' },
      },
      {
        title: 'Close open doors',
        body: 'Two-step sign-in for everyone, no shared administrator account, no remote desktop on the open internet, old accounts disabled.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Cover each device',
        body: 'Protection software, disk encryption, automatic updates, and remote wipe for lost phones and laptops.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Protect mail and money',
        body: 'We make your domain hard to forge. Changed bank details are confirmed by phone on a number you already had.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Rehearse an attack',
        body: 'Two hours with your managers: it is Friday, the files are locked, what do you do first?',
        time: { from: 0.5, unit: 'days' },
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A monthly report on about 30 security settings',
      'Alerts read by an engineer, with a phone call when one is real',
      'Short staff practice each quarter, using local scam examples',
      'A four-page incident plan with names and phone numbers, printed',
    ],
    needed: [
      'A manager who can order an account closed at once, and a deputy',
      'Names of joiners and leavers from HR, on the day they join or leave',
    ],
    excluded: [
      'Legal advice and the breach notification, which your organisation signs',
      'Forensic work for court, done by a specialist firm you choose',
      'A guarantee that no attack will succeed',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What we check every week',
      rows: [
        {
          term: 'Sign-ins',
          detail: 'Failed attempts, new countries, accounts without two-step sign-in.',
        },
        { term: 'Mail rules', detail: 'New forwarding rules, which attackers often add.' },
        { term: 'Updates', detail: 'Machines more than two weeks behind, by name.' },
        { term: 'Rights', detail: 'New administrators, and who asked for them.' },
        {
          term: 'From outside',
          detail: 'Open ports, expiring certificates, domains that look like yours.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'If personal data gets out',
      body: `Where a breach brings a real risk of harm, the Data Protection Act gives you 72 hours to notify the Data Commissioner. We prepare for that: where personal data is, how long logs are kept, who writes the notice. As your processor we must tell you within 48 hours where practicable. We commit to tell you ${commitments.breachNotice.phrase}.`,
    },
  ],
  questions: [
    {
      question: 'What does this add if we already have antivirus?',
      answer:
        'Someone who reads its reports, and protection against what it cannot see: stolen passwords, forged invoices and forgotten accounts.',
    },
    {
      question: 'Do you watch what employees browse or type?',
      answer: 'No. We see the state of devices and accounts. Message content stays closed to us.',
    },
    {
      question: 'Whom do we call at 02:00?',
      answer: `The number in your agreement. Clients report faults by phone ${commitments.faultReports.phrase}. You approve emergency actions in advance, so the engineer can isolate a computer or close a mailbox without waking a director.`,
    },
  ],
  related: [
    '/services/business-and-qa/cybersecurity',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
    '/blog/data-protection-act-primer-for-smes',
  ],
  sources: [dataProtection.breachNotice],
} satisfies Copy<'service'>;
