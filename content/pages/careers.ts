import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT and software jobs in Mombasa',
  summary: 'Open roles in support, software and analysis, and how to apply when none is open.',
  description:
    'Careers at an IT and software company in Mombasa: open roles in support, software and business analysis, how to apply without an advertisement, and what we ask.',
  lead: 'Open roles are listed here with closing dates. If none fits, you can still apply.',
  updated: '2026-11-24',
  roles: [],
  noRoles: {
    heading: 'No role is open today',
    body: `Tell us which of our [roles](/company/about-us/our-team) you would like. We answer ${commitments.applicantReply.phrase}. If you agree, we keep your application for ${commitments.applicationKept.phrase}.`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'Whom we hire',
      rows: [
        {
          term: 'Support and field engineers',
          detail:
            'Find faults in networks, computers and tills, in Mombasa and along the coast. You know Windows and small networks, and share a night and weekend rota.',
        },
        {
          term: 'Software developers',
          detail:
            'Build web, mobile and integration software in TypeScript and SQL. You have built something that talks to another system. Partly remote.',
        },
        {
          term: 'Business analysts',
          detail:
            'Watch how a store or an office works, describe it, and test the new system. You write clear English.',
        },
        {
          term: 'Interns and attachment',
          detail: '3 to 6 months with an experienced colleague. Send your institution’s letter.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'How to apply',
      steps: [
        {
          title: 'Send two things',
          body: 'A CV of two pages at most, and half a page on something you made or repaired. Use the [contact page](/contact) and name the role.',
        },
        {
          title: 'Wait for our answer',
          body: `You hear from us ${commitments.applicantReply.phrase}. If not, please write again.`,
        },
        {
          title: 'Talk to us',
          body: 'A call, a short task, and a talk with two colleagues. See [how we hire](/company/about-us/careers).',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Applying is free',
      body: 'We never ask for money or your M-Pesa PIN. If someone does in our name, it is fraud. Tell us and the police.',
    },
    {
      type: 'specification',
      heading: 'Good to know',
      rows: [
        {
          term: 'Disability',
          detail: 'Tell us what you need for the interview or the job. We arrange it.',
        },
        { term: 'Languages', detail: 'English in writing, English and Kiswahili with clients.' },
        { term: 'Your data', detail: 'See the [privacy notice](/privacy).' },
      ],
    },
  ],
  related: ['/company/about-us/careers', '/company/about-us/our-team', '/contact'],
} satisfies Copy<'careers'>;
