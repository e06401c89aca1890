import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Client references',
  summary: 'How to speak with one of our clients before you decide.',
  description:
    'References for an IT and software company in Mombasa: how to speak by phone with a client in your line of work before you decide.',
  lead: 'Ask to speak with a client before you decide. If one agrees, you get a name and a number, and talk without us. If none fits, we tell you.',
  updated: '2026-11-27',
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
    heading: 'Why no quotations?',
    body: 'A sentence on our own page proves little, and we print one only with a client’s written consent. A call of ten minutes tells you more.',
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
          body: 'We look for one with similar work and of similar size. A client may say no. If nobody fits, we tell you.',
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
      type: 'statement',
      heading: 'What you can check without a call',
      body: 'Read the [agreements](/resources/downloads#service-agreement-draft) that you would sign, and [what they promise](/company/about-us/how-we-work#what-you-sign). The [projects](/projects) are invented examples, which show how we plan.',
    },
  ],
  related: ['/portfolio'],
} satisfies Copy<'testimonials'>;
