import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { mpesa } from '@/content/sources/mpesa';

export default {
  shape: 'ongoing',
  heading: 'API management and gateways',
  summary: 'A gateway with keys, limits, versions and documentation for your APIs.',
  description:
    'API management for Kenyan businesses: a gateway in front of your systems, a key for each partner, rate limits, versions, a sandbox, documentation and logs.',
  lead: 'You know who calls your systems. A gateway in front of them gives each partner a key and a limit, and keeps a log for disputes.',
  updated: '2026-11-29',
  emblem: 'key',
  drawing: {
    caption: 'The callers of one hour, each with a key and a limit',
    parts: [
      {
        type: 'window',
        title: 'Gateway',
        state: '14:00 to 15:00',
        blocks: [
          {
            type: 'picture',
            height: 172,
            shapes: [
              { look: 'line', outline: 'M0 52h320M0 108h320M0 164h320' },
              { look: 'solid', outline: 'M196 8h10v44h-10zM196 64h10v44h-10zM196 120h10v44h-10z' },
              { look: 'line', outline: 'M201 10l-44-6M201 66l-44-6' },
              { look: 'hot', outline: 'M140 140h56v8h-56z' },
              { look: 'body', outline: 'M218 18h60v26h-60zM92 74h60v26H92zM40 130h72v26H40z' },
              { look: 'tint', outline: 'M278 26h16l8 10v8h-24zM152 82h14l8 10v8h-22z' },
              { look: 'hot', outline: 'M112 138h14l8 10v8h-22z' },
              {
                look: 'solid',
                outline:
                  'M226 45a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM280 45a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM100 101a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM154 101a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM48 157a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM114 157a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
              },
            ],
          },
          {
            type: 'table',
            columns: ['Caller', 'Calls', 'Limit'],
            rows: [
              { cells: ['Courier', '4,210', '6,000'], mark: 'done' },
              { cells: ['Bank', '880', '2,000'], mark: 'done' },
              { cells: ['No key', '96', 'none'], mark: 'late' },
            ],
          },
        ],
      },
    ],
  },

  glance: {
    audience: 'Organisations whose systems are called by partners, apps or payment providers',
    time: { from: 9, to: 12, unit: 'weeks', note: 'for up to 15 callers' },
    price: prices['/services/systems-integration/api-management'],
    start: 'Two weeks of logging who calls what',
    needs: 'Access to servers and DNS, a contact at each partner, someone who may refuse one',
  },
  situation: {
    heading: 'With three partners you need no gateway',
    body: 'Give each a key and keep a list of who has which, which takes two weeks. Add a gateway when you no longer know who calls, or as soon as money moves through a call. To design a new API, see [API development](/services/software-solutions/api-development).',
  },
  process: {
    heading: 'In front of running systems',
    body: `Two weeks of logs give each caller an owner, and a date from which a key is needed. The gateway then runs in your account. At first it only counts, and can be taken out in a minute.

Keys follow, each for the calls that its owner needs and with an end date. Partners meanwhile try an OpenAPI file and a sandbox with invented customers. We switch callers off the old address one at a time, on a weekday that they know in advance.`,
  },
  scope: {
    excluded: ['Changes in the software of partners', 'Gateway licences and cloud charges'],
  },
  sections: [
    {
      type: 'example',
      heading: '1,296,000 calls on a Monday, then 3,600',
      body: 'A courier asks about each of 900 open parcels every minute. The register shows it on the first Monday. Now the shop sends a notice when an order changes, and the courier asks once for each.',
      figures: [
        { label: 'Calls on a Monday before', value: '1,296,000' },
        { label: 'Order changes that day', value: '3,600' },
        { label: 'Calls afterwards', value: '3,600' },
      ],
    },
    {
      type: 'systems',
      heading: 'Traffic through the gateway',
      main: 'Gateway',
      systems: [
        { name: 'Partners', row: 1, column: 3 },
        { name: 'Apps', row: 1, column: 2 },
        { name: 'M-Pesa', row: 1, column: 1 },
        { name: 'Gateway', row: 2, column: 2 },
        { name: 'Orders', row: 3, column: 2.5 },
        { name: 'Accounts', row: 3, column: 1.5 },
      ],
      links: [
        { from: 'Partners', to: 'Gateway', carries: 'Calls with their own key and limit' },
        { from: 'Apps', to: 'Gateway', carries: 'Calls with tokens that expire' },
        { from: 'M-Pesa', to: 'Gateway', carries: 'Payment notices, stored before anything else' },
        { from: 'Gateway', to: 'Orders', carries: 'Only calls that fit the description' },
        {
          from: 'Gateway',
          to: 'Accounts',
          carries: 'Fields that the caller may see, the rest masked',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What if the gateway fails?',
      answer:
        'Two run side by side, and a third can be loaded from the configuration in minutes. M-Pesa notices that were lost meanwhile are fetched afterwards: Safaricom keeps the list of the last 48 hours.',
    },
    {
      question: 'Does it slow calls down?',
      answer: 'It does, slightly. We measure it on your own calls while the gateway only counts.',
    },
  ],
  related: [],
  ask: { heading: 'Find out who calls your systems', body: 'Two weeks of logging show it.' },
  sources: [mpesa.pullTransactions],
} satisfies Copy<'service'>;
