import { commitments } from '@/content/commitments';
import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT security management',
  summary: 'Sign-ins, updates, devices and alerts kept in order week after week.',
  description:
    'Ongoing security management for Kenyan organisations: two-step sign-in, patching, mail protection, alerts read by people and a breach plan under the 2019 Act.',
  lead: 'Have the controls that stop common attacks switched on, and checked every week. You name a manager who can order an account shut; we supply the engineer who reads the reports and answers the alarms.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations of up to about eighty people that hold money, records or client data',
    time: '5–7 weeks to the baseline, then a weekly round',
    price: {
      measure: 'per user',
      note: 'The first weeks up to the baseline are a fixed price',
      from: 'not yet',
    },
    start: 'One meeting about the five things that would hurt most if lost',
    needs: 'A manager who can order an account shut, and joiners and leavers on the day',
  },
  situation: {
    heading: 'The e-mail said the bank details had changed',
    body: `The attacks we plan for first are rarely clever. A mailbox password is guessed, the intruder reads along for a week, then sends your customer an invoice with a different account number. A SIM is swapped and the codes for mobile banking go to a stranger. An assistant opens a "KRA penalty notice" and files begin to encrypt.

Tools against each of these exist, and you may own some already. The service adds the person whose task it is to switch them on, to look at what they report, and to close the account of the driver who left in March.

One-off work, such as a [penetration test](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment), belongs to [cybersecurity](/services/business-and-qa/cybersecurity) and finds the holes of one day. This service keeps them shut on the other days.`,
  },
  process: {
    heading: 'Six weeks to a baseline, then a weekly round',
    steps: [
      {
        title: 'Agree what matters',
        body: 'One meeting. Which five things would hurt most if they were read, changed or lost? Payroll, guest passports, client funds, drawings or the paybill portal are typical, and the controls are chosen to protect those.',
        duration: 'Half a day',
      },
      {
        title: 'Close the open doors',
        body: 'Two-step sign-in for everyone (a code, an app or a key after the password), no shared administrator account, remote desktop off the public internet, old accounts disabled.',
        duration: '2 weeks',
      },
      {
        title: 'Cover each device',
        body: 'Protection software that reports centrally, disk encryption on laptops, automatic updates, and a way to wipe a phone left in a matatu.',
        duration: '2 weeks',
      },
      {
        title: 'Protect mail and money',
        body: 'Mail records that make your domain hard to forge, warnings on outside senders, and a rule that changed bank details are confirmed by phone on a number you already had.',
        duration: '1 week',
      },
      {
        title: 'Rehearse',
        body: 'A two-hour table exercise with managers: it is Friday, the files are locked, what do you do first? The plan is rewritten with what we learn.',
        duration: '1 afternoon',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A baseline of about thirty settings, with the state of each, every month',
      'Alerts read and sorted by an engineer, with a call when one is real',
      'Short practice for staff each quarter, with phishing samples drawn from local scams',
      'An incident plan of four pages with names and phone numbers, printed',
    ],
    needed: [
      'A manager who can order an account shut at once, and a deputy',
      'The names of joiners and leavers from HR, on the day they start or leave',
    ],
    excluded: [
      'Legal advice and the notification itself, which your organisation signs',
      'Forensic work for court, for which we would bring in a specialist firm at your choice',
      'A guarantee that no attack will ever succeed',
    ],
  },
  duration:
    'Five to seven weeks to the baseline for up to eighty people. After that, a weekly round for as long as you want it. Old operating systems are the usual delay.',
  sections: [
    {
      type: 'specification',
      heading: 'The weekly round',
      intro:
        'What a named engineer checks, in this order. Each line ends in a note, even when the note is "nothing".',
      rows: [
        {
          term: 'Sign-ins',
          detail:
            'Failed attempts by account, sign-ins from new countries, any account without two-step sign-in.',
        },
        {
          term: 'Mail rules',
          detail: 'New forwarding rules. An intruder in a mailbox usually makes one.',
        },
        { term: 'Updates', detail: 'Machines more than two weeks behind, by name and owner.' },
        {
          term: 'Protection',
          detail: 'Devices that stopped reporting, detections and what was done.',
        },
        {
          term: 'Rights',
          detail: 'Who became an administrator since last week, and who asked for it.',
        },
        {
          term: 'Outside view',
          detail:
            'Ports open to the internet, certificates near expiry, domains that look like yours.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'When personal data gets out',
      body: `The Data Protection Act, 2019 gives a data controller 72 hours from becoming aware of a breach to notify the Data Commissioner, where there is a real risk of harm to the people concerned. Finding out what was taken uses up most of that time.

So we prepare the answer ahead: where personal data sits, how long logs are kept, who drafts the notice. If we discover the breach as your processor, the Act expects us to tell you within 48 hours where practicable. Our agreement goes further: we tell you ${commitments.breachNotice.phrase} as we learn of it.`,
    },
  ],
  questions: [
    {
      question: 'What does this add if we already have antivirus?',
      answer:
        'An engineer who reads its reports, and protection against what it cannot see: stolen passwords, forged invoices and accounts that were forgotten.',
    },
    {
      question: 'Will two-step sign-in annoy our staff?',
      answer:
        'For a week, usually. We set it so that a known device in the office is asked rarely. Staff without a smartphone get a small hardware key.',
    },
    {
      question: 'Do you watch what employees browse or type?',
      answer:
        'No. We see the state of devices and accounts, while the content of messages stays closed to us. If you need more than that, the law has you tell your staff first what is collected and why.',
    },
    {
      question: 'Whom do we call at 02:00?',
      answer: `The number in your agreement: clients report by phone ${commitments.faultReports.phrase}. Isolating a computer or closing a mailbox is approved beforehand, so the engineer on call can act without finding a director first.`,
    },
  ],
  related: [
    '/services/business-and-qa/cybersecurity',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/blog/data-protection-act-primer-for-smes',
  ],
  sources: [
    {
      fact: 'A data controller notifies the Data Commissioner within 72 hours of becoming aware of a breach with a real risk of harm; a processor notifies the controller without delay and, where reasonably practicable, within 48 hours.',
      reference: 'Data Protection Act, 2019 (Kenya), section 43',
      url: lawUrl('dataProtection', 43),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
