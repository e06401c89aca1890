import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for counties, agencies and public utilities',
  summary: 'Records, revenue, public websites and security, bought through open procurement.',
  description:
    'IT for Kenyan county governments, state agencies and water companies: records, revenue collection, accessible websites, backup and security, procured in the open.',
  lead: 'Systems and websites for county governments and state agencies, bought in open procurement and handed over so that your own officers can run them.',
  updated: '2026-11-22',
  glance: {
    audience: 'County governments, state agencies, water companies, public bodies',
    time: 'Six weeks for a website, six to twelve months for a county-wide system',
    price: {
      measure: 'fixed price',
      note: 'Quoted in your format, with the cost over the system’s life',
      from: 'not yet',
    },
    start: 'Your advertised tender, or questions put to all suppliers alike',
    needs: 'A contract manager, an inspection committee, access to registry and server room',
  },
  sources: [
    {
      fact: 'Public bodies must keep records, disclose certain information on their own initiative and answer requests by citizens.',
      reference: 'Access to Information Act, 2016, sections 5, 8, 9 and 17',
      url: lawUrl('accessToInformation'),
      checked: 'not yet',
    },
    {
      fact: 'Procurement by public entities is governed by the Public Procurement and Asset Disposal Act.',
      reference: 'Public Procurement and Asset Disposal Act, 2015',
      url: lawUrl('publicProcurement'),
      checked: 'not yet',
    },
    {
      fact: 'Public records may be destroyed only as the Act provides; the Director of the Kenya National Archives advises on their care and disposal.',
      reference: 'Public Archives and Documentation Service Act, Cap. 19',
      url: 'https://archives.go.ke/records-management',
      checked: 'not yet',
    },
    {
      fact: 'Names under go.ke are for government entities and need supporting documents.',
      reference: 'Kenya Network Information Centre, .ke domains',
      url: 'https://kenic.or.ke/ke-domains/ke-products/',
      checked: '2026-11-22',
    },
  ],
  situation: {
    heading: 'What your successor inherits',
    body: `At the end of the contract your institution holds the data in open formats, a data dictionary, an administrator’s manual and a signed record of a rebuild that your own officers carried out. A new team, or a new supplier, can carry on from there.

We work to that standard because systems change with each administration and records may not. A revenue system whose password left with a consultant has to be paid for twice, and so do eighty thousand scans named “scan0001” onwards.

Four duties shape each design:

- You serve everyone, so pages work on a small phone, by keyboard and with a screen reader.
- You buy in the open, so assumptions and whole-life cost are in the bid.
- You keep records for decades, so formats and disposal schedules are settled early.
- You answer to auditors, assemblies and the press, so the audit trail is out of the administrators’ reach.`,
  },
  process: {
    heading: 'How an engagement runs, from need to audit',
    steps: [
      {
        title: 'Describe the need',
        body: 'For market research before a tender, we answer written questions in public or to all suppliers alike. We do not bid for work whose specification we drafted.',
        duration: 'Before advertisement',
        span: { type: 'open' },
      },
      {
        title: 'Bid in your format',
        body: 'Clause by clause against the document, with every assumption stated and total cost over the life of the system.',
        duration: 'As advertised',
        span: { type: 'open' },
      },
      {
        title: 'Inception report',
        body: 'After award: stakeholders, present data, risks, a dated plan, and the acceptance tests your inspection committee will sign.',
        duration: '3–4 weeks',
      },
      {
        title: 'Pilot in one department or sub-county',
        body: 'Real transactions with real receipts, watched by internal audit.',
        duration: '6–8 weeks',
      },
      {
        title: 'Roll out and train',
        body: 'By ward or directorate. For each, two of your officers are trained as trainers and examined on it.',
        duration: '2–6 months',
      },
      {
        title: 'Transfer',
        body: 'Source or configuration, data dictionary, passwords in a sealed register, and a rehearsal in which your officers rebuild the system without us.',
        duration: '4 weeks',
      },
    ],
    busy: ['you', 'us', 'us', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'A working system with data in open formats that belong to the institution',
      'A data dictionary and administrator manual another supplier can work from',
      'A signed record of the rebuild rehearsal',
      'Training records by officer and date',
    ],
    needed: [
      'A contract manager and an inspection committee named at award',
      'Access to the registry, the server room and the officers who know the exceptions',
      'A decision on where the data may be held, in writing',
    ],
    excluded: [
      'Payments or favours outside the contract, at any stage and of any size',
      'Replacement of national systems such as IFMIS, which we connect to only through their owners',
      'Policy and legal drafting',
    ],
  },
  duration:
    'Six to twelve months from award for a county-wide system; six weeks for a website; three to five months for a registry of eighty thousand pages.',
  sections: [
    {
      type: 'comparison',
      heading: 'Scanning, or digital records?',
      intro: 'Both projects are called digitisation. Only the second makes a file easier to find.',
      rowHeading: 'Result',
      columns: ['Scans alone', 'Managed records'],
      rows: [
        {
          label: 'Finding a land file',
          cells: ['Open folders one by one', 'By plot, owner or year'],
        },
        { label: 'Who opened it', cells: ['Unknown', 'Logged by officer'] },
        { label: 'Disposal', cells: ['Put off', 'By schedule, with the archives’ authority'] },
        { label: 'Request from a citizen', cells: ['Weeks', 'Traceable, within the legal time'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Requirements we put into every public system',
      rows: [
        {
          term: 'Receipts',
          detail:
            'No cash in the field. Each payment carries a bill number, and the bank or M-Pesa record is compared daily.',
        },
        {
          term: 'Access for all',
          detail:
            'Pages readable by screen reader, usable by keyboard, and complete on a small phone; key forms in Kiswahili as well.',
        },
        {
          term: 'Domain and mail',
          detail:
            'Official mailboxes under go.ke, with sign-in that ends on the day of transfer or exit.',
        },
        {
          term: 'Audit trail',
          detail:
            'Kept apart from the system administrators, readable by internal audit without asking them.',
        },
        {
          term: 'Exit',
          detail:
            'Full export tested each year. An unpaid licence may stop support; the public’s data stays open to the institution.',
        },
      ],
    },
  ],
  fits: [
    {
      path: '/services/development-services/software-development/web-application',
      why: 'Permits, bursaries and approvals built to a specification that an inspection committee can test.',
    },
    {
      path: '/solutions/cloud-backup',
      why: 'Keeps a copy of records away from the building, with restores on record.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance',
      why: 'Shows the accounting officer where public data is exposed, in order of risk.',
    },
    {
      path: '/services/systems-integration/api-management',
      why: 'Lets departments and payment channels share data through one guarded door.',
    },
  ],
  questions: [
    {
      question: 'Will you subcontract to or partner with local firms?',
      answer:
        'Yes, where the tender allows it and with each part named in the bid. Scanning, cabling and training are commonly done by firms in the county.',
    },
    {
      question: 'Can data stay in our own server room?',
      answer:
        'It can. We then ask for power, cooling and a second copy elsewhere. [Cloud or server room](/blog/choosing-between-cloud-and-server-room) lists what each needs.',
    },
    {
      question: 'How do you guard against lock-in?',
      answer:
        'Open formats, a data dictionary, an annual export test, and the rebuild rehearsal as a condition of final payment. You can put these in your tender, whoever wins it.',
    },
    {
      question: 'Do you help before a tender is written?',
      answer:
        'With general information given to all alike. If you engage us to write a specification, we do not bid for the resulting work.',
    },
  ],
  related: [
    '/projects/county-records-backup',
    '/blog/how-to-write-a-request-for-quotation',
    '/services/business-and-qa/cybersecurity',
  ],
} satisfies Copy<'industry'>;
