import { lawUrl } from '@/content/laws';
import { percentage } from '@/content/money';
import type { Copy } from '@/content/schema';
import { vatRate } from '@/content/vat';

/** The agreed fee of the matter that is drawn. */
const fee = 85_000;

export default {
  heading: 'Practigen: practice management for professionals',
  summary: 'Matters, time, appointments, documents and billing for practices that sell expertise.',
  description:
    'Practigen manages professional practices in Kenya: matters and patient files, appointments, time recording, disbursements, fee notes and client account ledgers.',
  lead: 'Practice management for law firms, clinics, engineers and consultants with three to sixty professionals. The file, the diary, the time and the fee note are kept together, in the vocabulary of your profession.',
  updated: '2026-11-22',
  vignette: {
    drawing: 'matter',
    alternative: 'A matter in Practigen: a running timer, the next dates and a draft fee note.',
    title: 'Matter 26/117, conveyancing',
    state: 'No conflict found',
    task: 'Drafting the transfer',
    timer: '0:42:10',
    steps: [
      { label: 'Search at the registry', when: 'done', isDone: true },
      { label: 'Consent to transfer', when: 'done', isDone: true },
      { label: 'Valuation for stamp duty', when: 'Tue 10:00', isDone: false },
      { label: 'Completion papers exchanged', when: 'Fri', isDone: false },
    ],
    feeNote: [
      { label: 'Agreed fee', amount: fee },
      { label: `VAT ${percentage(vatRate)} on the fee`, amount: fee * vatRate },
      { label: 'Disbursements, 6 receipts', amount: 12_400 },
    ],
  },
  glance: {
    audience: 'Law firms, clinics, engineers and consultants, three to sixty professionals',
    time: 'Nine to eleven weeks to the first complete billing',
    price: {
      measure: 'per user',
      note: 'Taking in files and client balances is a fixed price',
      from: 'not yet',
    },
    start: 'Two days settling the words, letters and reports of your profession',
    needs: 'A partner who records time from day one, and a bookkeeper six hours a week',
  },
  situation: {
    heading: 'Work is recorded where it happens',
    body: `A call on the phone, a meeting in the calendar, an hour on a draft: each becomes a time entry in one tap, on the matter it belongs to. The clerk photographs the receipt for a filing fee in the registry queue, and it stands on the fee note from then on. At the end of the month the drafts are ready, and partners read them where they used to rebuild the month from memory.

Clinics gain elsewhere. A reminder goes out the evening before, a patient who cannot come frees the slot by replying, and the waiting list is offered the gap. Engineers on a fixed fee see how much of the budget is used while the design is still on the screen.

Recording had to become shorter than the thing recorded, because people put off whatever is longer. That is what the screens were designed for.`,
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
      body: 'Fee notes from time, scale, stage or visit; disbursements that cannot be left out; deposits on account. Invoices go to [Finagen](/products/finagen), or to an accounts package that reports, for eTIMS.',
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
        body: 'Matter, case, patient or project; advocate or consultant; hearing or site meeting. The words you choose then stand on screens, letters and reports.',
        duration: '2 days',
      },
      {
        title: 'Take in the live files',
        body: 'Open matters only, each with parties, next date and balance. Closed ones are listed by number and shelf.',
        duration: '1–3 weeks',
      },
      {
        title: 'Agree client balances',
        body: 'Client money is brought in per person and must equal the bank on the same day. The next step waits until it does.',
        duration: '1 week',
      },
      {
        title: 'Begin with time and diary',
        body: 'Two weeks in which nothing is billed from Practigen. People learn to record; partners see what was slipping.',
        duration: '2 weeks',
      },
      {
        title: 'Bill one month',
        body: 'Drafts are produced for all matters and read by their partners, and the templates get their last corrections.',
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
    'Nine to eleven weeks from first meeting to the first complete billing. Client balances that do not agree can add a month.',
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
      heading: 'Who can open a file',
      body: `Health status counts as sensitive personal data, and legal files are privileged. So access is granted by name, whatever the rank; each opening of a file leaves a line in the log; and our support staff see a matter only while you hold the session open.

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
        'Some do not. For them a secretary confirms entries drawn from calendar, calls and mail at the end of the day, so that the entry exists before the evening.',
    },
    {
      question: 'Does it satisfy the rules on client accounts?',
      answer:
        'It keeps client money apart from office money, refuses overdrawing one client for another and prints the reconciliation your accountant needs for the yearly certificate. Complying with the rules remains the duty of the advocate.',
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
      url: lawUrl('dataProtection', 2),
      checked: '2026-11-22',
    },
    {
      fact: 'An advocate delivers an accountant’s certificate to the Law Society of Kenya once in every practice year.',
      reference: 'Advocates (Accountant’s Certificate) Rules, rule 3',
      url: 'https://new.kenyalaw.org/akn/ke/act/ln/1968/80/eng@2022-12-31',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'product'>;
