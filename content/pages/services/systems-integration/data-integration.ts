import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Data integration',
  summary: 'Records from several systems matched, cleaned and kept in one trusted place.',
  description:
    'Data integration for Kenyan organisations: match records across systems, clean names and numbers, load a reporting database nightly and trace each figure.',
  lead: 'One database of your own in which records from several systems are matched each night. You can ask how many customers you have and get one answer, with totals to check in the morning.',
  updated: '2026-11-22',
  glance: {
    audience: 'Cooperatives, schools, hospitals and counties whose reports disagree',
    time: '7–11 weeks for two or three sources',
    price: {
      measure: 'fixed price',
      note: 'Profiling has a price of its own; the rest is quoted from its findings',
      from: 'not yet',
    },
    start: 'A week of profiling every field in the sources',
    needs: 'Read access to each source, and one person in each department who knows the data',
  },
  situation: {
    heading: 'What stands behind one answer',
    body: `The result holds each person or thing once. Every row says which system it came from, when it was read and which rule changed it, and its counts are compared with the sources before the morning’s reports go out.

Getting there means settling what words mean. Sales may count 4,120 members, everyone who ever signed up, while finance counts 3,870, the accounts with a movement. Both are right by their own lists. Between them are people written twice because a middle name moved, phone numbers with and without 254, companies listed under the owner’s name, and the departed.

Organisations come with questions of this kind. Which siblings share a payer at a school? Which three files belong to one patient? Does a business with a county licence also have a land rate account? Connecting screens will not answer them. The records themselves have to be matched, by rules that the departments concerned have signed.`,
  },
  process: {
    heading: 'Profile, match, load, prove',
    steps: [
      {
        title: 'Profile what is there',
        body: 'For each field: how often it is empty, how many shapes it takes, its oldest and newest value. The two pages always hold surprises.',
        duration: '1 week',
      },
      {
        title: 'Write down what words mean',
        body: 'Active member, closed account, branch, net sale. One sentence each, signed by the two departments that differed.',
        duration: '1–2 weeks',
      },
      {
        title: 'Set the matching rules',
        body: 'Certain matches join by themselves, such as the same ID number and birth date. Likely ones go to a person with both records on screen, and all others stay apart.',
        duration: '2 weeks',
      },
      {
        title: 'Build the nightly load',
        body: 'Each night only the changes are loaded. Each row carries its source, the time it was read and the rule that altered it.',
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
      'One person in each department who knows the data and may settle doubts',
      'A reason, in law and in business, for joining personal records',
    ],
    excluded: [
      'Dashboards and analysis: those are [data analytics and BI](/services/software-solutions/data-analytics-bi)',
      'Correcting records in the sources; we hand your staff the list and the order to work in',
      'Buying or collecting outside data on people',
    ],
  },
  duration:
    'Seven to eleven weeks for two or three sources. Each paper register or spreadsheet kept by hand adds time, however small it is.',
  sections: [
    {
      type: 'example',
      heading: 'Matching two member lists',
      body: `A cooperative keeps 4,120 names in its member book and 3,870 in its loan program. A run with strict rules joins most. A second run compares sounds of names, last digits of phones and village, and offers pairs to a clerk, who settles about sixty an hour.

What remains are members without loans, loans of members who left, and a few dozen records without any explanation. Those go to the committee by number.`,
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
            'Two to five parts in any order, with spelling that varies between office and ID card. We compare the parts as a set, in whatever order they stand.',
        },
        {
          term: 'Places',
          detail:
            'People use different names for the same county, sub-county or ward. A code list is kept beside what was typed.',
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
        'PostgreSQL for most organisations below some hundred million rows, and a cloud warehouse where volume or sharing asks for one. You pay the provider directly in both cases.',
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
      reference:
        'Data Protection Act, 2019, section 25; Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
    {
      fact: 'Processing likely to result in high risk to the rights and freedoms of a person needs a data protection impact assessment beforehand.',
      reference: 'Data Protection Act, 2019 (Kenya), section 31',
      url: lawUrl('dataProtection', 31),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
