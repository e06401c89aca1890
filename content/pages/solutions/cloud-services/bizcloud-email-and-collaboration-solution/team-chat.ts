import type { Copy } from '@/content/schema';

export default {
  heading: 'Team chat that belongs to your organisation',
  summary: 'Channels, calls and shift handovers without private WhatsApp groups.',
  description:
    'Team chat for Kenyan organisations: channels by work, calls, shift handovers, alerts from your systems and removal of leavers, in place of private WhatsApp groups.',
  lead: 'Move work out of private WhatsApp groups into chat that is as quick to use and belongs to your organisation. You control who is in each channel, and the record can be searched.',
  updated: '2026-11-22',
  glance: {
    audience: 'Hotels, transport firms, hospitals and others who work in shifts',
    time: 'Five to eight weeks for a hundred people; a week for one team',
    price: {
      measure: 'per user',
      note: 'By person; phones and data bundles are yours',
      from: 'not yet',
    },
    start: 'Three days listing your present groups and what each is for',
    needs: 'Department heads who move first, a staff list with shifts, a rule on private phones',
  },
  situation: {
    heading: 'Sixteen groups, and the night manager is in none of them',
    body: `“Housekeeping new”, “Housekeeping 2”, “Ops URGENT”. Hotels, transport firms and hospitals run on such groups. A photograph of a passport goes to forty people to save one of them a walk. A driver who was dismissed in May still reads the dispatch group in August. When a guest disputes a charge, the message that settles it is on the phone of a colleague who is off duty.

Forbidding WhatsApp does not work; people use what is quick. A replacement has to be as quick, run on a cheap Android phone, be frugal with data, and stay silent after the shift.`,
  },
  process: {
    heading: 'Closing the old groups one at a time',
    steps: [
      {
        title: 'Map who needs to hear what',
        body: 'We list existing groups by purpose and find the five to eight channels that carry real work. The other groups are closed as these open.',
        duration: '3 days',
      },
      {
        title: 'Set the rules on one page',
        body: 'What belongs in which channel, what must never be posted (identity papers, diagnoses, card numbers), and the hours in which a reply is not expected.',
        duration: '2 days',
      },
      {
        title: 'Start with one shift team',
        body: 'A team that suffers from bad handovers tries it for two weeks. We stand beside them at shift change on the first three days.',
        duration: '2 weeks',
      },
      {
        title: 'Widen and close',
        body: 'A department a week. Each old group gets a last message with a link and is closed by its administrator on a date.',
        duration: '2–5 weeks',
      },
    ],
    busy: ['us', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'Accounts and channels for your teams, on Android, iPhone and in the browser',
      'Voice and video calls between colleagues, and meetings by link for guests',
      'Handover templates that each shift fills in with a few taps',
      'Quiet hours by role, with one emergency channel that breaks through',
      'A retention period for each channel, and export for authorised requests',
    ],
    needed: [
      'Heads of department who move first and stop writing in the old groups',
      'A list of staff with shift patterns, kept by HR',
      'A decision on phones: company devices or a work profile on private ones',
    ],
    excluded: [
      'Chat with customers, for which a shared customer inbox is the right tool',
      'Phones and data bundles',
      'Two-way radio replacement in areas without coverage',
    ],
  },
  duration:
    'Five to eight weeks for a hundred people across three or four departments. A single team can be live in a week.',
  sections: [
    {
      type: 'specification',
      heading: 'A channel plan that fits a hotel',
      intro:
        'Eight channels replaced a page of groups in this sketch. A hauler or a clinic would draw it differently.',
      rows: [
        {
          term: 'Handover',
          detail:
            'One post for each shift and department, from a template: open issues, guests to note, keys and cash.',
        },
        {
          term: 'Rooms',
          detail: 'Ready, late, blocked. The booking system posts these by itself.',
        },
        {
          term: 'Repairs',
          detail:
            'Photograph, room, urgency. The engineer marks it done, and it leaves the open list.',
        },
        { term: 'Kitchen and floor', detail: 'What is off the menu, allergies, group arrivals.' },
        { term: 'All staff', detail: 'Management writes, at most twice a week; others react.' },
        {
          term: 'Emergency',
          detail: 'Fire, illness, security. Rings through quiet hours and asks for confirmation.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Private groups against company channels',
      rowHeading: 'Situation',
      columns: ['WhatsApp group', 'Team chat'],
      rows: [
        {
          label: 'An employee leaves',
          cells: ['Each group administrator must remember', 'One switch removes them everywhere'],
        },
        {
          label: 'A new colleague joins',
          cells: ['Sees nothing from before', 'Reads back to what the channel keeps'],
        },
        {
          label: 'A phone is lost',
          cells: ['Chats and pictures are on it', 'Session ended from the office'],
        },
        { label: 'Finding an old decision', cells: ['Scroll', 'Search by person, date, word'] },
        {
          label: 'Reaching friends and suppliers',
          cells: ['Excellent', 'Guests by invitation only'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Messages are records',
      body: `A chat about a guest, a patient or a colleague contains personal data, so the rules that govern your files govern it too. People may ask what you hold about them. Keeping everything for ever makes such a request costly; keeping nothing leaves you without proof.

We suggest ninety days for daily operations, a year for repairs and incidents, and longer only for a stated reason. Decisions that must last belong in a document on the [company drive](/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud), with the chat pointing to it.`,
    },
  ],
  questions: [
    {
      question: 'How much data does it use on a phone?',
      answer:
        'Text is negligible. Pictures are reduced before sending and load when tapped, and video is off on mobile data unless the user allows it. During the trial we measure a normal week on your own phones.',
    },
    {
      question: 'May we ask staff to use their private phones?',
      answer:
        'With agreement and fairness. A work profile separates company chat from private things and lets you remove only the former. Some employers add a data allowance, which is a matter for your HR.',
    },
    {
      question: 'Can our systems post into channels?',
      answer:
        'Yes, through webhooks. A [temperature alarm](/solutions/iot-solutions), a failed backup, a large refund at the till or a new booking can each write to the channel that has to act.',
    },
  ],
  related: [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
    '/solutions/customer-engagement',
    '/services/systems-integration/application-integration',
  ],
  sources: [
    {
      fact: 'A data subject may access personal data held by a controller or processor.',
      reference:
        'Data Protection Act, 2019, section 26; Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'solution'>;
