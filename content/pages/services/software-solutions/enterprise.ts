import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Enterprise software',
  summary: 'One system for a process that crosses departments, branches and approvals.',
  description:
    'Enterprise software in Kenya: systems for operations, approvals and branches, with audit trail, eTIMS and M-Pesa links, offline working and a staged go-live.',
  lead: 'Put a process that crosses stores, sales, accounts and branches into one system, with approvals, an audit trail and links to M-Pesa and eTIMS. It goes live one branch at a time.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Organisations of 50 to 500 staff with several departments or branches in one process',
    time: '5 to 9 months; the first process is live after about four',
    price: {
      measure: 'fixed price',
      note: 'Each stage is priced after the one before it, so you can stop in between',
      from: 'not yet',
    },
    start: 'Ten real cases, traced through every hand they passed',
    needs:
      'A director as sponsor, a process owner for two days a week and key users in each branch',
  },
  situation: {
    heading: 'The file travels by motorbike',
    body: `A requisition starts in Mtwapa, is signed in Mombasa, queried in Nairobi and comes back with a note in the margin. The supplier delivers before the order number exists, and at the month’s end accounts phone three branches to learn what was bought.

You feel it in numbers that arrive late and in controls that depend on who is at work. Two people could approve the same payment. A stock loss is noticed at the count, six months on. The auditor asks who changed a credit limit in May, and the records don’t show it.

Organisations reach this point at roughly fifty to five hundred staff: distributors with depots, transport and freight companies, manufacturers, hospitals, hotel groups, SACCOs and county agencies. A ready ERP may fit, and the first stage tests that seriously. For a smaller firm that wants sales, purchasing and stock in one package, [Bizgen](/products/bizgen) is the simpler answer. What we build is for processes that no package will hold without being bent out of shape.`,
  },
  process: {
    heading: 'Bringing departments onto one record',
    intro:
      'The hard part is agreement between people, and most of the early stages serve to reach it. The software then makes it stick.',
    steps: [
      {
        title: 'Follow ten real cases',
        body: 'We pick ten files, including two disasters, and trace every hand they passed through. Department heads see the resulting map together, in one room.',
        duration: '2 weeks',
      },
      {
        title: 'Settle the rules',
        body: 'Who may approve what, up to which amount, and who stands in. Which code identifies a customer, an item, a cost centre. Each open point is given to one person, with a date.',
        duration: '2–3 weeks',
      },
      {
        title: 'Design the record and the screens',
        body: 'We show clickable screens to the clerks who will live in them eight hours a day. Keystrokes count: goods received for forty lines must be quicker than on paper.',
        duration: '3 weeks',
      },
      {
        title: 'Build one process at a time',
        body: `The first release carries one process right through all departments, for instance purchase to payment, before the next is begun. You see working software ${commitments.workingSoftware.phrase}.`,
        duration: '3–6 months',
      },
      {
        title: 'Load and reconcile the data',
        body: 'Opening balances, open orders and master lists are loaded three times in rehearsal. Each time accounts compare the totals and sign only if they agree.',
        duration: 'In parallel, 6 weeks',
      },
      {
        title: 'Go live branch by branch',
        body: 'The smallest willing branch goes first, with two of us on site for a week. Old and new run side by side until one month-end agrees.',
        duration: '4–10 weeks',
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A working system for the agreed processes, on premises, in the cloud or both',
      'A rule book of approvals and codes, signed by the heads of department',
      'An audit trail that records who did what, when, and the value before',
      'Links to banking, M-Pesa, eTIMS, payroll and the general ledger as scoped',
      'Reconciled opening data, with the three rehearsal reports',
      'Training by role on your own data, and a floor-walker in the first weeks',
    ],
    needed: [
      'A sponsor at director level who can end a dispute between departments',
      'A process owner, released for two days a week until the first go-live',
      'Two key users per branch who will train the others',
      'Sample documents and a copy of present data, under a confidentiality agreement',
    ],
    excluded: [
      'Statutory accounts, audit opinions and tax advice',
      'Computers, scanners, label printers and branch connectivity',
      'Reorganising jobs and reporting lines, though the map will raise the question',
      'Cleaning physical stock before the opening count',
    ],
  },
  duration:
    'Five to nine months from the first case to the last branch, with the first process live after about four. Slow decisions on approval limits cost more weeks than programming does.',
  sections: [
    {
      type: 'specification',
      heading: 'Qualities we specify before the first screen',
      rows: [
        {
          term: 'Separation of duties',
          detail:
            'The person who raises a document can’t approve it, because the system refuses instead of merely reporting it afterwards.',
        },
        {
          term: 'Working through outages',
          detail:
            'Depots can receive and dispatch for a full shift without a line. Records queue on a local machine and are sent in order when the fibre returns.',
        },
        {
          term: 'Nothing is erased',
          detail:
            'Corrections are new entries with a reason. A document number is used once, cancelled or not.',
        },
        {
          term: 'Speed at the counter',
          detail:
            'A stated response time for the ten commonest actions, tested with the volume you expect in three years.',
        },
        {
          term: 'Recovery',
          detail:
            'Two agreed figures, rehearsed before go-live: how much work may be lost and how long you may stand still.',
        },
        {
          term: 'Your exit',
          detail:
            'All data exportable in open formats by your own administrator, with a data dictionary.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'A packaged ERP or a system of your own',
      intro: 'Discovery scores both against your ten cases. This is the general pattern.',
      rowHeading: 'Aspect',
      columns: ['Packaged ERP', 'Package plus own modules', 'Own system'],
      rows: [
        {
          label: 'Finance and stock',
          cells: ['Mature on day one', 'Mature on day one', 'Linked to a ledger you buy'],
        },
        {
          label: 'Your unusual steps',
          cells: ['Change your habits', 'Outside, connected', 'As you work'],
        },
        {
          label: 'Cost as staff grow',
          cells: ['Rises per user', 'Rises per user, more slowly', 'Hardly changes'],
        },
        {
          label: 'Upgrades',
          cells: ['Set by the vendor', 'Need testing of the joints', 'When you fund them'],
        },
        {
          label: 'Read next',
          cells: ['ERP integration', 'ERP integration', 'This page'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'Purchase to payment at a distributor with four depots',
      body: `Assume 260 purchase orders a month. By paper, an order takes a median of six days to be approved, and accounts match three documents by hand for each invoice.

After the first release the approver gets a phone notice, limits are enforced, and an invoice that equals the order and the goods note within a set tolerance passes by itself. The accounts staff look only at the 62 invoices that differ.`,
      figures: [
        { label: 'Orders a month', value: '260' },
        { label: 'Approval time, before', value: '6 days' },
        { label: 'Approval time, after', value: '7 hours' },
        { label: 'Invoices matched unaided', value: '198 of 260' },
        { label: 'Differences found before payment', value: 'KSh 312,000' },
      ],
    },
    {
      type: 'chart',
      heading: 'Invoices matched, of 260',
      data: {
        form: 'bars',
        unit: 'invoices',
        bars: [
          { label: 'Matched unaided', value: 198 },
          { label: 'Looked at by a person', value: 62, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Can we keep our accounting package?',
      answer:
        'In most designs, yes. The operational system posts summarised or detailed entries to it each night, and the accountants keep the package they know. The connection is a piece of [ERP integration](/services/systems-integration/erp-integration).',
    },
    {
      question: 'On our own server or in the cloud?',
      answer:
        'It depends on the lines to your branches and on who would look after the server. A central cloud system with a local queue at each depot suits several sites. A single plant with its own generator and a server room may prefer its own. The post on [choosing between the two](/blog/choosing-between-cloud-and-server-room) has a worksheet for the comparison.',
    },
    {
      question: 'How do you handle staff who fear the system?',
      answer:
        'By involving the sceptics as key users and by removing a chore in the first release. It also helps to say plainly what the audit trail is for and who may read it.',
    },
    {
      question: 'What happens if a department refuses to agree?',
      answer:
        'The point is recorded with the options and their effects, and the sponsor settles it within a week. We don’t build both versions, because two truths in one system are worse than two systems.',
    },
    {
      question: 'Does it produce eTIMS invoices?',
      answer:
        'Yes, through the system-to-system connection that KRA offers, which has its own testing and approval. Since January 2026 KRA compares the income and expenses you declare with eTIMS invoices, so the link belongs in the first release. Begin early, because it takes several weeks; the sample project on [a distributor’s invoicing](/projects/distributor-etims-invoicing) shows the sequence.',
    },
  ],
  related: [
    '/services/systems-integration/erp-integration',
    '/services/systems-integration/legacy-modernisation',
    '/industries/manufacturing',
    '/services/business-and-qa/software-testing',
  ],
  sources: [
    {
      fact: 'Since 1 January 2026 KRA validates the income and expenses in returns against TIMS/eTIMS invoices, withholding tax and customs import data.',
      reference:
        'Kenya Revenue Authority, public notice of November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
    {
      fact: 'KRA offers system-to-system integration between a taxpayer’s invoicing system and eTIMS.',
      reference: 'Kenya Revenue Authority, eTIMS system-to-system integration',
      url: 'https://www.kra.go.ke/business/etims-electronic-tax-invoice-management-system/learn-about-etims/etims-system-to-system-integration',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
