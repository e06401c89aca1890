import type { Copy } from '@/content/schema';

export default {
  heading: 'BizCloud: business e-mail and collaboration',
  summary: 'Mail under your domain, a company drive and team chat, together or one by one.',
  description:
    'BizCloud brings business e-mail and calendars, a shared company drive and team chat to Kenyan organisations, with one sign-in, one bill and people who answer.',
  lead: 'BizCloud gives an organisation mail on its own domain, with a calendar, a company drive and team chat. The parts are sold separately and billed in shillings, by the number of people who use each.',
  updated: '2026-11-22',
  situation: {
    heading: 'Take the parts you need, for the people who need them',
    body: `A lodge may take mail for twelve people, the drive for the office and chat for the shift leaders, and change those numbers each month. All parts share one sign-in. When a colleague leaves, one switch closes everything, and the letters, files and conversations stay with the organisation.

Without a common place, a contract tends to be drafted on a laptop, sent from a private address and discussed in a WhatsApp group that still has two former colleagues in it. The firm controls none of those copies.

Microsoft 365 and Google Workspace solve this too, and for many organisations they are the better answer; the table below shows which. BizCloud is meant for those who would pay for forty full licences although twenty-five people only read mail on a phone, and for those who want a bill in shillings and a support desk they can ring.`,
  },
  choice: {
    heading: 'Start with the part that hurts',
    intro:
      'Each part works alone and they share one sign-in. Most organisations begin with mail, since it carries their name to the outside.',
    options: [
      {
        path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
        when: 'Choose it when staff write to customers from free addresses, mail lands in spam, or the meeting room is booked twice.',
        outcome: 'Mailboxes and calendars at your domain that other servers trust.',
      },
      {
        path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud',
        when: 'Choose it when files live on laptops, flash disks and one office server, and people outside cannot reach them.',
        outcome: 'A company drive with rights by department, versions and links that expire.',
      },
      {
        path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat',
        when: 'Choose it when decisions and photographs of documents are spread over private WhatsApp groups.',
        outcome: 'Channels that belong to the organisation, with leavers removed in one step.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'BizCloud or one of the big suites',
      intro: 'We set up and support the others too, so choose on these points.',
      rowHeading: 'Point',
      columns: ['BizCloud suits', 'Microsoft 365 or Google Workspace suits'],
      rows: [
        {
          label: 'Kinds of users',
          cells: ['Mixed: few at desks, many on phones', 'Mostly at desks, all day'],
        },
        {
          label: 'Documents',
          cells: [
            'Office installed, or light editing in the browser',
            'Several people in complex sheets at once',
          ],
        },
        {
          label: 'Bill',
          cells: ['Shillings, by part and by person', 'By full licence, often in dollars'],
        },
        {
          label: 'Other software',
          cells: [
            'Standard mail and calendar protocols are enough',
            'Your systems demand Outlook, Teams or Google sign-in',
          ],
        },
        { label: 'Help', cells: ['A call to our desk', 'Help centre, or a support plan with us'] },
      ],
    },
    {
      type: 'process',
      heading: 'How a firm of forty moves in',
      steps: [
        {
          title: 'Week one: names and rights',
          body: 'List of people, shared addresses, departments. We show the parts to three of your staff and note what puzzles them.',
        },
        {
          title: 'Week two: mail',
          body: 'Old messages are copied in the background. The domain switches on a Friday evening; phones are set up on Saturday and Monday.',
        },
        {
          title: 'Week three: drive',
          body: 'One department at a time, beginning with the tidiest, so that the folder pattern is right before the messy ones arrive.',
        },
        {
          title: 'Week four: chat',
          body: 'At most five channels. The oldest WhatsApp group closes with a pinned message that points to the new place.',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Common to all parts',
      rows: [
        {
          term: 'Sign-in',
          detail:
            'One account per person with two-step sign-in: the password and then a code on the phone. Disabling the account closes mail, drive and chat together.',
        },
        {
          term: 'Administration',
          detail:
            'Your office manager adds people and resets passwords in a browser, and every change is logged.',
        },
        {
          term: 'Location',
          detail:
            'The order form names the country where data is stored, and our processing agreement with you is attached to it.',
        },
        {
          term: 'Leaving',
          detail: 'Mail exports as standard mailboxes, files as files, chat as a readable archive.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can we mix BizCloud mail with Microsoft 365 for the directors?',
      answer:
        'Yes. One domain can be split between both, with care over routing. It works well up to a handful of people; beyond that, one system for all is easier to run.',
    },
    {
      question: 'How many people do we need to have?',
      answer:
        'There is no lower limit. Below five the mail part alone is usually enough; the drive starts to pay when a second department needs the same papers.',
    },
    {
      question: 'What if our office has no internet for a day?',
      answer:
        'Phones go on over mobile data. Laptops keep synchronised files and cached mail; what you write leaves when the line is back.',
    },
    {
      question: 'Do you read our mail?',
      answer:
        'No. Administrators can open a mailbox only on a written request from your named authority, and that access appears in a log you can view.',
    },
  ],
  related: [
    '/solutions/employee-onboarding',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
    '/industries/legal-and-law-firms',
    '/solutions/cloud-backup',
  ],
} satisfies Copy<'group'>;
