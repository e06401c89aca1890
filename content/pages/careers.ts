import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Careers and open roles',
  summary: 'Open roles in support, software and analysis, and how to apply without one.',
  description:
    'Careers at an IT and software company in Mombasa: open roles in support, software and business analysis, how to apply without an advertisement, and what we ask.',
  lead: 'Work at an IT and software company in Mombasa. Open roles stand here with the last day to apply, and you can write to us when none fits.',
  updated: '2026-11-22',
  roles: [],
  noRoles: {
    heading: 'No role is open today',
    body: `We publish a role here on the day it opens and take it down on the day it closes. Until then you are welcome to apply without an advertisement.

Tell us which of our [roles](/company/about-us/our-team) you would fill. The lead of that team reads your letter and answers ${commitments.applicantReply.phrase}. If you agree, we keep it for ${commitments.applicationKept.phrase} and write to you when a role opens.`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'The kinds of work we hire for',
      intro: 'What each kind of role does and what we look for.',
      rows: [
        {
          term: 'Support and field engineers',
          detail:
            'Answer clients, find faults in networks, computers and tills, and visit sites along the coast. We look for experience with Windows machines and small networks, and for clear writing. These roles share a night and weekend rota.',
        },
        {
          term: 'Software developers',
          detail:
            'Build web, mobile and integration work in TypeScript and SQL, and visit the people who will use it. We look for something you built that talks to another system, and for tests as a habit.',
        },
        {
          term: 'Business analysts',
          detail:
            'Watch how a store, a bursary or a clinic desk works, describe it, and later test whether the system matches. We look for patience and for good written English.',
        },
        {
          term: 'Interns and students on attachment',
          detail:
            'Work beside an experienced colleague for three to six months. Students apply with a letter from their institution and the dates.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'How to apply',
      intro: 'For an open role, or without one.',
      steps: [
        {
          title: 'Check the rota and the place',
          body: 'Support and field roles are in Mombasa and share a rota. Software roles can be partly remote.',
        },
        {
          title: 'Send two things',
          body: 'A CV of at most two pages, and half a page on something you made or repaired. Use the [contact page](/contact) and name the role in the first line.',
        },
        {
          title: 'Wait for our answer',
          body: `You hear from us ${commitments.applicantReply.phrase}. If you do not, please write again, because the fault is ours.`,
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Applying costs nothing',
      body: `We never charge for an application, an interview, a medical form or a uniform. If you are asked for money or for your M-Pesa PIN in our name, it is fraud. Tell us, and report it to the police.`,
    },
    {
      type: 'specification',
      heading: 'Good to know',
      rows: [
        {
          term: 'Disability',
          detail:
            'Tell us what you need for the interview or the job, such as step-free access or a screen reader. We arrange it, and it has no effect on the result.',
        },
        {
          term: 'Languages',
          detail: 'English in writing, English and Kiswahili with clients.',
        },
        {
          term: 'Agencies',
          detail: 'Please apply yourself. We delete CVs that agencies send without being asked.',
        },
        {
          term: 'Your data',
          detail:
            'The people who decide on your application read it. The [privacy notice](/privacy) says how long we keep it.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Before you apply',
      body: `Read [working here and how we hire](/company/about-us/careers) for the days, learning, on-call work and the five steps of selection. [Our team, role by role](/company/about-us/our-team) shows whom you would work with.`,
    },
  ],
  related: ['/company/about-us/careers', '/company/about-us/our-team', '/contact'],
} satisfies Copy<'careers'>;
