import { commitments } from '@/content/commitments';
import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'repair',
  heading: 'Managed IT security for Kenyan organisations',
  summary: 'Sign-ins, updates, devices and alerts kept in order every week.',
  description:
    'Managed IT security in Kenya: two-step sign-in, updates, mail protection, alerts read by engineers and a breach plan under the Data Protection Act, 2019.',
  lead: 'Were you attacked this morning? Then start with the next hour below. Afterwards an engineer takes charge of your protection, week by week.',
  updated: '2026-11-27',
  drawing: {
    caption: 'five controls, and how many of 43 machines have each.',
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
              { label: 'Backup tried', value: 43, text: '43' },
              { label: 'Updates', value: 41, text: '41' },
              { label: 'Disk locked', value: 38, text: '38' },
              { label: 'No admin', value: 36, text: '36' },
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
    start: 'One meeting about the five things that would hurt you if they were lost',
    needs: 'A manager who can close accounts at once, and names of joiners and leavers on the day',
  },
  signs: {
    heading: 'Which of these happened?',
    items: [
      '**A customer paid a stranger.** Someone reads a mailbox in your firm and has sent new bank details from it.',
      '**Files do not open, and a note asks for money.** Every machine on the network is at risk.',
      '**A phone lost its network and gets no codes.** The SIM may have been swapped.',
      '**A colleague typed the password on a false page.** That mailbox is open, and your contacts trust it.',
      '**The website or the Facebook page is no longer yours.** See [web and digital security](/services/business-and-qa/cybersecurity/web-and-digital-security).',
    ],
  },
  firstHour: {
    heading: 'The next hour',
    steps: [
      {
        when: 'At once',
        who: 'you',
        title: 'Unplug the network, leave the power on',
        body: 'Do this on every machine that behaves oddly, and do not restart it.',
      },
      {
        when: 'By 10 minutes',
        who: 'you',
        title: 'Stop the money',
        body: 'Ask your bank or M-Pesa to hold the payment. With a lost SIM, call the operator first.',
      },
      {
        when: 'By 20 minutes',
        who: 'you',
        title: 'Call us',
        body: `Clients with an agreement call the number in it, ${commitments.faultReports.phrase}. Everyone else calls [the office](/contact).`,
      },
      {
        when: 'By 40 minutes',
        who: 'both',
        title: 'Close the way in',
        body: 'Change the password of the mailbox from a clean machine, and end all other sessions. Look for forwarding rules that none of you made.',
      },
      {
        when: 'By one hour',
        who: 'you',
        title: 'Write down what you saw',
        body: 'Note times and account numbers, and photograph the screens.',
      },
    ],
  },
  process: {
    heading: 'So that it does not happen again',
    steps: [
      {
        title: 'Close open doors',
        body: 'Everyone has two-step sign-in. Remote desktop on the open internet is closed.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Cover each device',
        body: 'Disks are encrypted and updates install alone. A lost laptop can be wiped.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Protect mail and money',
        body: 'Your domain becomes hard to forge. Staff confirm new bank details by phone, on a number that you already had.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Rehearse an attack',
        body: 'For two hours your managers play a Friday on which all files are locked.',
        time: { from: 0.5, unit: 'days' },
      },
    ],
    busy: ['us', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A call from an engineer when an alert is real',
      'A monthly report on about 30 settings',
      'Staff practice each quarter, with scams seen in Kenya',
      'A printed plan of four pages for the day of an attack',
    ],
    needed: [],
    excluded: ['Forensic work for court', 'A guarantee that no attack will succeed'],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What we look at every week',
      rows: [
        { term: 'Sign-ins', detail: 'Failed attempts, and sign-ins from a new country.' },
        { term: 'Mail rules', detail: 'New forwarding, which an attacker adds to keep reading.' },
        { term: 'Outside', detail: 'Open ports, and domains that look like yours.' },
      ],
    },
    {
      type: 'statement',
      heading: 'If personal data got out',
      body: `Where a breach brings a real risk of harm, the Data Protection Act gives you 72 hours to notify the Data Commissioner. You sign that notice, and we prepare the facts. If the breach is with us, we tell you ${commitments.breachNotice.phrase}.`,
    },
  ],
  questions: [
    {
      question: 'Do you watch what employees browse or type?',
      answer:
        'No. We see the state of devices and accounts, and what people write stays closed to us.',
    },
  ],
  related: [
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
    '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery',
    '/blog/data-protection-act-primer-for-smes',
  ],
  ask: {
    heading: 'If it is still going on, call',
    body: 'Write only from a device that was not touched, because the attacker may read your mail.',
  },
  sources: [dataProtection.breachNotice],
} satisfies Copy<'service'>;
