import type { Copy } from '@/content/schema';

export default {
  heading: 'Careers and open roles',
  summary: 'Roles in support, software and analysis, with the work and what each asks.',
  description:
    'Careers at an IT and software company in Mombasa: sample role descriptions for support, software and business analysis, what each asks, and how to apply.',
  lead: 'Each role states the work before the wishes. The three below are samples which show how vacancies are described; none is open today.',
  updated: '2026-11-17',
  roles: [
    {
      title: 'Support engineer',
      team: 'Support desk',
      location: 'Mombasa, on site',
      employment: 'Full-time',
      work: `You are the first person a client reaches. On one day you restore a folder, find out why a till prints blank receipts and talk a head teacher through a sign-in. Two days a week you are out: Kilifi, Voi, the Old Town.

You share a night and weekend rota with the rest of the desk. Every ticket you close ends with a line that would help someone who has never seen that client.`,
      asks: [
        'You have looked after Windows machines and small networks, in a job, a lab or an uncle’s cyber café',
        'You write clearly to a person who is upset',
        'English and Kiswahili, spoken and written',
        'Willingness to be on the rota, which is set out in the contract',
      ],
      status: { type: 'sample' },
    },
    {
      title: 'Software developer, integrations',
      team: 'Software',
      location: 'Mombasa, partly remote',
      employment: 'Full-time',
      work: `You connect things that were not made for each other: a paybill and a ledger, a tax system and an order book, a school list and a gate. Much of the work is what happens when the other side does not answer, answers twice or changes its mind.

You write TypeScript and SQL, read other people’s code each day, and go with the analyst to see where the data is born.`,
      asks: [
        'Something you built that talks to another system, which you can explain down to its failures',
        'SQL beyond a single table',
        'Tests as a habit',
        'Curiosity about accounts; we teach the double entry',
      ],
      status: { type: 'sample' },
    },
    {
      title: 'Business analyst, trainee',
      team: 'Analysis and testing',
      location: 'Mombasa and client sites',
      employment: 'Internship',
      work: `Six months beside an experienced analyst. You watch how a storeroom, a bursary or a clinic desk works, draw it, and check the drawing with those who do it. Later you test whether what was built matches.

At the end you run one small piece yourself: a report, a form or a training morning.`,
      asks: [
        'Final year or recent graduate of any subject; vocational training counts equally',
        'Patience to ask the same question in three ways',
        'A sample of your writing of one page',
      ],
      status: { type: 'sample' },
    },
  ],
  sections: [
    {
      type: 'process',
      heading: 'Applying',
      intro: 'For an open role, or with an idea of your own.',
      steps: [
        {
          title: 'Check the rota and the place',
          body: 'They are the two lines most easily read past. Both are in the description.',
        },
        {
          title: 'Send two things',
          body: 'A CV of at most two pages, and half a page on something you put right. Use the [contact page](/contact) and put the role in the first line.',
        },
        {
          title: 'Wait no longer than ten working days',
          body: 'If you have heard nothing by then, the fault is ours; write again.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Please never pay',
      body: `No one here charges for an application, an interview, a medical form or a uniform. If you are asked for money or for your M-Pesa PIN in our name, it is fraud. Tell us, and report it to the police.`,
    },
    {
      type: 'specification',
      heading: 'Good to know',
      rows: [
        {
          term: 'Attachment',
          detail:
            'Students on industrial attachment apply with a letter from their institution and the dates.',
        },
        {
          term: 'Disability',
          detail:
            'Say what you need for the interview or the job, such as step-free access or a screen reader. It is arranged, and not scored.',
        },
        {
          term: 'Speculative letters',
          detail: 'Read by the lead of the team you name. Kept for six months if you agree.',
        },
        {
          term: 'Agencies',
          detail: 'Candidates apply themselves. Unasked CVs from agencies are deleted.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Before you decide',
      body: `Days, learning, on-call and the five steps of selection are described in [working here and how we hire](/company/about-us/careers). The [roles in the team](/company/about-us/our-team) show whom you would sit beside.`,
    },
  ],
  related: ['/company/about-us/careers', '/company/about-us/our-team', '/contact'],
} satisfies Copy<'careers'>;
