import type { Copy } from '@/content/schema';

export default {
  heading: 'Cybersecurity',
  summary: 'Assess, protect, recover: four areas of security and where to start.',
  description:
    'Cybersecurity services for Kenyan organisations: risk assessment, server and cloud hardening, website and account protection, and disaster recovery with drills.',
  lead: 'Someone has asked how well you are protected: your bank, a donor, your board, or you yourself after a strange e-mail. Find the right first step here.',
  updated: '2026-11-12',
  situation: {
    heading: 'Start with the doors that somebody left open',
    body: `An attack on a business in Mombasa need not be clever. A clerk at a clearing agent pays a freight invoice whose bank details were changed on the way. A password from a five-year-old leak still opens the mailbox of the finance manager. The remote desktop that was opened for a technician during lockdown is open today. A leaver’s login to the paybill portal works.

So the useful question is not "are we secure?", which nobody can answer. Ask four smaller ones. What do we have that is worth stealing or stopping? Which doors lead to it? Would we notice? Could we work the next morning?

Each of the areas below takes one of these. You need no security staff to begin, but you do need one person with the authority to say yes to a change.`,
  },
  choice: {
    heading: 'Four areas, one place to begin',
    intro:
      'If you have never had an assessment, begin with one: it costs the least and decides the order of everything else. The exception is a business without a tested backup, which should mend that first.',
    options: [
      {
        path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance',
        when: 'You need to know where you stand, or must show evidence to a bank, an auditor, a card acquirer or a tender board.',
        outcome: 'A ranked list of weaknesses and the documents the other side asks for.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security',
        when: 'You run servers, in a cupboard or in the cloud, and nobody has gone through their settings since they were installed.',
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
          body: 'Pull the network cable or switch off the Wi-Fi of the affected machine. Memory holds traces that vanish at shutdown.',
          duration: 'First minute',
          span: { type: 'open' },
        },
        {
          title: 'Call the bank or the mobile money provider',
          body: 'If money has moved, ask them to hold or reverse it. This is the one step where ten minutes decide the outcome.',
          duration: 'Within ten minutes',
          span: { type: 'open' },
        },
        {
          title: 'Change passwords from a clean device',
          body: 'E-mail first, because it resets all others. Then banking, paybill, domain and social accounts. End all open sessions.',
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
          title: 'Decide who must be told',
          body: 'If personal data was reached and people could be harmed, the law sets a clock of 72 hours to inform the Data Commissioner. The national response team, KE-CIRT, takes reports as well.',
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
            'Assessment. Multi-factor sign-in on mail, banking and paybill. One restore from backup, timed.',
        },
        {
          term: 'Second quarter',
          detail:
            'Servers and laptops to a baseline. Old accounts removed. Mail protected against forged senders.',
        },
        {
          term: 'Third quarter',
          detail:
            'Staff practice on invoice fraud with your own paperwork as the material. Recovery plan written.',
        },
        {
          term: 'Fourth quarter',
          detail:
            'Drill. Penetration test of what faces the internet. Decide what to hand to [managed security](/services/support-and-management/managed-it/security-management).',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Project or permanent watch',
      body: `Everything in this area is project work: it starts, ends and leaves you with something. Watching logs at night, patching every month and answering alerts is a running service, described under [security management](/services/support-and-management/managed-it/security-management). Do the project first. A watch over an open door only tells you who walked in.`,
    },
  ],
  questions: [
    {
      question: 'We are small. Why would anyone attack us?',
      answer:
        'Because a programme found your address. Scans for open remote desktops and outdated websites run over the whole internet and do not know your turnover. Invoice fraud does look for size, and prefers firms where one person both receives and pays.',
    },
    {
      question: 'Is antivirus not enough?',
      answer:
        'It stops known harmful files on the device it is installed on. It does not see a stolen password used from abroad, a changed bank account on a PDF, or a cloud folder shared with everyone.',
    },
    {
      question: 'Can you promise that we will not be hacked?',
      answer:
        'No, and be careful with anyone who does. We can make the common attacks fail, shorten the time until you notice the others, and see that you can carry on afterwards.',
    },
    {
      question: 'Will it slow our people down?',
      answer:
        'A second factor costs a few seconds a day. Losing local administrator rights annoys some people for two weeks. We say which measure disturbs whom before you decide, and leave out those that cost more than they save.',
    },
  ],
  sources: [
    {
      fact: 'A breach with a real risk of harm is notified to the Data Commissioner within 72 hours of becoming aware of it.',
      reference: 'Data Protection Act, 2019, section 43',
      url: 'https://new.kenyalaw.org/akn/ke/act/2019/24',
      checked: 'not yet',
    },
    {
      fact: 'The National KE-CIRT/CC receives incident reports.',
      reference: 'National KE-CIRT/CC, Communications Authority of Kenya',
      url: 'https://www.ke-cirt.go.ke',
      checked: 'not yet',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/security-management',
    '/solutions/cloud-backup',
    '/industries/finance-and-insurance',
    '/resources/downloads',
  ],
} satisfies Copy<'group'>;
