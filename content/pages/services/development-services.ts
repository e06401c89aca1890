import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'order',
  heading: 'Fixed-price development of websites and software',
  summary: 'Websites, software and connected devices built to a fixed scope and price.',
  description:
    'Fixed-price development in Mombasa and Kenya: a website, software or a connected device, specified in writing, built in stages and handed over with its source.',
  lead: 'Both sides sign scope and price first, for a website, a program or a connected device. The code that we write is yours.',
  updated: '2026-11-29',
  emblem: 'price-tag',
  drawing: {
    caption: 'What you sign before work begins',
    parts: [
      {
        type: 'paper',
        title: 'Scope',
        state: 'version 3',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Twelve screens', value: 'listed', mark: 'done' },
              { text: 'Three roles', value: 'listed', mark: 'done' },
              { text: 'Data moved', value: '2 files', mark: 'done' },
            ],
          },
          {
            type: 'totals',
            items: [
              { label: 'Price', value: 'fixed' },
              { label: 'Test round', value: '3 days' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'Review',
        blocks: [
          {
            type: 'messages',
            items: [
              { from: 'us', text: 'Screen 4 is ready to try.' },
              { from: 'them', text: 'Totals are wrong on page 2' },
            ],
          },
        ],
      },
    ],
  },
  mainOffer: '/services/development-services/website-development/website-design/wordpress',
  way: {
    heading: 'From the workshop to the handover',
    intro: commitments.projectStages.promise,
    steps: [
      {
        title: 'Workshop',
        body: 'Your users sketch screens with us. The systems to connect are listed.',
        time: { from: 0.5, unit: 'days' },
      },
      {
        title: 'Specification and price',
        body: 'Numbered requirements, each with a test. The specification is yours to keep.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: `You see working software ${commitments.workingSoftware.phrase}.`,
        time: 'The longest step',
      },
      {
        title: 'Acceptance',
        body: 'Your testers have three days for each round. We repair what fails.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Handover',
        body: `We give you the passwords and train your people. The code of every stage you have paid for is yours. Only the design of a shop on a rented platform stays there. Defects are corrected ${commitments.defectsCorrected.phrase}.`,
        time: commitments.defectsPeriod.phrase,
      },
    ],
  },
  choice: {
    heading: 'What are you building?',
    intro:
      'If it will keep changing after the handover, see [web development](/services/web-development) or [custom software](/services/software-solutions).',
    options: [
      {
        path: '/services/development-services/website-development',
        when: 'You need a website that brings enquiries.',
        outcome: 'A website that your staff can edit.',
      },
      {
        path: '/services/development-services/software-development',
        when: 'Your staff record, approve or calculate something.',
        outcome: 'An application that does what the specification says.',
      },
      {
        path: '/services/development-services/iot-and-embedded-systems',
        when: 'You must measure or switch something: fuel, water, temperature.',
        outcome: 'The devices are installed, and a screen shows their readings.',
      },
    ],
  },
  sections: [],
  questions: [],
  ask: {
    heading: 'With or without a specification',
    body: 'If you have one, send it for a price. If not, we begin with the workshop.',
  },
  related: ['/blog/how-to-write-a-request-for-quotation'],
} satisfies Copy<'group'>;
