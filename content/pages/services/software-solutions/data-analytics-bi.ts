import type { Copy } from '@/content/schema';

export default {
  heading: 'Data analytics and business intelligence',
  summary: 'Dashboards on agreed definitions, fed from your systems without copying by hand.',
  description:
    'Data analytics and BI in Kenya: agreed definitions, a reporting database, dashboards for managers, M-Pesa and branch data joined, access rules and staff training.',
  lead: 'Replace the monthly copying of figures with dashboards that refresh by themselves. All departments read one figure, on a definition they have signed, and can see where it comes from.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Hotel groups, retailers, SACCOs and hospitals with two or more systems and a monthly report',
    time: '8 to 14 weeks to the first trusted dashboards',
    price: {
      measure: 'fixed price',
      note: 'For the first three decisions; each further one takes two or three weeks more',
      from: 'not yet',
    },
    start: 'Three regular decisions, and the figures that would change them',
    needs: 'Read access to each system, and the maker of the present report for a day a week',
  },
  twin: {
    path: '/services/business-and-qa/data-analysis',
    difference:
      'This page builds a permanent reporting layer: agreed definitions, a database and dashboards that stay. Data analysis is a study that answers one question once and hands over the working.',
  },
  situation: {
    heading: 'One figure instead of two',
    body: `A dashboard is trusted when its readers agree on what it counts. "Occupancy" at the front desk counts rooms let; in the owner’s sheet it leaves out rooms under repair. "Active member" means one thing to the credit committee and another to marketing, and sales can report 41 million for a month in which accounts book 38 without either being wrong. So the terms are defined and signed first, and what counts them is built afterwards.

The second gain is time. A report that is exported from four systems, pasted, corrected and coloured by hand takes a week of a capable person’s month, and is missing when that person is ill. A pipeline does the same each night and checks its totals on the way.

The service is for organisations with two or more systems and at least one recurring argument about numbers: hotel groups, retailers with branches, SACCOs, hospitals, schools, transport firms and programmes that report to donors. If you have a single question to answer once, order [data analysis](/services/business-and-qa/data-analysis) as a study; it is quicker.`,
  },
  process: {
    heading: 'One decision at a time',
    intro:
      'We begin with the decisions your managers make regularly, and look for the data afterwards.',
    steps: [
      {
        title: 'Name three decisions',
        body: 'How much to reorder on Monday. Which loans to call this week. How many casual staff for the weekend. For each we note who makes it, when, and which figure would change their mind.',
        duration: '1 week',
      },
      {
        title: 'Agree on the words',
        body: 'A dictionary of fifteen to thirty terms, each with a formula, a source and an owner. Heads of department sign it. This is the stage that people wish to skip and later thank you for.',
        duration: '1–2 weeks',
      },
      {
        title: 'Inspect the sources',
        body: 'We measure gaps, duplicates and late entries in each system and report them with examples. Some are repaired at the root by a required field or a drop-down.',
        duration: '1–2 weeks',
      },
      {
        title: 'Build the pipeline',
        body: 'Nightly or hourly, data moves to a reporting database, is checked against control totals and joined. A failed check stops publication and alerts the person in charge.',
        duration: '3–5 weeks',
      },
      {
        title: 'Draw the pages',
        body: 'One screen for each decision, sketched with the person who makes it. Figures that would not change the decision are taken off.',
        duration: '2–3 weeks',
      },
      {
        title: 'Run beside the old report',
        body: 'For one full month both exist. Every difference is explained, and some will turn out to be errors in the old one.',
        duration: '4–5 weeks',
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'The signed dictionary of terms',
      'A reporting database in your own account or on your server, with its load history',
      'Dashboards for the three decisions, readable on a phone and printable for the board',
      'A data quality report per source, repeated monthly',
      'Training for two analysts so that they can add measures themselves',
    ],
    needed: [
      'Read access to each system, or a scheduled export from its vendor',
      'The person who makes the present report, for a day a week',
      'Heads of department for two sessions on definitions',
      'A statement of who may see salaries, patients, members or margins',
    ],
    excluded: [
      'Subscriptions to the dashboard software, if a paid one is chosen',
      'Entering missing history from paper',
      'Statutory returns, which stay with the systems and people responsible for them',
      'Decisions; we show the figure and its limits',
    ],
  },
  duration:
    'Eight to fourteen weeks to the first trusted dashboards, afterwards two or three weeks for each further decision. Vendors who host a system and give no access to it cause the longest delays.',
  sections: [
    {
      type: 'example',
      heading: 'Why two reports of one month differed',
      body: `Consider a supermarket with five branches. The sales sheet shows KSh 41.2 million for October, the ledger KSh 37.9 million. Laid side by side line by line, the gap turns out to have four causes, none of them theft.

Once "net sales" is defined as invoiced value without VAT, less credit notes, by invoice date, both reports draw on the same query. The discussion moves on to why the Ukunda branch sells so little bread after 17:00.`,
      figures: [
        { label: 'Sales report', value: 'KSh 41.2 m' },
        { label: 'VAT counted in one branch', value: 'KSh 1.4 m' },
        { label: 'Credit notes left out', value: 'KSh 0.9 m' },
        { label: 'Late till upload, 1 November', value: 'KSh 0.7 m' },
        { label: 'Transfers booked as sales', value: 'KSh 0.3 m' },
        { label: 'Ledger', value: 'KSh 37.9 m' },
      ],
    },
    {
      type: 'comparison',
      heading: 'How far do you need to go?',
      rowHeading: 'Feature',
      columns: ['Better spreadsheet', 'Reporting database', 'Full warehouse'],
      rows: [
        {
          label: 'Sources',
          cells: ['One or two', 'Two to six', 'Many, with long history'],
        },
        {
          label: 'Readers',
          cells: ['A handful', 'Ten to a hundred', 'Everyone, partners included'],
        },
        {
          label: 'Freshness',
          cells: ['When it is opened', 'Nightly or hourly', 'By the minute where it pays'],
        },
        {
          label: 'People to run it',
          cells: ['The author', 'One analyst, part-time', 'A small data team'],
        },
        {
          label: 'Our advice',
          cells: [
            'Start here if one file is the trouble',
            'Right for most mid-sized firms',
            'Grow into it, with reasons',
          ],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Figures worth having, by kind of organisation',
      intro:
        'Suggestions for the first session. Each leads to something that a person can do the same day.',
      rows: [
        {
          term: 'Hotel',
          detail:
            'Bookings on the books for the next ninety days against the same day last year, by source and with cancellations.',
        },
        {
          term: 'SACCO',
          detail:
            'Loans in arrears by number of days and by employer check-off, with guarantors exposed.',
        },
        {
          term: 'Clearing and forwarding',
          detail: 'Open files by days since vessel arrival, and the document each is waiting for.',
        },
        {
          term: 'School',
          detail:
            'Fees due and received by class, with payments that could not be matched to a pupil.',
        },
        {
          term: 'Retail',
          detail: 'Days of stock left per item and branch at the present rate of sale.',
        },
        {
          term: 'Clinic',
          detail: 'Waiting time by hour of arrival, and claims rejected by insurer and reason.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Less personal data than you think',
      body: `A manager needs to know that forty members are in arrears; a collector needs their names. So names, phone numbers and ID numbers stay out of the reporting database unless a page cannot work without them, and then the page is limited to those who act on it.

Row rules let a branch manager see one branch. Exports are logged. Small groups are merged where a table of three patients would reveal who they are. This follows the principles of the Data Protection Act, minimisation above all, and it also makes the database a poorer prize for a thief.`,
    },
    {
      type: 'chart',
      heading: 'From the sales report to the ledger',
      data: {
        form: 'steps',
        unit: 'KSh m',
        steps: [
          { type: 'change', label: 'Sales report', amount: 41.2 },
          { type: 'change', label: 'VAT counted in one branch', amount: -1.4 },
          { type: 'change', label: 'Credit notes left out', amount: -0.9 },
          { type: 'change', label: 'Late till upload', amount: -0.7 },
          { type: 'change', label: 'Transfers booked as sales', amount: -0.3 },
          { type: 'sum', label: 'Ledger' },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Which dashboard tool do you use?',
      answer:
        'The one that suits your readers and your wallet. If you pay for an office suite that contains one, begin there. Open-source tools on your own server do well for many readers, because they have no charge per head. The dictionary and the database stay the same whichever you choose.',
    },
    {
      question: 'Can you include M-Pesa statements?',
      answer:
        'Yes, from the organisation portal’s exports or, better, from the transaction messages your systems already receive. They are matched to invoices and members, and the unmatched remainder gets its own page.',
    },
    {
      question: 'Our data is poor. Should we clean it first?',
      answer:
        'No, begin with one decision and clean what that needs. Errors shown by name on a weekly list are corrected faster than errors in general, and the monthly quality report shows the progress.',
    },
    {
      question: 'What about forecasting and AI?',
      answer:
        'They come after a year or more of sound history. A seasonal forecast for rooms or bread can be useful, and we compare it with the simple rule "same week last year". If it does not beat that, it is not installed.',
    },
    {
      question: 'How do people get figures when the internet is down?',
      answer:
        'A short summary can go by SMS or e-mail each morning at 06:00, so the essentials are on the phone before the line fails. Branches with a local server can also keep last night’s pages.',
    },
  ],
  related: [
    '/services/systems-integration/data-integration',
    '/services/business-and-qa/data-analysis',
    '/industries/finance-and-insurance',
    '/industries/retail-and-ecommerce',
  ],
  sources: [
    {
      fact: 'Personal data must be adequate, relevant and limited to what is necessary for its purposes.',
      reference:
        'Data Protection Act, 2019, section 25; Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
