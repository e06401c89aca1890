import { commitments, dayAndNightLevel } from '@/content/company/commitments';
import { nightWatchPrice, noticeWithoutWatch } from '@/content/company/warnings';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  shape: 'ongoing',
  heading: 'Managed IT security, checked every week',
  summary: 'Sign-ins, updates, devices and alerts kept in order every week.',
  description:
    'Managed IT security in Kenya: two-step sign-in, updates, mail protection, alerts read by engineers and a breach plan under the Data Protection Act, 2019.',
  lead: 'Your antivirus and your firewall send warnings. Our engineer reads them in office hours, calls you when one is real, and checks your settings every week.',
  updated: '2026-11-28',
  emblem: 'lock',
  drawing: {
    caption: '43 machines of a firm, and the five that one stolen password would still open',
    parts: [
      {
        type: 'scene',
        title: '43 machines, five of them open',
        height: 226,
        shapes: [
          {
            look: 'body',
            outline:
              'M16 44h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zM16 76h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zM16 108h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zM16 140h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zM16 172h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24zm33 0h24v17h-24z',
          },
          {
            look: 'hot',
            outline:
              'M82 76h24v17h-24zM214 108h24v17h-24zM49 140h24v17h-24zM181 44h24v17h-24zM280 140h24v17h-24z',
          },
          { look: 'line', outline: 'M12 65h296M12 97h296M12 129h296M12 161h296M12 193h230' },
        ],
        words: [
          { text: '43 machines', at: [160, 28], on: 'ground', size: 'large' },
          { text: '38 locked', at: [70, 216], on: 'ground', size: 'large' },
          { text: '5 open', at: [250, 216], on: 'ground', size: 'large' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations of up to 300 people that hold money, records or client data',
    time: { from: 5, to: 7, unit: 'weeks', note: 'to the baseline, then weekly checks' },
    price: prices['/services/support-and-management/managed-it/security-management'],
    start: 'One meeting about the five losses that would hurt you most',
    needs: 'A manager who can close accounts at once, and names of joiners and leavers on the day',
  },
  situation: {
    heading: 'Has it happened already?',
    body: 'Then follow [the first hour of an attack](/services/business-and-qa/cybersecurity/web-and-digital-security#the-first-hour-of-an-attack). If money went to a wrong account, [call the bank](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security#money-went-to-the-wrong-account) first. The rest is for afterwards.',
  },
  process: {
    heading: 'Before the weekly checks begin',
    body: `1. Open doors come first. Everyone gets two-step sign-in, and remote desktop is no longer open to the internet.
2. Each device is covered: its disk is encrypted, it installs updates automatically, and it can be wiped if it is lost.
3. Your domain’s mail settings are checked. Refusing forged mail is [a separate service](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security). Staff confirm new bank details by phone, on a number you already had.
4. For two hours, your managers practise a day on which all files are locked.`,
  },
  scope: {
    receive: [
      'A monthly report on about 30 settings',
      'Staff practice each quarter, with invented scam messages',
      'A printed plan of four pages for the day of an attack',
    ],
    excluded: ['Forensic work for court', 'A guarantee that no attack will succeed'],
  },
  sections: [
    {
      type: 'example',
      heading: 'Tuesday, 08:20: mail goes to a stranger',
      body: 'A new rule in the accountant’s mailbox forwards each message with the word “invoice”. The sign-in came from a country where the firm has no staff. The rule is kept as evidence and removed, and all sessions end: the firm had approved this step beforehand.',
      figures: [
        { label: 'The manager knows', value: '08:35' },
        { label: 'Customers to warn', value: '2' },
        { label: 'Cause', value: 'one password, two websites' },
        { label: 'People without two-step sign-in', value: '2 of 38, then none' },
      ],
    },
    {
      type: 'specification',
      heading: 'What is checked each week',
      rows: [
        { term: 'Sign-ins', detail: 'We read failed attempts, and sign-ins from a new country.' },
        {
          term: 'Mail rules',
          detail: 'A new forwarding rule warns us at once. Each week we read the list.',
        },
        { term: 'Updates', detail: 'The list names machines that are more than two weeks behind.' },
        {
          term: 'Outside',
          detail: 'We scan for open ports, and for domains that look like yours.',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What the night watch does',
      rows: [
        {
          term: 'Without a night watch',
          detail: `We read warnings ${commitments.warningsRead.phrase}, and tell you of an attack ${commitments.breachNotice.phrase} of reading. ${noticeWithoutWatch}`,
        },
        {
          term: 'Who watches',
          detail: `For ${nightWatchPrice}, without ${site.salesTax.name}, a subcontractor with people in shifts watches. Schedule 4 names it, and we answer for it.`,
        },
        {
          term: 'What it watches',
          detail:
            'It reads the warnings of antivirus and firewall, sign-ins and mail rules at any hour, and the alerts of payment links that [we monitor](/services/systems-integration/managed-services).',
        },
        {
          term: 'At 02:00',
          detail: `It judges the warning and calls our engineer on call. Work on an attack or a stopped payment link starts ${commitments.criticalResponse.phrase}. In an attack, the engineer closes the account, or takes the machine off the network, if you approved this beforehand, and in both cases calls the manager whom you named.`,
        },
        {
          term: 'What it does not',
          detail: `It sees no member data, opens no mail and stops no payment. For a server that stops, add [“${dayAndNightLevel}”](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one) monitoring.`,
        },
      ],
    },
    {
      type: 'statement',
      heading: 'If personal data got out',
      body: `Where a breach brings a real risk of harm, the Data Protection Act gives you 72 hours to notify the Data Commissioner. You sign that notice, and we prepare the facts. If the breach is with us, we tell you ${commitments.breachNotice.phrase} of learning of it.`,
    },
  ],
  questions: [
    {
      question: 'Do you watch what employees browse or type?',
      answer: 'No. We see the state of devices and accounts.',
    },
    {
      question: 'Whom do we call at 02:00?',
      answer: `The number in your [support agreement](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one). Without one, nobody is on duty at night.`,
    },
  ],
  related: ['/blog/data-protection-act-primer-for-smes'],
  ask: {
    heading: 'Who reads your security warnings?',
    body: 'If nobody does, count your users. You pay for each one.',
  },
  sources: [dataProtection.breachNotice],
} satisfies Copy<'service'>;
