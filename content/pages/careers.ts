import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';

export default {
  heading: 'IT and software jobs in Mombasa',
  summary: 'Whether a role is open, and how to apply when none is.',
  description:
    'Careers at an IT and software company in Mombasa: roles when they open, how to apply without an advertisement, and what we ask.',
  lead: 'When a role opens, it is on this page first, with its closing date. You can also apply when none is open.',
  updated: '2026-11-27',
  drawing: {
    caption: 'an application, complete in one e-mail',
    parts: [
      {
        type: 'window',
        title: 'New message',
        state: 'two files',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'To', value: site.contact.email.value },
              { label: 'Subject', value: 'Work: support and field' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'CV.pdf', value: '2 pages', mark: 'done' },
              { text: 'What-I-repaired.pdf', value: 'half a page', mark: 'done' },
              { text: 'Photograph', value: 'not wanted' },
              { text: 'Date of birth', value: 'not wanted' },
            ],
          },
          { type: 'buttons', items: ['Send'] },
        ],
      },
    ],
  },
  roles: [],
  noRoles: {
    heading: 'No role is open today',
    body: `Send a CV of two pages at most and half a page on something you made or repaired, by e-mail to ${site.contact.email.value}. Begin its subject with “Work”, and name the kind of work that you want. We answer ${commitments.applicantReply.phrase}. If you agree, we keep your application for ${commitments.applicationKept.phrase}.`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'The work that we hire for',
      rows: [
        {
          term: 'Support and field engineers',
          detail:
            'You find faults in networks, computers and tills, in Mombasa and along the coast, and share a night and weekend rota.',
        },
        {
          term: 'Software developers',
          detail:
            'You write TypeScript and SQL, and have built something that talks to another system. You work partly at home.',
        },
        {
          term: 'Business analysts',
          detail:
            'You watch how a store or an office works, describe it in clear English, and test the new system.',
        },
        {
          term: 'Interns and attachment',
          detail:
            'You work for 3 to 6 months with an experienced colleague. Send your institution’s letter.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Before you apply',
      body: `Applying is free. If someone asks for money or your M-Pesa PIN in our name, it is fraud: tell us and the police.

Tell us what you need for the interview if you have a disability, and we arrange it. The days, the rota, and each step after your letter are described in [working here](/company/about-us/careers).`,
    },
  ],
  related: ['/company/about-us/careers', '/company/about-us/our-team'],
} satisfies Copy<'careers'>;
