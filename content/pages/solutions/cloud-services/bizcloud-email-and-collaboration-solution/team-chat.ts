import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Team chat to replace private WhatsApp groups at work',
  summary: 'Channels, calls and shift handovers without private WhatsApp groups.',
  description:
    'Team chat for Kenyan organisations: channels by work, calls, shift handovers, alerts from your systems and removal of leavers, in place of private WhatsApp groups.',
  lead: 'Move work out of private WhatsApp groups into chat that belongs to your organisation. You control who is in each channel, and you can search old messages.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a channel of the night shift.',
    parts: [
      {
        type: 'phone',
        title: 'Night shift',
        state: '6 people',
        blocks: [
          {
            type: 'messages',
            items: [
              { from: 'them', by: '22:10', text: 'Gate 2 lamp is out.' },
              { from: 'us', by: '22:14', text: 'Fixed. Photo is in the log.' },
              { from: 'them', by: '05:50', text: 'Handover: all keys back.' },
            ],
          },
        ],
      },
      {
        type: 'window',
        title: 'Channels',
        state: 'yours',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Night shift', value: '6', mark: 'done' },
              { text: 'Deliveries', value: '11', mark: 'done' },
              { text: 'Left on Friday', value: 'closed', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Hotels, transport firms, hospitals and others who work in shifts',
    time: { from: 5, to: 8, unit: 'weeks', note: 'for 100 people (1 week for one team)' },
    price: prices['/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat'],
    start: 'Three days listing your present groups and what each is for',
    needs: 'Department heads who move first, a staff list, and a rule on private phones',
  },
  situation: {
    heading: 'What goes wrong in private groups',
    body: `- A passport photograph goes to forty people.
- A former driver still reads the dispatch group.
- The message that settles a dispute is on the phone of someone off duty.

People use what is quick. So the replacement must be quick, work on a cheap Android phone and stay silent after the shift.`,
  },
  process: {
    heading: 'Close the old groups one by one',
    steps: [
      {
        title: 'List the groups',
        body: 'We find the 5 to 8 channels that carry real work.',
        time: { from: 3, unit: 'days' },
      },
      {
        title: 'Agree the rules',
        body: 'One page: what belongs where, what nobody may post, and when a reply can wait.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Start with one team',
        body: 'A shift team tries it. We attend shift changes on the first three days.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Add departments',
        body: 'We add one each week. Each old group closes on a set date, with a link to the new channel.',
        time: { from: 2, to: 5, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'Accounts and channels on Android, iPhone and in the browser',
      'Voice and video calls, and meetings by link for guests',
      'Handover templates that a shift fills in with a few taps',
      'Quiet hours by role, with one emergency channel',
      'A retention period for each channel, and export on authorised request',
    ],
    needed: [
      'Department heads who stop writing in the old groups',
      'A list of staff with shifts, kept by HR',
      'A decision: company phones, or a work profile on private ones',
    ],
    excluded: [
      'Chat with customers: see [customer engagement](/solutions/customer-engagement)',
      'Phones and data bundles',
      'Two-way radio where there is no signal',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Example: channels for a hotel',
      rows: [
        { term: 'Handover', detail: 'One post for each shift: issues, guests, keys, cash.' },
        { term: 'Rooms', detail: 'Ready, late or blocked, posted by the booking system.' },
        {
          term: 'Repairs',
          detail: 'Photograph, room and urgency. Each stays open until it is marked done.',
        },
        { term: 'Kitchen and floor', detail: 'Menu changes, allergies, group arrivals.' },
        { term: 'Emergency', detail: 'Fire, illness, security. Also in quiet hours.' },
      ],
    },
    {
      type: 'comparison',
      heading: 'WhatsApp groups and team chat',
      rowHeading: 'Situation',
      columns: ['WhatsApp group', 'Team chat'],
      rows: [
        {
          label: 'An employee leaves',
          cells: ['Removed from each group by hand', 'Removed in one step'],
        },
        { label: 'A colleague joins', cells: ['Sees no old messages', 'Can read old messages'] },
        { label: 'A phone is lost', cells: ['Chats are on it', 'You end the session'] },
        { label: 'Find an old decision', cells: ['Scroll', 'Search'] },
        { label: 'Reach suppliers', cells: ['Easy', 'Guests by invitation'] },
      ],
    },
    {
      type: 'statement',
      heading: 'How long to keep messages',
      body: 'Chats contain personal data, and people may ask what you hold about them. Keep messages on daily operations for 90 days, and those on repairs and incidents for a year. Save lasting decisions as documents on the [company drive](/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud).',
    },
  ],
  questions: [
    {
      question: 'How much mobile data does it use?',
      answer:
        'Little. Pictures are reduced and load when tapped, and video is off on mobile data. We measure a normal week on your phones.',
    },
    {
      question: 'May we ask staff to use private phones?',
      answer:
        'Yes, if they agree. A work profile separates company chat, and you can remove that part without the rest. Some employers pay for data.',
    },
    {
      question: 'Can our systems post messages?',
      answer:
        'Yes. A [temperature alarm](/solutions/iot-solutions), a failed backup or a large refund can post to the channel of the team that must act.',
    },
  ],
  related: [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
    '/solutions/customer-engagement',
  ],
  sources: [dataProtection.rights],
} satisfies Copy<'solution'>;
