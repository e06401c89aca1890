import type { Copy } from '@/content/schema';

export default {
  heading: 'Data integration',
  summary: 'Records from several systems matched, cleaned and kept in one trusted place.',
  description:
    'Data integration for Kenyan organisations: match records across systems, clean names and numbers, load a reporting database nightly and trace each figure.',
  lead: 'Ask how many customers you have and get one answer. We bring the records of your systems together, match those that mean the same person or thing, and load them on a schedule that you can check.',
  updated: '2026-09-22',
  situation: {
    heading: 'Sales says 4,120 members, finance says 3,870',
    body: `Both are right by their own lists. Sales counts everyone who signed up. Finance counts accounts with a movement. Between them are people written twice because a middle name moved, phone numbers with and without 254, companies listed under the owner’s name, and the departed.

As long as the lists live apart, no report can be trusted. A school cannot say how many siblings share a payer. A hospital group sees three files for one patient. A county cannot tell whether a business has a licence and a land rate account.

Connecting screens does not cure this. The records themselves must be matched, and somebody has to decide what counts as the same.`,
  },
  process: {
    heading: 'Profile, match, load, prove',
    steps: [
      {
        title: 'Profile what is there',
        body: 'For each field: how often empty, how many shapes, oldest and newest value. It is two pages and always brings surprises.',
        duration: '1 week',
      },
      {
        title: 'Write down what words mean',
        body: 'Active member, closed account, branch, net sale. One sentence each, signed by the two departments that differed.',
        duration: '1–2 weeks',
      },
      {
        title: 'Set the matching rules',
        body: 'Certain matches join by themselves, such as the same ID number and birth date. Likely ones go to a person with both records on screen. The rest stay apart.',
        duration: '2 weeks',
      },
      {
        title: 'Build the nightly load',
        body: 'Changes only, not everything. Each row carries its source, the time it was read and the rule that altered it.',
        duration: '2–5 weeks',
      },
      {
        title: 'Prove it with totals',
        body: 'Counts and sums in the store are compared with each source every morning. A difference stops the reports and says why.',
        duration: '1 week, then daily',
      },
    ],
    busy: ['us', 'both', 'both', 'us', 'us'],
  },
  scope: {
    receive: [
      'A database or warehouse in your account, with tables described in plain words',
      'The load programs and their schedule, in version control',
      'A list of doubtful matches, with a screen to settle them',
      'A glossary of the terms you signed',
      'A lineage sheet: for each figure in the main reports, the fields it comes from',
    ],
    needed: [
      'Read access to each source, preferably a copy or a replica',
      'One person in each department who knows the data and may decide',
      'A reason, in law and in business, for joining personal records',
    ],
    excluded: [
      'Dashboards and analysis: those are [data analytics and BI](/services/software-solutions/data-analytics-bi)',
      'Correcting records in the sources; we hand your staff the list and the order to work in',
      'Buying or collecting outside data on people',
    ],
  },
  duration:
    'Seven to eleven weeks for two or three sources. Paper registers and spreadsheets kept by hand add time according to their number, not their size.',
  sections: [
    {
      type: 'example',
      heading: 'Matching two member lists',
      body: `A cooperative keeps 4,120 names in its member book and 3,870 in its loan program. A run with strict rules joins most. A second run compares sounds of names, last digits of phones and village, and offers pairs to a clerk, who settles about sixty an hour.

What remains are members without loans, loans of members who left, and a few dozen records that nobody can explain. Those go to the committee by number.`,
      figures: [
        { label: 'Joined by ID number', value: '3,210' },
        { label: 'Offered to a clerk', value: '540 pairs' },
        { label: 'Confirmed by the clerk', value: '468' },
        { label: 'Loan records without a member', value: '192' },
        { label: 'Clerk’s time', value: '9 hours' },
      ],
    },
    {
      type: 'specification',
      heading: 'Kenyan details that trip generic tools',
      rows: [
        {
          term: 'Phone numbers',
          detail:
            'Stored in one international form. A number may have had another owner before, so it never proves identity alone.',
        },
        {
          term: 'Names',
          detail:
            'Two to five parts in any order, with spelling that varies between office and ID card. We compare sets of parts, not strings.',
        },
        {
          term: 'Places',
          detail:
            'County, sub-county and ward change names in people’s mouths. A code list is kept beside what was typed.',
        },
        {
          term: 'Identifiers',
          detail:
            'National ID, passport, alien card, KRA PIN and birth certificate are different things and get different fields.',
        },
        {
          term: 'Money',
          detail:
            'Shillings with and without cents, and dollars in the same column. The currency is stored with each amount.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Joining records is processing personal data',
      body: `Two harmless lists can reveal something private once they are joined. The Data Protection Act wants data to be collected for a stated purpose, limited to what that purpose needs, and accurate. Where joining is likely to put people’s rights at high risk, it asks for an impact assessment beforehand.

We write the description of the processing that such an assessment needs. Fields that no report uses are not loaded. Analysts see keys instead of names unless their work demands names.`,
    },
    {
      type: 'chart',
      heading: 'How two lists came together',
      data: {
        form: 'bars',
        unit: 'records',
        bars: [
          { label: 'Joined by ID number', value: 3210 },
          { label: 'Confirmed by a clerk', value: 468 },
          { label: 'Loan records without a member', value: 192, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Should we clean the data before you come?',
      answer:
        'No. Clean after profiling, when you know which faults matter. Half of what looks untidy harms no report.',
    },
    {
      question: 'Do corrections flow back to the source systems?',
      answer:
        'By list at first, through your own staff. Automatic write-back comes later, field by field, once the rules have earned trust.',
    },
    {
      question: 'Is a night fast enough?',
      answer:
        'For most decisions, yes. Where it is not, such as stock across shops, we load every few minutes or connect the systems directly through [application integration](/services/systems-integration/application-integration).',
    },
    {
      question: 'Which database do you use?',
      answer:
        'PostgreSQL for most organisations below some hundred million rows. A cloud warehouse where volume or sharing asks for it. You pay the provider directly in both cases.',
    },
  ],
  related: [
    '/services/software-solutions/data-analytics-bi',
    '/services/business-and-qa/data-analysis',
    '/services/systems-integration/legacy-modernisation',
    '/industries/public-sector',
  ],
  sources: [
    {
      fact: 'Personal data is collected for explicit, specified purposes, limited to what is necessary, and accurate.',
      reference: 'Data Protection Act, 2019 (Kenya), section 25',
      url: 'https://www.odpc.go.ke/',
      checked: 'not yet',
    },
    {
      fact: 'Processing likely to result in high risk to the rights and freedoms of a person needs a data protection impact assessment beforehand.',
      reference: 'Data Protection Act, 2019 (Kenya), section 31',
      url: 'https://www.odpc.go.ke/',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
