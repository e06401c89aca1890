import { mpesa } from '@/content/mpesa-sources';
import { prices } from '@/content/prices';
import { regulation } from '@/content/regulation-sources';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Integrate core banking and M-Pesa',
  summary: 'Core banking, M-Pesa, bank channels and ledgers connected and reconciled daily.',
  description:
    'Core banking and M-Pesa integration for SACCOs, lenders and businesses in Kenya: paybill, payouts, host-to-host, PesaLink and daily reconciliation.',
  lead: 'Receive and pay money from your own system, reconciled with your ledger every day. No payment is sent twice.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a payment, from the phone to the ledger.',
    parts: [
      {
        type: 'route',
        title: 'KSh 2,400 from a member',
        stops: [
          { label: 'Paid by M-Pesa', note: '10:14:02', mark: 'done' },
          { label: 'Matched to the account', note: '10:14:03', mark: 'done' },
          { label: 'In core banking', note: '10:14:04', mark: 'done' },
          { label: 'Evening check', note: '3 of 1,882 differ', mark: 'late' },
        ],
      },
    ],
  },
  glance: {
    audience: 'SACCOs, lenders, schools, insurers and traders with many small receipts',
    time: { from: 4, to: 6, unit: 'months', note: '(collections alone from 10 weeks)' },
    price: prices['/services/systems-integration/banking-systems-integration'],
    start: 'Two weeks of mapping each movement of money',
    needs: 'Agreements with Safaricom and banks in your name, your finance manager and auditor',
  },
  process: {
    heading: 'From mapping to live payments',
    steps: [
      {
        title: 'Map each movement',
        body: 'Who starts it, limits, charges, cut-off times, and what can go wrong at each step.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Apply for access',
        body: 'Paybill or till, bank interface, test credentials. You sign, and we complete the technical part.',
        time: { from: 3, to: 8, unit: 'weeks', note: '(at the provider)' },
      },
      {
        title: 'Build the payment ledger',
        body: 'It records every instruction and notice, separate from core banking. A payment keeps its reference, however often it is tried.',
        time: { from: 4, to: 6, unit: 'weeks' },
      },
      {
        title: 'Test failures',
        body: 'Late answers, double notices, a timeout after payment. Each payment must end correctly or wait for a person.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Start small',
        body: 'Staff accounts and low limits first, also compared by hand. Limits rise after days without differences.',
        time: { from: 3, to: 4, unit: 'weeks' },
      },
    ],
    busy: ['both', 'others', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'Tested links to your channels, with source code',
      'A daily reconciliation of channel, bank and ledger',
      'Separate rights to enter and to approve, enforced by the system',
      'A log your auditor and supervisor can follow',
    ],
    needed: [
      'Cooperation from your core banking supplier',
      'A board decision on limits and approvers',
    ],
    excluded: [
      'Holding your money: it never passes through our accounts',
      'Licences, regulatory approvals and legal advice',
    ],
  },
  sections: [
    {
      type: 'flow',
      heading: 'A loan payment without an answer',
      actors: ['Clerk', 'Approver', 'Payment ledger', 'M-Pesa'],
      messages: [
        { from: 'Clerk', to: 'Approver', text: 'Instruction with its reference' },
        { from: 'Approver', to: 'Payment ledger', text: 'Approved by a second person' },
        { from: 'Payment ledger', to: 'M-Pesa', text: 'Sent once' },
        { from: 'M-Pesa', to: 'Payment ledger', text: 'No answer: unknown', state: 'fails' },
        { from: 'Payment ledger', to: 'M-Pesa', text: 'Asks for the status, never resends' },
        { from: 'M-Pesa', to: 'Payment ledger', text: 'Paid, and closed' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Channels and their problems',
      rowHeading: 'Channel',
      columns: ['Used for', 'Problems to plan for'],
      rows: [
        {
          label: 'M-Pesa paybill',
          cells: ['Contributions, fees, loans', 'Wrong references, late or missing notices'],
        },
        { label: 'M-Pesa prompt', cells: ['Checkout, reminders', 'Customer ignores it'] },
        {
          label: 'M-Pesa payouts',
          cells: ['Loans, refunds, wages', 'Unknown result: ask before resending'],
        },
        { label: 'PesaLink', cells: ['Bank to bank', 'Reached through your bank'] },
        { label: 'Bank file', cells: ['Salaries, suppliers', 'Cut-off times, rejected lines'] },
      ],
    },
    {
      type: 'example',
      heading: 'One day of paybill receipts',
      body: 'A SACCO receives 1,480 payments. Exact references post at once. The next morning Pull Transactions finds two payments whose notice never came.',
      figures: [
        { label: 'Exact reference', value: '1,391' },
        { label: 'Phone and amount', value: '58' },
        { label: 'Settled by a clerk', value: '29' },
        { label: 'Found by Pull Transactions', value: '2' },
        { label: 'Unsettled at noon', value: '0' },
      ],
    },
    {
      type: 'statement',
      heading: 'Regulators',
      body: 'SASRA licenses deposit-taking SACCOs and authorises some others. Lenders that take no deposits need a licence of the Central Bank, unless another law permits their business. See [which rules apply to you](/industries/finance-and-insurance).',
    },
  ],
  questions: [
    {
      question: 'Can you connect to our core banking system?',
      answer:
        'Yes, if it has an interface or its supplier opens one. We do not write directly into its database, which would break support and the audit trail.',
    },
    {
      question: 'What if members type wrong references?',
      answer:
        'Short references with a check digit stop most errors before payment. A clerk’s list takes the rest.',
    },
    {
      question: 'Who is liable if something goes wrong?',
      answer:
        'Your contract with the provider covers the money, and ours covers the software. We agree a cap and a duty to repair before work starts.',
    },
  ],
  related: [
    '/projects/sacco-core-banking-integration',
    '/products/finagen',
    '/industries/finance-and-insurance',
  ],
  sources: [
    regulation.saccoAuthorisation,
    regulation.creditLicence,
    mpesa.pullTransactions,
    {
      fact: 'PesaLink moves money from account to account between banks in Kenya.',
      reference: 'Integrated Payment Services Limited, PesaLink FAQs',
      url: 'https://ipsl.co.ke/pesalink/pesalink-faqs',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
