import type { Copy } from '@/content/schema/pages';
import { mpesa } from '@/content/sources/mpesa';

export default {
  heading: 'Reconciling M-Pesa payments',
  summary:
    'Tables, a repeatable confirmation handler and the morning query that finds what differs.',
  description:
    'Reconcile M-Pesa paybill and till payments: an idempotent C2B confirmation handler in TypeScript, allocation rules, a daily statement query and a suspense account.',
  lead: 'A safe handler for confirmations, five allocation rules and a daily comparison with Safaricom’s records: M-Pesa payments matched to invoices by program.',
  published: '2026-11-21',
  order: 6,
  updated: '2026-11-28',
  emblem: 'payment',
  drawing: {
    caption: 'A payment on a phone, and its line in the ledger',
    parts: [
      {
        type: 'phone',
        title: 'M-Pesa',
        state: '08:41',
        blocks: [
          {
            type: 'messages',
            items: [{ from: 'them', text: 'SLK4 confirmed. KSh 12,000 paid for account 7C.' }],
          },
          { type: 'fields', items: [{ label: 'Account', value: '7C' }] },
          { type: 'rows', items: [{ text: 'Receipt', value: '08:42', mark: 'done' }] },
        ],
      },
      {
        type: 'receipt',
        title: 'Unit 7C',
        state: 'ledger',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Rent', value: '12,000' },
              { text: 'Paid', value: '0' },
            ],
          },
          { type: 'rows', items: [{ text: 'SLK4', value: '12,000', mark: 'done' }] },
          {
            type: 'totals',
            items: [
              { label: 'Open', value: '0' },
              { label: 'Rule', value: '1' },
            ],
          },
        ],
      },
    ],
  },
  tags: ['Payments', 'Integration'],
  body: `M-Pesa payments can be matched to invoices or learners by a small program. No bursar needs to tick a statement by hand. It must handle what goes wrong: a confirmation that arrives twice or from a stranger, one that does not arrive, and an account number typed as “Grade 8 East”.

If you do not program, skip the code, and ask whoever builds it for one page each morning: what arrived, what was matched and what was not. [Three amounts must agree](#compare-with-the-bank) on it. Before you pay for the work, run the [four tests](#four-tests-before-you-accept-it): they take a phone and ten shillings.

## Paybill or till, and what arrives

| | Paybill | Till (Buy Goods) |
|---|---|---|
| Customer types | Business number and an account number | Till number only |
| You learn who paid for what from | The account number | Amount, time, and your own order record |
| Good for | Fees, rent, invoices, SACCO contributions | Shops, restaurants |
| Hard part | Wrong account numbers | Matching at busy times |

If your customers owe you against an account, use a paybill and give them account numbers that a tired person can type: short, digits only, with a check digit.

Through Safaricom’s Daraja API you register two addresses for customer-to-business (C2B) payments. **Validation** is optional and must be switched on for your number. It asks you before the money moves whether the account exists. **Confirmation** tells you after it has moved. Confirmation is the one that feeds your books.

## Five facts to design for

1. **The same confirmation may arrive more than once.** Counting it twice credits a customer twice.
2. **A confirmation may never arrive.** Your server was restarting, or the line was cut.
3. **Anyone can post to your address.** The message has no signature that you can check. Treat it as a claim.
4. **The phone number may be masked or hashed.** Do not use it as the key to a customer.
5. **Time and amount are text.** The time is fourteen digits without a zone.

## Tables

\`\`\`sql
create table mpesa_payment (
  trans_id     text primary key,
  account_ref  text not null,
  amount_cents bigint not null check (amount_cents > 0),
  paid_at      timestamptz not null,
  payload      jsonb not null,
  received_at  timestamptz not null default now(),
  invoice_id   bigint
);

create table mpesa_statement (
  trans_id     text primary key,
  amount_cents bigint not null,
  paid_at      timestamptz not null
);
\`\`\`

The transaction code is the primary key, and this does most of the work. Keep the payload whole, in case your parser has a mistake. Restrict who may see it, as it holds names and numbers.

## A handler that can be called twice

It uses the standard \`Request\` and \`Response\`, so it fits any server that has them. \`Db\` is whatever gives you a \`query\` method, such as a \`pg\` pool.

\`\`\`ts
interface Db {
  query(sql: string, values: unknown[]): Promise<{ rowCount: number | null }>;
}

const text = (value: unknown) => String(value ?? '').trim();

export function readPayment(body: Record<string, unknown>) {
  const id = text(body.TransID);
  const amount = /^(\\d{1,9})(?:\\.(\\d{1,2}))?$/.exec(text(body.TransAmount));
  const time = /^(\\d{4})(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)$/.exec(text(body.TransTime));
  if (!/^[A-Z0-9]{6,30}$/.test(id) || !amount || !time) return null;
  const [, year, month, day, hour, minute, second] = time;
  return {
    id,
    shortcode: text(body.BusinessShortCode),
    account: text(body.BillRefNumber).toUpperCase().replace(/[\\s-]/g, ''),
    // Cents as a whole number: money never passes through a float.
    cents: Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0')),
    // The time carries no zone. It is East Africa Time.
    paidAt: \`\${year}-\${month}-\${day}T\${hour}:\${minute}:\${second}+03:00\`,
  };
}

export async function confirm(request: Request, db: Db, shortcode: string): Promise<Response> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return new Response('Not JSON', { status: 400 });
  }
  const fields = (body ?? {}) as Record<string, unknown>;
  const payment = readPayment(fields);
  if (!payment || payment.shortcode !== shortcode) {
    // The code only: the rest is a customer's personal data.
    console.error('Unreadable confirmation', text(fields.TransID));
    return new Response('Not a payment to us', { status: 400 });
  }
  // One statement decides: the first delivery inserts, any later one changes nothing.
  const { rowCount } = await db.query(
    \`insert into mpesa_payment (trans_id, account_ref, amount_cents, paid_at, payload)
     values ($1, $2, $3, $4, $5) on conflict (trans_id) do nothing\`,
    [payment.id, payment.account, payment.cents, payment.paidAt, JSON.stringify(body)],
  );
  if (rowCount === 0) console.info('Repeated confirmation', payment.id);
  return Response.json({ ResultCode: 0, ResultDesc: 'Accepted' });
}
\`\`\`

Note what it leaves out. It does not look for the invoice, send an SMS or call the accounting system. Those happen afterwards, from the table, where they can fail and be repeated. The handler answers in milliseconds and only says “Accepted” when the row is stored. If the database is down, it throws, your server answers 500, and you rely on the statement. Do not count on being called again.

Protect it in three ways: HTTPS, an address that cannot be guessed, and a firewall rule that admits only the addresses Safaricom gives you at go-live. The address should not contain the words M-Pesa or Safaricom: the registration filters them out.

## Match payments to invoices

Run these rules in order, stop at the first that matches, and record which one it was.

| Rule | Condition | Result |
|---|---|---|
| 1 | Account number equals an open invoice, amount equals the balance | Allocate |
| 2 | Account number equals a customer | Credit to account, oldest invoice first |
| 3 | Account number is one digit off a known one, and the check digit tells which | Suggest |
| 4 | Till payment: exactly one open order with that amount in the last ten minutes | Suggest |
| 5 | Anything else | Suspense |

“Suggest” means a person presses a button. A program should never guess where a tenant’s rent belongs. Overpayments stay as credit on the account, and part payments leave the invoice open.

A suspense account holds money whose owner is unknown. Set a limit for its age, and call the payer before it is reached.

## The daily check

Each morning, download yesterday’s statement from the M-Pesa organisation portal and load the money received into \`mpesa_statement\`. Daraja’s **Pull Transactions** API can do part of this: once your number is registered for it, you can query the C2B payments of the last 48 hours, including those whose confirmation never reached you. On a long weekend, query it each day. Then ask the database what disagrees:

\`\`\`sql
with day as (
  select timestamptz '2026-07-27 00:00+03' as opens,
         timestamptz '2026-07-28 00:00+03' as closes
), s as (
  select m.* from mpesa_statement m, day where m.paid_at >= opens and m.paid_at < closes
), p as (
  select m.* from mpesa_payment m, day where m.paid_at >= opens and m.paid_at < closes
)
select coalesce(s.trans_id, p.trans_id) as trans_id,
       s.amount_cents as on_statement,
       p.amount_cents as in_system,
       case
         when p.trans_id is null then 'callback missing'
         when s.trans_id is null then 'not on statement'
         when s.amount_cents <> p.amount_cents then 'amounts differ'
         else 'not allocated'
       end as finding
from s full join p on p.trans_id = s.trans_id
where p.trans_id is null
   or s.trans_id is null
   or s.amount_cents <> p.amount_cents
   or p.invoice_id is null
order by finding, trans_id;
\`\`\`

Read the answer like this:

| Finding | Probable cause | Do |
|---|---|---|
| \`callback missing\` | Server or line was down | Insert from the statement or from Pull Transactions, then allocate |
| \`not on statement\` | Forged message, or a boundary at midnight | Hold the goods. Look at the day after |
| \`amounts differ\` | A parser fault | Stop, correct it, read the stored payloads again |
| \`not allocated\` | Wrong account number | Suspense |

\`not on statement\` is the important one. It is how you find a forged confirmation. For high-value goods, do not wait for the morning: query the transaction’s status through the API before you release them.

## Reversals

A customer who paid the wrong paybill asks Safaricom to reverse the payment. The statement shows the reversal as a separate movement with a new code. Keep reversals in a table that refers to the code of the payment, and post a negative line in the ledger. Deleting the original row makes yesterday’s report impossible to reproduce.

## Compare with the bank

Three amounts must agree:

| This | Must equal |
|---|---|
| Allocated to customers, and suspense | Received on M-Pesa |
| Received on M-Pesa, less charges and reversals | Available to withdraw |
| Withdrawn to bank | Deposits on the bank statement |

Post the charges to their own account from the statement. Tariffs change, and a table that you typed in grows old.

## An illustration

A landlord with 120 units receives 131 payments in a month. Suppose 109 match by rule 1, twelve by rule 2, six are suggested and four go to suspense. The clerk handles ten lines instead of 131. Two of the four are solved by one phone call each. Count your own for one month before deciding whether to automate.

## Four tests before you accept it

Before you accept an M-Pesa integration from anyone, including us, run four tests: post the same confirmation twice, post a made-up one, switch the server off during a real payment of ten shillings, and pay with a wrong account number. Then look at the morning report. All four must be visible or harmless.`,
  figures: [
    {
      under: 'Paybill or till, and what arrives',
      figure: {
        type: 'flow',
        heading: 'Two messages around one payment',
        actors: ['Customer', 'M-Pesa', 'Your server'],
        messages: [
          { from: 'Customer', to: 'M-Pesa', text: 'Pays, with an account number' },
          {
            from: 'M-Pesa',
            to: 'Your server',
            text: 'Validation, if it is on: does it exist?',
          },
          { from: 'Your server', to: 'M-Pesa', text: 'It exists' },
          { from: 'M-Pesa', to: 'M-Pesa', text: 'The money moves' },
          { from: 'M-Pesa', to: 'Your server', text: 'Confirmation: this one feeds your books' },
        ],
      },
    },
    {
      under: 'An illustration',
      figure: {
        type: 'chart',
        heading: '131 payments, by the rule that settled them',
        data: {
          type: 'bars',
          unit: 'payments',
          bars: [
            { label: 'Rule 1: invoice and amount', value: 109 },
            { label: 'Rule 2: customer', value: 12 },
            { label: 'Suggested', value: 6 },
            { label: 'Suspense', value: 4, mark: true },
          ],
        },
      },
    },
  ],
  sources: [mpesa.registerUrl, mpesa.pullTransactions],
  related: [
    '/services/systems-integration/banking-systems-integration',
    '/projects/school-fees-reconciliation',
    '/services/software-solutions/api-development',
  ],
} satisfies Copy<'post'>;
