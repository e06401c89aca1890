import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { regulation } from '@/content/sources/regulation';

export default {
  heading: 'How to write a request for quotation for IT work',
  summary: 'Eight sections, a price form, weighted scoring, and clauses that you can copy.',
  description:
    'Write a request for quotation for IT, software or a website that brings comparable offers: eight sections, a price form, weighted scoring and a clear timetable.',
  lead: 'Eight sections, a price form and a way to score the answers bring you IT offers that you can compare.',
  published: '2026-11-21',
  order: 10,
  updated: '2026-11-29',
  emblem: 'letter',
  tags: ['Procurement'],
  body: `Suppliers can only make comparable offers if they answer the same questions. This article shows how to write a request for quotation, with text you can copy. Its eight sections are those of our [request for quotation](/resources/downloads#request-for-quotation-template).

## First decide whether you want a quotation

| You know… | Ask for | You compare |
|---|---|---|
| Exactly what you want: 20 laptops to a stated specification | A quotation (RFQ) | Price and delivery |
| The problem, but not the solution | A proposal (RFP) | Approach, people, then price |
| Neither, only that something is wrong | A paid assessment | One report |

An RFQ for something that has not been worked out brings guesses. If you cannot fill in section 3 below, buy the assessment first. If you like, buy it from a firm that is then excluded from bidding.

A public body is not free to choose. Under the Public Procurement and Asset Disposal Act, 2015 open tenders come first, and a request for quotations is allowed only on grounds that the Act names. Use the standard documents of the Public Procurement Regulatory Authority, and use this post only for the technical part.

## The eight sections

**1. Who you are.** What you do, how many people and sites, and who answers questions. A supplier who knows that the second site is across the Likoni ferry will quote its visits properly.

**2. The problem, as it is today.** Describe what goes wrong, how often and what it costs: “Month-end stock takes three people two days.” This says more than ten pages of functions.

**3. What must be true when it is done.** Number each requirement, so that answers can be compared, and mark it *must* or *may*. Write what happens and leave the method to the supplier.

| Weak | Better |
|---|---|
| The system must be user-friendly | A new cashier completes a sale unaided after 30 minutes of training |
| Must be fast | The product list opens in 2 seconds with 8,000 items on our office line |
| Must integrate with M-Pesa | A paybill payment appears against the right invoice within one minute, and unmatched payments appear in a list |
| Must be secure | Each user has their own account with two-step sign-in. Leavers are removed within a day |
| Reports | The four reports in the annex, exportable to a spreadsheet |
| Training | Two half-days at our office for eight people, recorded |

**4. Systems, data and volumes.** Systems to connect to, data to be moved with the number of records and their format, devices and lines. Say what is bad about the data: suppliers find out anyway, and it is cheaper to know before. Attach the forms and reports in use today, and fifty sample records with the names changed.

**5. Personal data, security and law.** Whose data it is, where it may be stored, how long it is kept, and which actions must leave an audit trail.

**6. Constraints.** The date by which it must work, the budget if you are willing to give it, and the approvals you need.

**7. What the offer must contain.** Give suppliers the price form below, and ask for steps, exclusions, warranty, support times, ownership and how you can leave. Later “variations” come from what the request did not mention, such as cabling, licences or photographs. Attach your draft contract.

**8. How you will decide.** Weights, demonstration, dates and one contact.

## Give them the price form

Free-form prices cannot be compared. Send a sheet, and ask that no line be merged or left blank:

\`\`\`csv
line,item,unit,quantity,unit_price,total,notes
1,Analysis and written specification,lump sum,1,,,
2,Configuration or development,lump sum,1,,,
3,Moving existing data,lump sum,1,,,State the number of trial runs
4,Connection to M-Pesa,lump sum,1,,,
5,Connection to eTIMS,lump sum,1,,,
6,Training,half-day,2,,,
7,Licences year 1,user,25,,,
8,Licences years 2 and 3,user-year,50,,,
9,Support year 1,month,12,,,State response times
10,Support years 2 and 3,month,24,,,
11,Hosting years 1 to 3,month,36,,,
12,Day rate for changes,day,1,,,Valid for 24 months
13,Export and handover at the end,lump sum,1,,,
\`\`\`

Ask for the currency and for VAT on a separate line. Line 13 shows the cost of leaving.

## Decide how to score before you open offers

Write the weights into the request. Then let each reader score each offer alone, and take the average of the scores.

| Criterion | Weight | 0 | 3 | 5 |
|---|---|---|---|---|
| Meets the musts | Pass or fail | Any missing | | All |
| Understands the problem | 25 | Repeats our text | Adds a question | Shows a risk we had not seen |
| Plan and people | 20 | No names or dates | Plan with dates | Named people, with their share of time |
| Proof | 15 | None | References, or a trial | Both, for work like ours |
| Support and exit | 15 | Vague | Response times | Times, escalation, export format |
| Price over three years | 25 | See the formula | | |

\`\`\`text
price points = 25 × lowest three-year total ÷ this three-year total
other points = weight × score ÷ 5
\`\`\`

Suppose offer P scores 4, 4, 3 and 4 on the middle four criteria, and costs KSh 1.5 million over three years, against KSh 1.2 million for the cheapest. Its points are 20 + 16 + 9 + 12 for content and 25 × 1.2 ÷ 1.5 = 20 for price, together 77. Offer Q, the cheapest, scores 2, 3, 2 and 1, which gives 10 + 12 + 6 + 3, and 25 for price: 56. The method lets you defend the choice to your board.

## The timetable

| Working day | What |
|---|---|
| 0 | Send to three suppliers, the same text to each |
| 4 | Questions close |
| 6 | All questions and answers go to all, without names |
| 15 | Offers close. Late ones are returned |
| 16–19 | Scoring |
| 20–22 | The two best demonstrate, with your data and script: this settles near scores |
| 25 | Decision, and a short note to those not chosen |

Give bidders three weeks to answer a whole request. If you give three days, you get copied text. A price for one known job, such as a website or a repair, takes a few days.

## Clauses to include

- Domain, hosting, cloud and app store accounts are opened in our name.
- Source code written for us, or the complete data in a documented format, is handed over at each payment.
- Payment follows accepted results: for example 20% on the specification, 30% on a working pilot, 40% on acceptance, 10% after 90 days of use.
- Acceptance means the numbered musts pass a written test that we run.
- Personal data is handled under a written processor agreement, as the Data Protection Act requires.
- Subcontractors and changes of named people need our consent.
- Liability has an amount, and the supplier shows the insurance behind it.
- Either side may end the contract with a stated period of notice. Line 13 then applies.

Have your advocate read them together with the rest of the contract.

## Eight signs of trouble in an answer

1. The price is one total, and nothing says what it covers.
2. Something is “unlimited”.
3. The supplier asked no question.
4. Functions that you did not ask for replace those that you did.
5. Support is “included”, with no times.
6. The work could start tomorrow.
7. The demonstration cannot use your data.
8. The first year is cheap, and the second has no price.

## Before it leaves your office

Show section 2 to the person who does the work today. When they say “yes, that is the problem”, you are ready to send, to us as well if you like, by e-mail: the [contact page](/contact) has the address. [How we work](/company/about-us/how-we-work) shows what we would answer on price and contract.`,
  figures: [
    {
      under: 'Decide how to score before you open offers',
      figure: {
        type: 'chart',
        heading: 'Points of the two offers',
        data: {
          type: 'bars',
          unit: 'points',
          bars: [
            { label: 'Offer P, content', value: 57 },
            { label: 'Offer P, price', value: 20 },
            { label: 'Offer Q, content', value: 31 },
            { label: 'Offer Q, price', value: 25 },
          ],
        },
      },
    },
  ],
  sources: [regulation.publicProcurement, dataProtection.processorContract],
  related: [],
} satisfies Copy<'post'>;
