import type { Copy } from '@/content/schema';

export default {
  heading: 'SACCO core banking integration with M-Pesa and a bank',
  summary: 'Deposits, loan payouts and check-off files that the core, phone and bank agree on.',
  description:
    'Sample case study: a deposit-taking SACCO linked its core banking system to M-Pesa and its bank, with a payment ledger, two approvals and a daily three-way match.',
  lead: 'A deposit-taking SACCO connects its core banking system to M-Pesa and its bank through a payment ledger of its own, with two approvals for each payout.',
  updated: '2026-11-22',
  status: 'sample',
  industry: '/industries/finance-and-insurance',
  services: [
    '/services/systems-integration/banking-systems-integration',
    '/services/software-solutions/api-development',
    '/services/systems-integration/api-management',
  ],
  situation: `The SACCO grew out of a teachers’ savings group and now takes deposits from traders, boda riders and county staff as well. Its core banking system is ten years old, dependable, and made by a supplier abroad who sells an interface as an extra.

Repayments by paybill were exported once a day and imported by a cashier, after she had put the member numbers right by hand. A member who paid at noon looked like a defaulter at one. Loans went out the other way: an officer typed the phone number and the amount into a payment portal, from a printed list, with a colleague standing behind him as the control.

The night that decided the matter was a timeout. The portal gave no answer, the officer sent the payment again, and the member was paid twice. It took a fortnight to recover the money. The supervisory committee then asked who had sent it, who had approved it and what each system had recorded at the time, and no record could answer.

The board set three conditions. The core stays. Members’ money never passes through anyone else’s account. No payment leaves on the strength of one person.`,
  approach: [
    {
      title: 'Every movement on one wall',
      body: 'With the finance manager, the ICT officer and the internal auditor we drew each way in which money enters or leaves, its limits and cut-off times, and the worst that can happen there. "We do not know" was allowed as an answer, and appeared often on the first day.',
    },
    {
      title: 'Three sets of papers, sent off together',
      body: 'Access to the Daraja interfaces, host-to-host files at the bank, and the core supplier’s interface licence were requested in the same week, signed by the SACCO. The last came back after eleven weeks and ruled the calendar. Meanwhile we built against a stand-in written from the supplier’s manual.',
    },
    {
      title: 'A payment ledger beside the core',
      body: `Each instruction and each notice is a row that can be added to and never changed. Its reference is made once and used for every attempt. Sent, confirmed, failed and **unknown** are the states, and only a person may act on an unknown after the provider has been queried.

The core is written to through the supplier’s interface alone. We were offered the database password and handed it back.`,
    },
    {
      title: 'Maker, checker and a limit per day',
      body: 'The loan officer makes a payout, a second officer checks it on another device, and above a sum that the board chose a third releases it. The phone number comes from the member’s record, and a changed number has to rest a day before money can go to it.',
    },
    {
      title: 'A week of deliberate accidents',
      body: 'In the test environments we delivered notices twice, cut the line after sending, reversed a payment on a Sunday, and let the bank reject two lines inside a file that it had accepted. The auditor chose the accidents. She signed when each had ended either correctly or in the queue of a named officer.',
    },
    {
      title: 'Open by degrees',
      body: 'Staff and committee members came first, with low limits and the old manual comparison kept next to the new one. Collections opened to all members a month later, payouts after a further month, and the employers’ check-off files last.',
    },
  ],
  stack: [
    { term: 'Core', detail: 'The existing system, reached by the supplier’s licensed web service' },
    {
      term: 'Payment ledger',
      detail:
        'PostgreSQL with append-only tables, a standby copy in a second place, restores rehearsed',
    },
    {
      term: 'Mobile money',
      detail:
        'Daraja: customer to business with validation, business to customer, transaction status, and Pull Transactions for notices that were missed',
    },
    { term: 'Bank', detail: 'Signed and encrypted files over SFTP through an IPsec tunnel' },
    {
      term: 'Gateway',
      detail: 'One door for all interfaces, with keys, quotas and a log for each caller',
    },
    {
      term: 'People',
      detail: 'Single sign-on with two-step sign-in; roles follow the board’s resolution',
    },
    {
      term: 'Evidence',
      detail:
        'Log copied each hour to storage that administrators here and at the SACCO cannot erase',
    },
  ],
  result: `A repayment shows in the member’s account while she is still at the stage waiting for her matatu. Members noticed before the announcement went out.

Every morning one page sets M-Pesa, bank and core side by side. It is either balanced or it lists the differences, with the name of the officer who owns each. A day cannot be closed otherwise. The chief executive reads that page instead of asking, and the auditor has her own copy, which does not pass through the finance office.

Unknown payments still happen, because networks do. They sit in a short list until the provider has answered, and nothing is sent a second time from memory. The committee’s question now has an answer on a screen: who, when, from which device, and what every system replied.

The cashier who used to repair the imports works on the payments that no rule can place. It is the same knowledge, used on the cases that need it.`,
  lessons: `Ask for the core’s interface before anything else is promised. Had the supplier refused, the only honest design would have been file exchange at set hours, and the board should have known that from the beginning.

Validation deserves more care than we first gave it. A paybill that checks the member number before money moves prevents errors, and it also makes the SACCO’s own uptime visible to every member at the stage. Decide what happens when your server is slow, and tell the provider.

We would again give the auditor the choice of accidents. She found the case that we had not drawn: a member who died between approval and payout. The committee wrote the procedure for it on one page.

For the general method see [banking systems integration](/services/systems-integration/banking-systems-integration). SACCOs that look for a ledger rather than a link may compare [Finagen](/products/finagen).`,
  related: [
    '/services/systems-integration/banking-systems-integration',
    '/products/finagen',
    '/services/software-solutions/api-development',
    '/industries/finance-and-insurance',
    '/blog/reconciling-mpesa-payments',
  ],
  sources: [
    {
      fact: 'Deposit-taking SACCOs are licensed and supervised by SASRA.',
      reference: 'Sacco Societies Act, 2008, section 23; SASRA, Who We Are',
      url: 'https://www.sasra.go.ke/who-we-are',
      checked: '2026-11-22',
    },
    {
      fact: 'Daraja has customer-to-business (with optional validation), business-to-customer and transaction status APIs.',
      reference:
        'Safaricom, Daraja API documentation: C2B Register URL, B2C and Transaction Status',
      url: 'https://developer.safaricom.co.ke/apis/CustomerToBusinessRegisterURL',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'project'>;
