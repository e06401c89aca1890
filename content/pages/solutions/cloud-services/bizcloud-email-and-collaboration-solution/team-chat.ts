import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { standIn } from '@/content/values/company-value';

export default {
  shape: 'buy',
  heading: 'Team chat to replace private WhatsApp groups at work',
  summary: 'Channels, calls and shift handovers without private WhatsApp groups.',
  description:
    'Team chat for Kenyan organisations: channels by work, calls, shift handovers, alerts from your systems and removal of leavers, in place of private WhatsApp groups.',
  lead: 'The chat belongs to your organisation. You see who is in each channel, and remove leavers in one step.',
  updated: '2026-11-29',
  emblem: 'bubbles',
  drawing: {
    caption: 'A channel of the night shift',
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
    time: { from: 5, to: 8, unit: 'weeks', note: 'for 100 people (3 for one team)' },
    price: prices['/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat'],
    start: 'Three days listing your present groups and what each is for',
    needs: 'Department heads who move first, a staff list, and a rule on private phones',
  },
  plans: {
    heading: 'Two plans',
    options: [
      {
        name: 'Chat',
        suits: 'One office or one team',
        amount: standIn(150),
        includes: [
          'Channels and calls on Android, iPhone and in the browser',
          'Search in everything that your channels kept',
          'One step removes a leaver from all channels',
        ],
      },
      {
        name: 'Chat for shifts',
        suits: 'A hotel, a ward, a yard with guards',
        amount: standIn(260),
        includes: [
          'A handover form that a shift fills in with a few taps',
          'Quiet hours by role, with one emergency channel that is heard',
          'Messages from your systems, such as a failed backup or a warm cold room',
        ],
      },
    ],
  },
  situation: {
    heading: 'It must be as quick as WhatsApp',
    body: 'A rule alone changes nothing: people write where an answer comes fastest. The first team has a real trouble, such as a night handover that gets lost. One of us is at the gate for its first three shift changes. It has to work on the cheapest Android phone in that team.',
  },
  process: {
    heading: 'Each old group closes on a date',
    steps: [
      {
        title: 'List the groups',
        body: 'Only groups that carry work become channels. You see which they are.',
        time: { from: 3, unit: 'days' },
      },
      {
        title: 'Write one page of rules',
        body: 'It says what may be posted where, and when an answer can wait until morning.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Try it with one shift team',
        body: 'If they go back to WhatsApp, we find out why before anyone else moves.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Move a department a week',
        body: 'Its head writes the last message in the old group, with a link to the new channel.',
        time: { from: 2, to: 5, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'both', 'both'],
  },
  scope: {
    excluded: ['Phones and mobile data', 'Old messages, which remain in the WhatsApp groups'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'WhatsApp groups and team chat compared',
      rowHeading: 'What happens',
      columns: ['WhatsApp group', 'Team chat'],
      rows: [
        {
          label: 'A driver leaves',
          cells: ['Someone must remember each group', 'HR removes the account'],
        },
        {
          label: 'A nurse joins',
          cells: ['She sees no old messages', 'She reads the last handovers'],
        },
        { label: 'A phone is stolen', cells: ['The chats are on it', 'You end its session'] },
        {
          label: 'A guest’s passport is photographed',
          cells: ['It is on forty phones', 'It stays in one channel, for 90 days'],
        },
        { label: 'A supplier must be told', cells: ['Easy', 'By invitation, as a guest'] },
      ],
    },
  ],
  questions: [
    {
      question: 'How long are messages kept?',
      answer:
        'You set it for each channel, and we suggest 90 days for daily work and a year for repairs and incidents. Chats contain personal data, and people may ask what you hold about them.',
    },
    {
      question: 'Will it eat the staff’s mobile data?',
      answer:
        'Pictures are reduced and load when tapped, and video is off on mobile data. After the first team’s two weeks you get the figure for your own phones.',
    },
    {
      question: 'Can we ask staff to use private phones?',
      answer:
        'You can, if they agree. A work profile separates the company’s part, and only that part can be removed by you.',
    },
  ],
  related: [],
  ask: { heading: 'Try it with one team', body: 'Choose the team with the most groups.' },
  sources: [dataProtection.rights],
} satisfies Copy<'solution'>;
