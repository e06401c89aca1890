import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Cybersecurity',
  summary: 'Assess, protect, recover: four areas of security and where to start.',
  description:
    'Cybersecurity services for Kenyan organisations: risk assessment, server and cloud hardening, website and account protection, and disaster recovery with drills.',
  lead: 'Get help with an attack in progress, a security questionnaire, or servers and accounts that were never reviewed. This page tells you which of four services to start with.',
  updated: '2026-11-22',
  situation: {
    heading: 'Four questions that lead to the right service',
    body: `"Are we secure?" is too large a question to answer. Four smaller ones are manageable, and each leads to one of the services below. What do we have that is worth stealing or stopping? Through which openings can it be reached? Would we notice? Could we work the next morning?

The openings are rarely clever ones. In Mombasa we look first at invoices whose bank details were changed on the way, passwords from old leaks that still open the finance manager’s mailbox, remote desktops opened for a technician during lockdown, and leavers whose account on the paybill portal still works.

You need no security staff to begin. You do need one person with the authority to approve changes, because most of the work consists of changes.`,
  },
  choice: {
    heading: 'Four areas, one place to begin',
    intro:
      'If you have never had an assessment, begin with one: it costs the least and sets the order for everything else. If you have no backup that has been restored as a test, do that first.',
    options: [
      {
        path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance',
        when: 'You need to know where you stand, or must show evidence to a bank, an auditor, a card acquirer or a tender board.',
        outcome: 'A ranked list of weaknesses and the documents the other side asks for.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security',
        when: 'You run servers, in a cupboard or in the cloud, and their settings have not been reviewed since they were installed.',
        outcome: 'Servers brought to a written baseline and kept there.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/web-and-digital-security',
        when: 'Your website, domain, social pages or messaging accounts are how customers find and pay you.',
        outcome: 'Public accounts in your control, a cleaned site and a watch on impostors.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/disaster-recovery',
        when: 'A stopped server, a fire or ransomware would cost you more per day than you can carry.',
        outcome: 'A recovery plan with times in it, proven by a drill.',
      },
    ],
  },
  sections: [
    {
      type: 'process',
      heading: 'If it is happening now',
      intro: 'Follow this order before you read anything else on this page.',
      steps: [
        {
          title: 'Disconnect, but leave the power on',
          body: 'Pull the network cable or switch off the Wi-Fi of the affected machine, and leave it running, because its memory holds traces that vanish at shutdown.',
          duration: 'First minute',
          span: { type: 'open' },
        },
        {
          title: 'Call the bank or the mobile money provider',
          body: 'If money has moved, ask them to hold or reverse it. Ten minutes can make the difference between a reversal and a loss.',
          duration: 'Within ten minutes',
          span: { type: 'open' },
        },
        {
          title: 'Change passwords from a clean device',
          body: 'E-mail first, because it resets all the others, then banking, paybill, domain and social accounts. End all open sessions in each of them.',
          duration: 'First hour',
          span: { type: 'open' },
        },
        {
          title: 'Keep evidence and write times down',
          body: 'Photograph screens, keep the messages, note who did what and when. You will need it for the police, the insurer and the regulator.',
          duration: 'First day',
          span: { type: 'open' },
        },
        {
          title: 'Inform those who must be told',
          body: 'If personal data was reached and there is a real risk of harm to people, the law gives you 72 hours from the time you learn of it to inform the Data Commissioner. The national response team, KE-CIRT, takes reports as well.',
          duration: 'Within three days',
          span: { type: 'open' },
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What a first year can look like for a firm of forty people',
      intro:
        'An order that spreads the cost and the disturbance. Yours follows from the assessment.',
      rows: [
        {
          term: 'First quarter',
          detail:
            'Assessment. Two-step sign-in (a password plus a code or a key) on mail, banking and paybill. One restore from backup, with the time it took.',
        },
        {
          term: 'Second quarter',
          detail:
            'Servers and laptops to a baseline. Old accounts removed. Mail protected against forged senders.',
        },
        {
          term: 'Third quarter',
          detail:
            'Staff practice on invoice fraud, with your own paperwork as the material, and the recovery plan is written.',
        },
        {
          term: 'Fourth quarter',
          detail:
            'Recovery drill, penetration test of what faces the internet, and a choice of what to hand over to [managed security](/services/support-and-management/managed-it/security-management).',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Project or permanent watch',
      body: 'Everything on these pages is project work, with a start, an end and something that you keep. Watching logs at night, patching every month and answering alerts is a running service, described under [security management](/services/support-and-management/managed-it/security-management). If you plan to buy both, do the project first, so that the watch begins with the known openings closed.',
    },
  ],
  questions: [
    {
      question: 'We are small. Why would anyone attack us?',
      answer:
        'Because a program found your address. Scans for open remote desktops and outdated websites run over the whole internet without regard to turnover. Invoice fraud does look at size, and prefers firms where one person both receives invoices and pays them.',
    },
    {
      question: 'Is antivirus not enough?',
      answer:
        'It stops known harmful files on the device it is installed on. It does not see a stolen password used from abroad, a changed bank account on a PDF, or a cloud folder shared with everyone.',
    },
    {
      question: 'Can you promise that we will not be hacked?',
      answer:
        'No, and be careful with any supplier who does. We can make the common attacks fail, shorten the time until you notice the others, and see to it that you can carry on afterwards.',
    },
    {
      question: 'Will it slow our people down?',
      answer:
        'Two-step sign-in costs a few seconds a day. Losing local administrator rights annoys some people for two weeks. You hear beforehand which measure will disturb whom, and we leave out those that cost more than they save.',
    },
  ],
  sources: [
    {
      fact: 'A breach with a real risk of harm is notified to the Data Commissioner within 72 hours of becoming aware of it.',
      reference: 'Data Protection Act, 2019, section 43',
      url: lawUrl('dataProtection', 43),
      checked: 'not yet',
    },
    {
      fact: 'The National KE-CIRT/CC receives incident reports.',
      reference: 'National KE-CIRT/CC, Communications Authority of Kenya',
      url: 'https://ke-cirt.go.ke/',
      checked: '2026-11-22',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/security-management',
    '/solutions/cloud-backup',
    '/industries/finance-and-insurance',
    '/resources/downloads',
  ],
} satisfies Copy<'group'>;
