import type { Copy } from '@/content/schema';

export default {
  heading: 'School fees reconciliation: paybill, bank and fee register',
  summary: 'A boarding school ties each M-Pesa and bank payment to a learner, daily.',
  description:
    'Sample case study: how a boarding school matched M-Pesa paybill and bank fee payments to learners, handled wrong admission numbers and got through opening day.',
  lead: 'A boarding school matches every M-Pesa and bank payment to a learner each day, so that the fee register and the money received agree.',
  updated: '2026-11-22',
  status: 'sample',
  industry: '/industries/education',
  services: [
    '/products/akademico',
    '/services/systems-integration/banking-systems-integration',
    '/services/systems-integration/managed-services',
  ],
  situation: `A private boarding school bills by term: tuition, boarding, transport for the day scholars, and a few optional items. Parents paid to the school’s paybill or over the counter at two banks. Grandparents, employers and bursary funds paid as well, sometimes one sum for three children.

The account number on the paybill was meant to be the admission number. It arrived as a name, a class, a nickname, or last year’s number of an elder sister. The accounts clerk printed the statement and ticked it against a spreadsheet with a ruler. What he could not place went on a yellow pad. By mid-term the pad was long, and a learner was sent home for fees that her uncle had paid in week one.

That case made the board act. It asked for two things: that no learner is sent home on a wrong balance, and that the auditor can follow a shilling from the phone to the ledger.`,
  approach: [
    {
      title: 'Two terms of old statements, before any software',
      body: 'We sorted past payments by what had been typed as account number. Four habits explained nearly all of the trouble: names, sibling numbers, a missing digit and the class in place of the learner. We wrote the matching rules from that list.',
    },
    {
      title: 'A number that a tired parent can type',
      body: 'Admission numbers contained slashes and a year. Each learner received a second, short number made of digits, with a check digit at the end. It went out by SMS and was printed on the fee statement. The old number went on working as an alias, because people do not throw away an old message.',
    },
    {
      title: 'One table for all incoming money',
      body: `Paybill confirmations and bank statement lines landed in the same table, keyed by the provider’s own reference, so that a notice delivered twice was stored once. From there, exact matches posted to the learner in [Akademico](/products/akademico). Likely ones waited until a person confirmed them.

The method, with its database queries, is in our article on [reconciling M-Pesa payments](/blog/reconciling-mpesa-payments).`,
    },
    {
      title: 'Opening balances that parents had agreed to',
      body: 'Statements were sent in the holidays with a reply slip. Disputes were settled by the bursar with the receipt in hand. This took five weeks, longer than the programming, and it is why the first day of term was calm.',
    },
    {
      title: 'A rehearsal of opening day with the line unplugged',
      body: 'On a Saturday the staff played parents. We pulled the fibre at the busiest moment. The office moved to a mobile router, and receipts that had been paid meanwhile stayed with the provider until the connection returned. Then the day’s statement was loaded and compared, which picked up the practice payments whose notices had been lost.',
    },
  ],
  stack: [
    {
      term: 'Collection',
      detail: 'The school’s own M-Pesa paybill, read through the Daraja customer-to-business API',
    },
    {
      term: 'Banks',
      detail:
        'Statement files, fetched by the bursar and loaded each morning; neither branch offered an interface',
    },
    {
      term: 'Fee register',
      detail: 'Akademico, with fees, sibling links, bursaries and instalment agreements',
    },
    {
      term: 'Payment store',
      detail: 'PostgreSQL; the transaction code is the primary key and amounts are whole cents',
    },
    {
      term: 'Messages',
      detail:
        'Receipt by SMS to the number that paid, and to the guardian on record if that is another',
    },
    {
      term: 'Power and line',
      detail: 'UPS for the office, a mobile router with a SIM from a second operator',
    },
  ],
  result: `The bursar closes the week from one screen. On it are three totals: received, posted, and waiting for an owner. They have to add up before the week can be closed, so she sees at once when they do not.

- The yellow pad is gone. Payments without an owner sit in a list sorted by age, and the deputy head looks at the oldest each Friday.
- The gate list is printed from the register on the same morning it is used. A class teacher may no longer send a learner home from a copy.
- The auditor picked payments at random from the statement and walked each one to the ledger with the clerk looking on. Before, that exercise started from the ledger because the other direction was impossible.

What did not change: some parents still type a name. The school accepted that and gave the clerk a quick way to deal with it.`,
  lessons: `We would start the talk with both banks earlier. We took for granted that one of them would send statement lines by itself, and lost three weeks on letters before we settled for files.

We would repeat the rehearsal without hesitation. It showed that the mobile router had been left in a locked drawer, and that only one person could sign in to load a statement.

One more caution for schools: a fee balance is information about a family. Class teachers asked to see it and the head decided against. Leave such choices to the head, write them down, and set the permissions before the first account is handed out. Our page on [education](/industries/education) covers learners’ records in general.`,
  related: [
    '/products/akademico',
    '/blog/reconciling-mpesa-payments',
    '/industries/education',
    '/services/business-and-qa/software-testing',
  ],
  sources: [
    {
      fact: 'Daraja offers a customer-to-business API that notifies a registered address of payments made to a paybill.',
      reference: 'Safaricom, Daraja API, Customer to Business (C2B)',
      url: 'https://developer.safaricom.co.ke/apis/CustomerToBusinessRegisterURL',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'project'>;
