import type { Copy } from '@/content/schema';

export default {
  heading: 'Practigen: practice management for professionals',
  summary: 'Matters, time, appointments, documents and billing for practices that sell expertise.',
  description:
    'Practigen manages professional practices in Kenya: matters and patient files, appointments, time recording, disbursements, fee notes and client account ledgers.',
  lead: 'Law firms, clinics, engineers and consultants all sell hours and judgement. Practigen keeps the file, the diary, the time and the fee note together, in the vocabulary of your profession.',
  updated: '2026-10-08',
  situation: {
    heading: 'Work that was done and never billed',
    body: `A partner in a firm off Nkrumah Road reads a forty-page agreement on the ferry, answers nine calls and drafts a letter. Two of those eleven things reach the fee note. The filing fee the clerk paid in cash is remembered four months later, after the client has settled.

A clinic loses it differently: the room is booked, the patient forgets, nobody rang the evening before. An engineering practice finds out that a fixed-fee design took double the hours only when the drawing is stamped.

None of this is laziness. Recording takes longer than the thing recorded, so people put it off. Practigen was shaped around making the entry shorter than the excuse.`,
  },
  modules: [
    {
      title: 'Matters and files',
      body: 'One page with parties, deadlines, documents, correspondence, money and the next step. Search across everything you are allowed to see.',
    },
    {
      title: 'Conflict and intake',
      body: 'A new client is checked against all parties of all matters, former names included. Identification papers and the engagement letter are collected before the file opens.',
    },
    {
      title: 'Time',
      body: 'A timer on phone and desk, entries from calendar and mail in one tap, fixed-fee budgets that show the share used.',
    },
    {
      title: 'Appointments and court diary',
      body: 'Rooms, people and equipment. Reminders by SMS, replies that free the slot, a diary where a moved hearing shifts the tasks tied to it.',
    },
    {
      title: 'Billing',
      body: 'Fee notes from time, scale, stage or visit; disbursements that cannot be left out; deposits on account; tax invoices passed to eTIMS.',
    },
    {
      title: 'Client money',
      body: 'A ledger per client apart from office money. A payment out that would draw on another client’s balance is refused.',
    },
  ],
  suits: {
    good: [
      'Practices of three to sixty professionals with shared files',
      'Clinics and therapists who work by appointment and bill patients or insurers',
      'Engineers, surveyors, auditors and consultants on stage payments',
    ],
    other: [
      'Hospitals with wards, theatre and pharmacy need a hospital information system',
      'Architects looking for drawing management should keep their drawing tool; Practigen only links to it',
    ],
  },
  process: {
    heading: 'From the first matter to the first fee note',
    steps: [
      {
        title: 'Choose a vocabulary',
        body: 'Matter, case, patient or project; advocate or consultant; hearing or site meeting. Screens, letters and reports follow.',
        duration: '2 days',
      },
      {
        title: 'Take in the live files',
        body: 'Open matters only, each with parties, next date and balance. Closed ones are listed by number and shelf.',
        duration: '1–3 weeks',
      },
      {
        title: 'Agree client balances',
        body: 'Client money is brought in per person and must equal the bank on the same day. If it does not, we stop there until it does.',
        duration: '1 week',
      },
      {
        title: 'Begin with time and diary',
        body: 'Two weeks in which nothing is billed from Practigen. People learn to record; partners see what was slipping.',
        duration: '2 weeks',
      },
      {
        title: 'Bill one month',
        body: 'Drafts are produced for all matters and read by their partners. Templates get their last corrections.',
        duration: '1 month',
      },
      {
        title: 'Close the old system',
        body: 'It is made read-only, and its contents exported to your archive.',
        duration: '2 days',
      },
    ],
    busy: ['both', 'both', 'both', 'you', 'both', 'us'],
  },
  scope: {
    receive: [
      'Open matters with parties, dates, documents and balances',
      'Letter, fee note and receipt templates on your letterhead',
      'Reminders to clients by SMS in English or Kiswahili',
      'Reports for partners: hours by person, unbilled work, overdue fees, budget used',
    ],
    needed: [
      'A partner who will record their own time from the first day; others follow the example',
      'A practice manager or bookkeeper for six hours a week',
      'A list of who may open which kind of file',
    ],
    excluded: [
      'Scanning of paper archives, though a scanning firm’s output can be loaded',
      'E-filing at court and claims portals of insurers, where your staff keep their own logins',
      'Clinical decision support, drug interaction checks and laboratory machines',
    ],
  },
  duration:
    'Six to ten weeks from first meeting to the first complete billing. Client balances that do not agree can add a month.',
  delivery: {
    hosting:
      'Hosted, encrypted at rest, with two-step sign-in for everyone. Sensitive files may be closed to all but named people, including to our support staff.',
    dataIn:
      'Contacts and matters from spreadsheets or an older package; documents from a shared drive with their folders kept as they are.',
    dataOut:
      'A matter exports as a single folder: documents, time, letters, money. Useful when a client changes adviser, and required when you change software.',
    integrations: [
      'Microsoft 365 or Google Workspace for mail, calendar and documents',
      'M-Pesa and bank statements for fees and deposits',
      'Finagen or your accountant’s package for the office ledgers',
    ],
  },
  sections: [
    {
      type: 'screens',
      heading: 'Three screens of Practigen',
      start: {
        title: 'Tuesday',
        state: '4 dates',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Mention, matter 26/104', value: '09:00', mark: 'open' },
              { text: 'Valuation, matter 26/117', value: '10:00', mark: 'open' },
              { text: 'Signing at the bank', value: '14:30', mark: 'open' },
              { text: 'Limitation in 30 days', value: '1 matter', mark: 'late' },
            ],
          },
          {
            type: 'totals',
            items: [
              { label: 'Recorded today', value: '2 h 10' },
              { label: 'Running', value: '0:42:10' },
            ],
          },
        ],
      },
      task: {
        title: 'Matter 26/117',
        state: 'conveyancing',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Search at the registry', mark: 'done' },
              { text: 'Consent to transfer', mark: 'done' },
              { text: 'Valuation for stamp duty', value: 'Tue', mark: 'open' },
              { text: 'Completion papers', value: 'Fri', mark: 'open' },
            ],
          },
          { type: 'buttons', items: ['Start the timer', 'New document'] },
        ],
      },
      report: {
        title: 'Work not yet billed',
        state: 'hours by month',
        blocks: [
          {
            type: 'bars',
            items: [
              { label: 'October', value: 61, text: '61 h' },
              { label: 'September', value: 22, text: '22 h' },
              { label: 'Before', value: 9, text: '9 h' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Client money agrees with bank', mark: 'done' },
              { text: 'Fee notes in draft', value: '3', mark: 'open' },
            ],
          },
        ],
      },
    },
    {
      type: 'comparison',
      heading: 'The same system in four professions',
      rowHeading: 'Element',
      columns: ['Law firm', 'Clinic', 'Engineers', 'Consultants'],
      rows: [
        { label: 'The file', cells: ['Matter', 'Patient', 'Project stage', 'Engagement'] },
        {
          label: 'What is billed',
          cells: [
            'Scale, time, disbursements',
            'Visit and procedure',
            'Stage reached',
            'Day rate or result',
          ],
        },
        {
          label: 'Date that must not slip',
          cells: [
            'Hearing, limitation',
            'Follow-up, recall',
            'Inspection, approval',
            'Deliverable',
          ],
        },
        {
          label: 'Who pays',
          cells: ['Client', 'Patient or insurer', 'Employer on certificate', 'Client on order'],
        },
        {
          label: 'Kept apart',
          cells: ['Client money', 'Clinical notes', 'Retention sums', 'Travel advances'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'A conveyancing matter at completion',
      body: 'The fee is fixed. Time is still recorded, so the partner learns which matters pay. Disbursements were entered by the clerk from the registry queue, with a photograph of each receipt.',
      figures: [
        { label: 'Agreed fee', value: 'KSh 85,000' },
        { label: 'Disbursements with receipts', value: 'KSh 12,400' },
        { label: 'Hours recorded', value: '17' },
        { label: 'Fee earned per hour', value: 'KSh 5,000' },
      ],
    },
    {
      type: 'statement',
      heading: 'Confidence is the product',
      body: `Health status counts as sensitive personal data, and legal files are privileged. So access is by name and not by rank, each opening of a file leaves a line in the log, and support staff see a matter only while you hold the session open.

Trade pages say more: [legal and law firms](/industries/legal-and-law-firms), [engineering and architecture](/industries/engineering-and-architecture). A clinic that only needs online booking may be content with what our [sample booking project](/projects/clinic-booking-web-application) describes.`,
    },
    {
      type: 'systems',
      heading: 'What Practigen talks to',
      main: 'Practigen',
      systems: ['Mail and calendar', 'M-Pesa', 'Bank', 'Practigen', 'Finagen', 'eTIMS'],
      links: [
        {
          from: 'Mail and calendar',
          to: 'Practigen',
          carries: 'Messages, dates and documents of each matter',
          both: true,
        },
        { from: 'M-Pesa', to: 'Practigen', carries: 'Fees and deposits' },
        { from: 'Bank', to: 'Practigen', carries: 'Statements of the client and office accounts' },
        {
          from: 'Practigen',
          to: 'Finagen',
          carries: 'Office ledgers, or to your accountant’s package',
        },
        { from: 'Practigen', to: 'eTIMS', carries: 'Tax invoices' },
      ],
    },
  ],
  questions: [
    {
      question: 'Will senior people really use a timer?',
      answer:
        'Some never will. For them a secretary confirms entries drawn from calendar, calls and mail at the end of the day. What matters is that the entry exists before the evening.',
    },
    {
      question: 'Does it satisfy the rules on client accounts?',
      answer:
        'It keeps client money apart from office money, refuses overdrawing one client for another and prints the reconciliation your accountant needs for the yearly certificate. The duty to comply remains the advocate’s.',
    },
    {
      question: 'Can patients book by themselves?',
      answer:
        'Yes, from a page on your site, into slots you release. They can move or cancel up to a limit, and the gap is offered to the waiting list.',
    },
    {
      question: 'What about a power cut during consultation?',
      answer:
        'A laptop and a phone hotspot carry on. Notes are saved as they are typed, so at worst you lose a sentence.',
    },
  ],
  related: [
    '/industries/legal-and-law-firms',
    '/industries/engineering-and-architecture',
    '/projects/clinic-booking-web-application',
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
  ],
  sources: [
    {
      fact: 'Health status is sensitive personal data.',
      reference: 'Data Protection Act, 2019, section 2',
      url: 'https://www.odpc.go.ke/',
      checked: 'not yet',
    },
    {
      fact: 'An advocate delivers an accountant’s certificate to the Law Society of Kenya once in every practice year.',
      reference: 'Advocates (Accountant’s Certificate) Rules, rule 3',
      url: 'https://new.kenyalaw.org/akn/ke/act/ln/1968/80/eng@2022-12-31',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'product'>;
