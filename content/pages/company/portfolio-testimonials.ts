import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Client references',
  summary: 'Why we show no client’s work yet, and what you can check instead.',
  description:
    'References for an IT and software company in Mombasa: how to ask for a call with a client before you decide.',
  lead: 'We show no client’s work or words on this site yet. You can ask to call a client, read what you would sign, or begin with one small job.',
  updated: '2026-11-27',
  emblem: 'telephone',
  drawing: {
    caption: 'a call with a client, and the notes of the buyer',
    parts: [
      {
        type: 'paper',
        title: 'My notes',
        state: 'two clients',
        blocks: [
          {
            type: 'table',
            columns: ['Asked', 'Shop', 'Hotel'],
            rows: [
              { cells: ['Price kept', 'yes', 'yes'], mark: 'done' },
              { cells: ['Date kept', '1 week late', 'yes'], mark: 'open' },
              { cells: ['Told first', 'by phone', 'in writing'], mark: 'done' },
              { cells: ['Answers at night', 'no need', '20 min'], mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'On a call',
        state: '09:40',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'You', mark: 'done' },
              { text: 'A client', mark: 'done' },
            ],
          },
          { type: 'buttons', items: ['Hang up'] },
        ],
      },
    ],
  },
  testimonials: [],
  noTestimonials: {
    heading: 'Why no names or quotations?',
    body: 'We print one only with the client’s written consent, and have none yet.',
  },
  sections: [
    {
      type: 'process',
      heading: 'How a reference call comes about',
      steps: [
        {
          title: 'You write',
          body: 'Tell us your sector and the work that you plan, through the [contact page](/contact).',
        },
        {
          title: 'We ask a client',
          body: 'We look for one with similar work and of similar size. If nobody fits or agrees, we tell you at once.',
        },
        { title: 'You call', body: 'We do not listen in, and we do not ask what was said.' },
      ],
    },
    {
      type: 'statement',
      heading: 'What to ask',
      body: `- What went wrong, and who told you?
- Were the price and the date kept? If not, what was the reason?
- Who answers at night?
- If you left tomorrow, what would you have in your hands?`,
    },
    {
      type: 'documents',
      heading: 'Four samples to open',
      papers: [
        {
          title: 'Service agreement',
          state: 'clause 6',
          blocks: [
            {
              type: 'rows',
              items: [
                { text: '6.1 The price is fixed', mark: 'done' },
                { text: '6.2 More work needs your signature', mark: 'done' },
                { text: '6.3 You may stop after each stage', mark: 'done' },
                { text: '6.4 What is built is yours', mark: 'done' },
              ],
            },
          ],
        },
        {
          title: 'Repair order',
          state: 'one visit',
          blocks: [
            {
              type: 'fields',
              items: [
                { label: 'Where', value: 'Shop in Likoni' },
                { label: 'Fault', value: 'Till prints no receipt' },
              ],
            },
            {
              type: 'rows',
              items: [
                { text: 'Cable replaced', value: '40 min', mark: 'done' },
                { text: 'Test receipt', value: '0413', mark: 'done' },
              ],
            },
          ],
        },
        {
          title: 'Fault report',
          state: 'after two days',
          blocks: [
            {
              type: 'table',
              columns: ['What', 'When'],
              rows: [
                { cells: ['Line fell', '10:04'], mark: 'late' },
                { cells: ['You were told', '10:11'], mark: 'done' },
                { cells: ['Second line', '10:26'], mark: 'done' },
              ],
            },
            { type: 'fields', items: [{ label: 'Our mistake', value: 'An update at noon' }] },
          ],
        },
        {
          title: 'Questions for a client',
          state: 'yours to ask',
          blocks: [
            {
              type: 'rows',
              items: [
                { text: 'What went wrong?', mark: 'open' },
                { text: 'Who told you?', mark: 'open' },
                { text: 'Was the price kept?', mark: 'open' },
                { text: 'Who answers at night?', mark: 'open' },
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What you can check without a call',
      body: 'Read the [agreements](/resources/downloads#service-agreement-draft) and [what they promise](/company/about-us/how-we-work#what-you-sign). The [projects](/projects) are invented, and show how we plan. [Our work](/portfolio) says which figures to ask us for. Or order one repair, or the first stage of a project.',
    },
  ],
  related: ['/portfolio'],
} satisfies Copy<'testimonials'>;
