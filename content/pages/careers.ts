import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';

/** The roles that are open. While there is none, the page says so first. */
const roles: Copy<'careers'>['roles'] = [];

export default {
  heading: 'Careers: IT and software jobs in Mombasa',
  summary: 'Whether a role is open, and how to apply when none is.',
  description:
    'Careers at an IT and software company in Mombasa: roles when they open, how to apply without an advertisement, and what we ask.',
  lead: `${roles.length === 0 ? 'No role is open today. ' : ''}You can apply for five kinds of work at any time. Applying is free.`,
  updated: '2026-11-28',
  drawing: {
    caption: 'A morning of the field team: a radio on the roof of a hotel, before the guests wake',
    parts: [
      {
        type: 'scene',
        title: 'On the roof of a hotel in Diani',
        height: 240,
        shapes: [
          { look: 'hot', outline: 'M26 112a22 22 0 1 1 44 0a22 22 0 1 1 -44 0z' },
          {
            look: 'line',
            outline:
              'M0 138h126M0 228h320M24 228q14-60 4-104M28 124q-22-8-28 8M28 124q22-10 32 10M28 124q-6-16-24-16M28 124q8-16 26-10',
          },
          { look: 'body', outline: 'M126 104h178v124h-178z' },
          { look: 'solid', outline: 'M118 96h194v8h-194z' },
          {
            look: 'tint',
            outline:
              'M146 122h22v26h-22zm40 0h22v26h-22zm40 0h22v26h-22zm40 0h22v26h-22zM146 170h22v26h-22zm40 0h22v26h-22zm40 0h22v26h-22zm40 0h22v26h-22z',
          },
          {
            look: 'line',
            outline:
              'M266 96V34M250 50q16-18 32 0M242 42q24-28 48 0M96 228L126 84M112 228L142 84M99 214h16M103 194h16M107 174h16M111 154h16M115 134h16M120 114h16',
          },
          { look: 'hot', outline: 'M258 60h16v22h-16z' },
          {
            look: 'tint',
            outline: 'M200 75a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM195 96v-4q0-9 11-9t11 9v4z',
          },
          { look: 'body', outline: 'M186 70q20-18 40 0z' },
          { look: 'mark', outline: 'M214 84l42-12' },
          { look: 'body', outline: 'M156 80h24v16h-24z' },
          { look: 'mark', outline: 'M162 80v-6h12v6' },
        ],
        words: [
          { text: '07:10, Diani', at: [62, 72], on: 'ground', size: 'large' },
          { text: 'Signal good', at: [208, 24], on: 'ground' },
        ],
      },
    ],
  },
  roles,
  noRoles: {
    heading: 'How to apply when no role is open',
    body: `Send a CV of two pages at most and half a page on something you made or repaired, by e-mail to ${site.contact.email.value}. Begin its subject with “Work”, and name the kind of work that you want. We answer ${commitments.applicantReply.phrase}. If you agree, we keep your application for ${commitments.applicationKept.phrase}.`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'Work for which you may apply',
      drawing: {
        caption: 'An application of an engineer',
        parts: [
          {
            type: 'window',
            title: 'Work: networks',
            state: '2 files',
            blocks: [
              {
                type: 'fields',
                items: [
                  { label: 'CV', value: '2 pages' },
                  { label: 'Half a page', value: 'The radio link I repaired' },
                  { label: 'We answer', value: commitments.applicantReply.phrase },
                ],
              },
            ],
          },
        ],
      },
      rows: [
        {
          term: 'Support and field engineers',
          detail:
            'You find faults in networks, computers and tills, in Mombasa and along the coast, and share a night and weekend rota.',
        },
        {
          term: 'Software developers',
          detail:
            'You write TypeScript and SQL, and have built something that talks to another system.',
        },
        {
          term: 'Business analysts',
          detail:
            'You watch how a store or an office works, describe it in clear English, and show its people the new system.',
        },
        {
          term: 'Designers and testers',
          detail:
            'As a designer you draw screens with the people who use them. As a tester you decide whether a release goes out.',
        },
        {
          term: 'Interns and attachment',
          detail:
            'Apply at any time, with your institution’s letter. It lasts 3 to 6 months, with one engineer as your guide.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Before you apply',
      body: `We ask applicants for no money. If someone asks for money or your M-Pesa PIN in our name, it is fraud: tell us and the police.

Tell us what you need for the interview if you have a disability, and we arrange it. [Working here](/company/about-us/careers) says what you get, and each step after your letter.`,
    },
  ],
  forApplicants: true,
  related: ['/company/about-us/careers', '/company/about-us/our-team'],
} satisfies Copy<'careers'>;
