import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';

export default {
  heading: 'eTIMS integration checklist',
  summary: 'What to prepare, build and test before your system sends tax invoices to KRA.',
  description:
    'An eTIMS integration checklist for Kenyan businesses: OSCU or VSCU, item codes, gap-free invoice numbers, a safe queue, ten test cases and the first month.',
  lead: 'What to do before your system sends tax invoices to KRA, in the order of the work, with ten test cases to run before you go live.',
  published: '2026-11-21',
  order: 1,
  updated: '2026-11-27',
  revision: 'one integrator states how long its documents may wait',
  emblem: 'tax-receipt',
  tags: ['Compliance', 'Integration'],
  body: `Since 1 January 2026 the Kenya Revenue Authority (KRA) compares the income and expenses in a tax return with three sources: TIMS and eTIMS invoices, withholding tax records and customs data. KRA announced this in a public notice of 7 November 2025. It applies to returns for the year 2025 and later. An expense without a valid electronic invoice may be disallowed, and sales that are missing from eTIMS show at once.

Go through this list with your accountant and your developer. Faults arise outside the API call too, for example when a cashier reverses a sale that is already posted, or when two branches use the same invoice number.

## Know which connection you need

eTIMS is KRA’s electronic tax invoice management system. If your invoices already come from an accounting package, a till or an ERP, you do not want staff typing them again on a portal. You want your system to send each document itself and print what comes back. KRA describes two kinds of control unit for that.

| | OSCU | VSCU |
|---|---|---|
| Full name | Online Sales Control Unit | Virtual Sales Control Unit |
| Where a document is signed | Online, document by document | Next to your own system |
| When the line is down | The document waits, and a print is no tax invoice yet | The unit signs locally and sends later |
| Suits | Offices, web shops, steady connectivity | Tills, fuel stations, bulk billing, sites with outages |
| What you maintain | An outgoing connection and a queue | A server that must be up, backed up and watched |

With a handful of invoices a week, KRA’s own free web or phone options are enough. Integrate when retyping costs you hours or errors.

## How long may documents wait?

A paper is a tax invoice once it has the signature and QR code of eTIMS, and a buyer can claim VAT on it once KRA has received it. We found no number of hours for a VSCU in KRA’s texts. The software of one integrator stops signing after 24 hours without contact. Plan for less than a day, and ask KRA.

## Before anyone writes code

1. **Check the PIN profile.** Trading name, tax obligations, branches, phone and e-mail on iTax must be correct. One-time codes for eTIMS go to those contacts.
2. **List your branches and your points of sale.** Each branch has its own identity in eTIMS.
3. **Choose who integrates.** Either a third party that KRA has certified, or you as a self-integrator. Ask a vendor for evidence of certification for the exact product and version you run.
4. **Clean the item list.** Every product and service needs a classification code, a unit, a packaging unit and a tax type.
5. **Agree the tax type per item in writing.** Your accountant chooses it and the developer only stores it. Read the current codes and rates in KRA’s specification on the day you load them.
6. **Collect buyer PINs.** A business customer that wants to claim the expense or input tax needs its PIN on the document.

## Number documents once

Assign the eTIMS number in the same database transaction that records the sale. If the sale is rolled back, so is the number. If the program stops between the two, there is neither a gap nor a duplicate. Your program should pass the values as parameters.

\`\`\`sql
begin;

insert into sale (id, branch, buyer_pin, total_cents)
values ('5b0f6a9e-1c1f-4a52-9d0e-6f1f4f1f7a10', '00', null, 116000);

with next as (
  update invoice_counter set last = last + 1 where branch = '00' returning last
)
insert into fiscal_document (sale_id, branch, number, kind, state)
select '5b0f6a9e-1c1f-4a52-9d0e-6f1f4f1f7a10', '00', last, 'invoice', 'waiting' from next;

commit;
\`\`\`

Put a unique constraint on \`(branch, number)\` and another on \`(sale_id, kind)\`. The first prevents two tills from using the same number. The second prevents an impatient double click from turning one sale into two invoices. The row lock on the counter makes tills of one branch queue for a few milliseconds, which is too short to notice.

## Send from a queue, never from the Pay button

The document starts as \`waiting\`. A worker picks the oldest, sends it, and stores the whole answer. Four states are enough:

| State | Meaning | Who acts |
|---|---|---|
| \`waiting\` | Recorded here and still to be accepted | The worker |
| \`accepted\` | Signature, identifiers and QR data are stored | No action |
| \`refused\` | KRA answered with an error about the content | Accounts |
| \`unclear\` | Sent, but no answer arrived | The worker asks before sending again |

A timeout does not tell you whether the invoice was accepted. Query by your own number, or use whatever lookup the specification offers, before you try again with the same number.

Store the request and the response for every attempt. When a customer’s accountant says “your invoice does not validate”, you answer from that record in a minute.

## Print what the law asks for

The contents of an electronic tax invoice are set by regulation, so compare your template with that list. Check at least these yourself:

- Your PIN, the date and time, and the serial number of the document
- The buyer’s PIN where one was given
- Each line with description, quantity, unit, tax rate and amount
- The identifiers and the signature that came back
- A QR code that opens KRA’s verification page when an ordinary phone scans it from thermal paper under shop lighting

Thermal paper fades in heat. Print the code large, and offer the document by e-mail too.

## Ten cases to run in the sandbox

1. One item, one tax type, no buyer PIN.
2. Three items with three tax types, one of them exempt.
3. A discount on a line, and a discount on the whole document.
4. A quantity with decimals: 2.375 kg of fish.
5. A credit note for part of an invoice, referring to the original.
6. A credit note for an invoice from last month.
7. A buyer PIN that does not exist.
8. The line unplugged halfway through sending.
9. The same document sent twice on purpose.
10. Two tills of one branch invoicing in the same second.

Write the expected totals down before you run each case. Even correct systems differ in how they round: compute tax per line in whole cents, add the lines, and never recompute the total tax from the sum of the amounts.

## The first month

Reconcile daily at first. Three totals must agree for each branch: sales in your ledger, documents accepted by KRA, and the money that arrived. The [M-Pesa reconciliation post](/blog/reconciling-mpesa-payments) covers the third. When they differ, look first for credit notes dated on another day, then for documents left \`unclear\`.

Before you file VAT, compare every figure on the return with your ledger and correct through credit notes. Never edit what is already posted. Keep the reconciliations with the return.`,
  figures: [
    {
      under: 'Send from a queue, never from the Pay button',
      figure: {
        type: 'flow',
        heading: 'One document through the queue',
        actors: ['Till', 'Queue', 'KRA'],
        messages: [
          { from: 'Till', to: 'Queue', text: 'Sale and number, in one transaction' },
          { from: 'Queue', to: 'KRA', text: 'The oldest document first', state: 'waits' },
          { from: 'KRA', to: 'Queue', text: 'No answer: unclear', state: 'fails' },
          { from: 'Queue', to: 'KRA', text: 'Asks by its own number before it sends again' },
          { from: 'KRA', to: 'Queue', text: 'Accepted, with signature and QR data' },
          { from: 'Queue', to: 'Till', text: 'Stored with the sale' },
        ],
      },
    },
  ],
  sources: [
    tax.incomeValidation,
    tax.electronicInvoices,
    tax.systemIntegration,
    tax.offlineSigning,
    tax.inputTax,
    tax.onboarding,
  ],
  related: [
    '/services/systems-integration/erp-integration',
    '/projects/distributor-etims-invoicing',
    '/products/posigen',
  ],
} satisfies Copy<'post'>;
