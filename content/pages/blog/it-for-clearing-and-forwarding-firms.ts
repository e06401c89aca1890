import webApplications from '@/content/pages/services/web-development/web-applications';
import { portalCalls } from '@/content/prices/portal-calls';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';
import { priceInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

const portal = '/services/web-development/web-applications';

export default {
  heading: 'IT for clearing and forwarding firms of 20 to 150 people',
  summary: 'Portals, free days, documents, client money and access: what to put in order first.',
  description:
    'A practical IT guide for clearing and forwarding firms in Mombasa: TradeNet, iCMS and eCitizen access, free days, documents by e-mail, client money and fraud.',
  lead: 'Which systems a job passes through, where a clearing firm in Mombasa loses days and money, and what to fix first with 20, 60 or 150 people.',
  published: '2026-11-23',
  updated: '2026-11-28',
  revision: 'status calls alone do not pay for a client portal',
  emblem: 'ship',
  drawing: {
    caption: 'One container, and the two clocks that run on it',
    parts: [
      {
        type: 'scene',
        title: 'A container and two clocks',
        height: 242,
        shapes: [
          { look: 'line', outline: 'M84 100v22M236 100v22M20 100h280' },
          { look: 'tint', outline: 'M56 26h208v74h-208z' },
          {
            look: 'mark',
            outline:
              'M70 34v58M84 34v58M98 34v10M112 34v10M126 34v10M140 34v10M154 34v10M168 34v10M182 34v10M196 34v10M98 82v10M112 82v10M126 82v10M140 82v10M154 82v10M168 82v10M182 82v10M196 82v10M222 26v74M232 34v58M246 34v58',
          },
          { look: 'body', outline: 'M92 46h118v34h-118z' },
          {
            look: 'body',
            outline:
              'M46 160a38 38 0 1 1 76 0a38 38 0 1 1-76 0zM198 160a38 38 0 1 1 76 0a38 38 0 1 1-76 0z',
          },
          { look: 'hot', outline: 'M84 160v-38a38 38 0 1 1-38 38z' },
          { look: 'hot', outline: 'M236 160v-38a38 38 0 0 1 33 57z' },
          { look: 'mark', outline: 'M84 160v-28M84 160h-24M236 160v-28M236 160l20 12' },
        ],
        words: [
          { text: 'Job 2211', at: [151, 61], on: 'object', size: 'large' },
          { text: '40 ft', at: [151, 75], on: 'object' },
          { text: 'Port storage', at: [84, 214], on: 'ground', size: 'large' },
          { text: '1 free day left', at: [84, 230], on: 'ground' },
          { text: 'Shipping line', at: [236, 214], on: 'ground', size: 'large' },
          { text: '9 free days left', at: [236, 230], on: 'ground' },
        ],
      },
    ],
  },
  tags: ['Integration', 'Compliance', 'Security'],
  body: `If a document is late, wrong or on the phone of a clerk who is on leave, the container stays in the port and charges start. The portals you depend on belong to others, so you cannot change them. You can decide how your own firm handles documents, deadlines, money and access.

## The systems you do not own

One import job passes through at least four portals. Each has its own sign-in, its own references and its own idea of “done”.

| System | Run by | What you do there |
|---|---|---|
| Kenya TradeNet, the national single window | KenTrade | Apply for permits and certificates of the government agencies |
| Integrated Customs Management System (iCMS) | KRA | Import declaration forms, cargo declarations, security bonds, exemptions |
| Port services on eCitizen | Kenya Ports Authority | Track a consignment by bill of lading, lodge documents for pickup orders, pay invoices |
| Shipping line’s site or e-mail | Each line | Arrival notice, delivery order, container deposit, return of the empty container |

Since 1 July 2023 all requests for port services and payments have gone through eCitizen. An importer can see the consignment there too, so your client may know the status before your clerk does.

None of these portals knows your job number. Somebody has to connect bill of lading, entry number, permit numbers, invoice and delivery order. Keep **one job record** in your own system, with all these references, and let every document, message and cost point to it.

## Let a system count the free days

Two different clocks run on one container.

- **Port storage** is charged by the Kenya Ports Authority after the free period. The free days and the rates change with the tariff, which the authority publishes. Put the days of the current tariff into your register.
- **Demurrage and detention** are charged by the shipping line: demurrage while the full container is in the port, detention until the empty one is back at the depot. Free time depends on your client’s contract with the line.

Put both in the job record on the day of the arrival notice. Your system should calculate three dates: the last free day for storage, the last free day for demurrage, and the day by which the empty container must be back. Send a warning three days before each, to the clerk and to the manager.

A worked example, with invented rates:

| Step | Two days late | Six days late |
|---|---|---|
| Storage at 50 dollars a day | 100 dollars | 300 dollars |
| Demurrage at 80 dollars a day | 160 dollars | 480 dollars |
| Total for one 40-foot container | 260 dollars | 780 dollars |

In this example, a firm with 30 containers a month, of which one in five is late by six days, pays more than 4,500 dollars a month. The client causes part of the delay, and you can charge for that part. To do so, you need a record of who caused each day.

Paperwork can have a price as well. Ask KPA which penalties its tariff has for late documents and for changed consignment details.

## Get documents out of personal inboxes

A job’s documents can be in six places: a clerk’s e-mail, the manager’s WhatsApp, a flash disk, a shared folder, a printed file and the client’s own e-mail. Start with rules that cost nothing.

1. **One address.** Clients send documents to documents@ at your own domain, never to a person. Several people read that mailbox, and one person is responsible for each message.
2. **The job number in the subject.** Add it when you reply to the first message, and clients will keep it.
3. **One folder for each job**, with the same five subfolders: shipping documents, permits, customs, port, costs.
4. **Versions with dates.** When a supplier replaces an invoice, the old one moves to a subfolder called “replaced”. An entry made from the wrong invoice costs days.
5. **A list for each cargo type.** Vehicles, food, chemicals and general cargo need different documents. Print the list and tick it.

Consider a client portal, ${priceInWords(prices[portal])}, if status calls and entries made from old invoices cost you more. Calls alone do not pay for it, even at ${portalCalls.before} a day. The importer uploads documents, sees what is missing and checks the status without calling. Our [example of a document portal](/projects/clearing-agent-document-portal) shows how it could be built around the job program that you have. Don’t plan on a direct connection to customs or port systems. Ask KRA and KPA first whether your licence allows one.

## Keep client money and your own money apart

A clearing firm handles three kinds of money: duty and port charges paid for the client, the client’s deposits, and your own fee. If you mix them, you search for money at every month end.

- Record each payment with the job number, the receipt number of the portal, and who approved it.
- Show disbursements and agency fee separately on the invoice. Your fee needs an eTIMS invoice. Ask your tax adviser how to show disbursements.
- Reconcile M-Pesa and bank daily: duty and port invoices are paid from both. Our article on [M-Pesa reconciliation](/blog/reconciling-mpesa-payments) shows the method.
- Calculate the margin of each job in the week it closes: the fee, minus transport, storage that you had to pay, and overtime.

Your clients depend on your accuracy. Since 1 January 2026 KRA compares the expenses in a tax return with customs import records. An entry under the wrong PIN or value can become your client’s tax question a year later. Store the final entry and payment slip in the job folder, and send both to the client.

## Expect fake bank details

Importers may get messages that look like yours, with a new account number for the duty deposit.

- Set up SPF, DKIM and DMARC for your domain, so that others cannot send in its name. A similar domain can still carry a false invoice, and free addresses cannot be protected at all.
- Print on each invoice that your bank details never change by e-mail or phone.
- Confirm every change of bank details by calling a number that you already have. This applies to shipping lines and transporters too.
- Use two-step sign-in on all mailboxes. [E-mail security](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security) explains the order of these settings.

## Decide who may sign in where

Portal accounts are part of your licence to work. List every account with its user, its phone number for codes, its role and the last check, and apply four rules.

1. Each person has their own sign-in. Shared passwords make it impossible to say who lodged an entry.
2. Codes go to a company phone number, not to a private one.
3. A leaver’s access ends on the last day, in all portals, from a checklist.
4. Two named people can add and remove users. One person alone can be ill, or leave.

Client files contain names, PINs and phone numbers, so the Data Protection Act applies. The [primer for small firms](/blog/data-protection-act-primer-for-smes) lists your duties.

## Keep working when power or internet fails

Use a second line, from another operator, that takes over automatically ([what it costs](/services/support-and-management/managed-it/network-management)), and a UPS for the router and switches. Laptops survive a power cut better than desktops. If both lines can fail together, keep job folders on a server in your office, which you reach without the internet. Otherwise cloud files will do. Back up both to a place that ransomware cannot reach. Once a quarter, restore one finished job and check that every document opens.

## What to do first, by size

| | 20 people | 60 people | 150 people |
|---|---|---|---|
| Job record | A shared register with all references and dates | The same, with costs and warnings | A job program, connected to accounts and payroll |
| Documents | One address, one folder pattern | The same, or a client portal | Portal, with automatic checks of documents |
| E-mail | Own domain, two-step sign-in | Shared mailboxes with owners | Retention rules and archiving |
| Internet | Fibre and a SIM router | Two lines by different routes | Two lines at each office and yard |
| Support | A monthly contract, with visits for repairs | The same | A person on site, helped by a support desk |
| Control | List of portal accounts | Role sheets for joiners and leavers | Quarterly access review by the auditor |

At 20 people, the first two rows take about three weeks and cost more effort than money. A portal takes ${timeInWords(webApplications.glance.time)}. At 150, plan a year in steps, and start with the job record. We sell no job program, and connect the one you choose.

## A list for this week

- Write down every portal account and the phone number behind it.
- Create documents@ and tell ten clients.
- Put last free days for storage and demurrage on all open jobs.
- Call your bank and your five largest clients about fake bank details.
- Restore one job folder from your backup.

What 60 people would pay for the rest, once and each month, is on our page for [clearing and forwarding firms](/industries/clearing-and-forwarding).`,
  figures: [
    {
      under: 'Let a system count the free days',
      figure: {
        type: 'flow',
        heading: 'One container, two clocks',
        actors: ['Shipping line', 'Your firm', 'KRA', 'KPA'],
        messages: [
          { from: 'Shipping line', to: 'Your firm', text: 'Arrival notice: both clocks noted' },
          { from: 'Your firm', to: 'KRA', text: 'Entry lodged and duty paid' },
          { from: 'KRA', to: 'Your firm', text: 'Query about one document', state: 'waits' },
          { from: 'KRA', to: 'KPA', text: 'Customs release' },
          { from: 'Your firm', to: 'KPA', text: 'Charges paid, pickup order: storage ends' },
          { from: 'Your firm', to: 'Shipping line', text: 'Empty returned: the line’s clock ends' },
        ],
      },
    },
  ],
  sources: [
    {
      fact: 'KRA takes import declaration forms, sea manifests, security bonds, cargo declarations and exemptions through iCMS.',
      reference:
        'Kenya Revenue Authority, public notice of 13 June 2019, Implementation of Integrated Customs Management System (iCMS) for cargo clearance',
      url: 'https://www.kra.go.ke/news-center/public-notices/554-implementation-of-integrated-customs-management-system-icms-for-cargo-clearance',
      checked: '2026-11-23',
      recheckBy: '2027-07-01',
    },
    {
      fact: 'All requests for port services and payments go through eCitizen from 1 July 2023 (Gazette Notice 16008 of 2022).',
      reference: 'Parliament of Kenya, Kenya Ports Authority before the Senate committee on roads',
      url: 'https://parliament.go.ke/node/22394',
      checked: '2026-11-23',
      recheckBy: '2027-07-01',
    },
    tax.incomeValidation,
  ],
  related: [],
} satisfies Copy<'post'>;
