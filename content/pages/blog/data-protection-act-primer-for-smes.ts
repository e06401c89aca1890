import { firstMoves } from '@/content/company/first-moves';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  heading: 'A Data Protection Act primer for small firms',
  summary: 'Four weeks of work: inventory, registration, security, requests and breaches.',
  description:
    'The Data Protection Act, 2019 for small Kenyan firms: what counts as personal data, lawful grounds, an inventory to copy, ODPC registration and the first 72 hours.',
  lead: 'What the Data Protection Act asks of a Kenyan firm of fifteen people, in four weeks of work, with an inventory to copy.',
  published: '2026-11-21',
  order: 5,
  updated: '2026-11-29',
  emblem: 'lock',
  tags: ['Compliance', 'Security'],
  body: `Kenya’s Data Protection Act, 2019 asks five things of you: know what you hold about people, have a reason for it, protect it, answer when asked, and report a leak. A business of fifteen people can arrange this in about four weeks. This is a plain guide for its owner. It is not legal advice, and an advocate should read anything you publish.

## Does it apply to you

If you hold a name or a phone number, yes. Personal data is any information relating to an identified or identifiable natural person. Your staff files, customer phone numbers, M-Pesa statements, CCTV and the visitors’ book at the gate all count. Paper counts too, once it forms part of a filing system.

The Act defines two roles:

- A **data controller** determines why and how data is used. You are one for your staff and customers.
- A **data processor** handles data for another organisation. Your payroll bureau and your hosting company are processors for you. If you keep the books of other firms, you are their processor.

Certain information is **sensitive**: race, health status, ethnic social origin, conscience, belief, genetic and biometric data, property details, marital status, family details (names of children, parents and spouses included), sex or sexual orientation. Clinics, schools, landlords and firms with a fingerprint clock at the door all hold such data.

## Eight principles in one table

Section 25 lists them, and this is what each asks of a small firm.

| Principle | What it means in practice |
|---|---|
| Respect for privacy | The salary list is not on a shared drive |
| Lawful, fair, open | The form says why you ask |
| Collected for a stated purpose | Numbers taken for delivery are not used for adverts |
| No more than needed | No copy of the ID if it is enough to look at it |
| Family or private affairs only with a valid explanation | You do not ask about a spouse without a reason |
| Accurate | A customer can correct a wrong number the same day |
| Kept no longer than necessary | Old CVs are deleted on a date |
| Not sent abroad without safeguards or consent | You know in which country your cloud folder lives |

## Have a reason for each use

Consent is one of several lawful grounds in section 30. It can be withdrawn at any time, so where you have a contract or a legal duty, rely on that.

| Use | Ground that fits |
|---|---|
| Paying salaries | Contract and legal obligation |
| Sending statutory returns | Legal obligation |
| Delivering an order | Contract |
| CCTV at the entrance | Legitimate interest, with a sign |
| Promotional SMS | Consent, with a working way to stop |
| Photographs of pupils on a website | Consent of a parent or guardian |

Where you rely on consent, you must be able to prove it. Keep the date, the words shown and how the person agreed.

## Week one: the inventory

Everything else depends on this list. Open a spreadsheet, walk from desk to desk, and write one line for each kind of record. This shape works well:

\`\`\`csv
record,people,fields,purpose,ground,where_kept,who_sees,shared_with,abroad,delete_after,owner
Payroll,Staff,"name, PIN, bank account, pay",Pay salaries,Contract and law,Payroll system,"HR, director","KRA, SHA, NSSF, bank",No,Set with your accountant,HR
Delivery orders,Customers,"name, phone, address",Deliver goods,Contract,Shop database,"Sales, riders",Courier,Host in the EU,12 months after delivery,Sales lead
CCTV,Visitors and staff,Video,Security,Legitimate interest,Recorder in the store,Manager,Police on request,No,30 days,Manager
CVs,Applicants,"name, phone, history",Recruitment,Steps before a contract,E-mail,Directors,No recipient,Mail host abroad,6 months,HR
\`\`\`

The retention periods above are examples. Tax, employment and sector laws set minimums for some records, so ask before you delete. Expect more lines than you think. Stop collecting what you cannot explain.

## Week two: registration and contracts

1. **Check whether you must register** with the Office of the Data Protection Commissioner (ODPC). The regulations exempt some small organisations by turnover and headcount, but name activities, such as health care, education, hospitality, property management and financial services, that must register whatever their size. Read the current thresholds, list and fees on the ODPC’s site.
2. **Renew in time.** A certificate lasts for a limited period. Put its end in two calendars.
3. **Write down what your processors may do.** Section 42 asks for a written contract. It should bind them to your instructions, to security and to telling you about a breach.
4. **Ask where data goes.** Transfers out of Kenya need a basis under Part VI of the Act: appropriate safeguards, or consent, or one of the cases of necessity that the Act lists.

## Week three: security that an auditor would believe

- Turn on two-step sign-in for e-mail first, then for accounts and cloud folders.
- Give each person their own account. Remove leavers the same day.
- Encrypt laptops and phones: they get stolen.
- Back up, and [restore once](/blog/what-a-backup-restore-drill-looks-like) to prove it.
- Lock the cabinet: paper leaks too.
- Before a project that is likely to be risky for people, such as facial recognition at a gate or a system that scores borrowers, do an impact assessment. Section 31 asks for it beforehand.

## Week four: requests and breaches

People have rights: to be told, to see their data, to object, to have false or misleading data corrected or deleted. Choose one address for requests, and log each request:

| Received | From | Asks for | Identity checked | Due | Done |
|---|---|---|---|---|---|
| 3 August | Former employee | Copy of file | Yes, in person | See the regulations | |
| 9 August | Customer | Stop SMS | By the number itself | Same day | |

A breach is more than hacking. A payroll sheet sent to the wrong supplier is a breach too. Where there has been unauthorised access and a real risk of harm, section 43 asks the controller to notify the Data Commissioner within 72 hours of becoming aware, and the people affected within a reasonably practical period. A processor has 48 hours to tell the controller, where that is reasonably practicable.

Write down now what you will do on the first day:

1. **Stop it.** Change the password and recall the message. ${firstMoves.attack} Do not wipe the computer.
2. **Note the time you became aware.** The 72 hours start then.
3. **List** whose data, which fields, how many people, what could happen to them.
4. **Decide** with your adviser whether there is a real risk of harm. Write the reasons either way.
5. **Notify** through the ODPC’s channel, even if some facts are still missing, and say what is missing.
6. **Tell people** in words they can act on: what leaked, what to do, whom to call.
7. **Correct the cause,** and note the date.

Names and numbers for steps 1, 4 and 5 belong on one printed page: your e-mail may be part of the breach.

## What certificates do not do

Registration shows that you told the regulator who you are. It does not show that you comply. No software is “DPA compliant” on its own either: a locked filing cabinet with a retention date does more than an expensive system with one shared password.

## Payroll and one phone first

Copy the CSV header and begin with payroll and the phone that customers message. Then delete one kind of record that you no longer need.`,
  figures: [
    {
      under: 'Week four: requests and breaches',
      figure: {
        type: 'chart',
        heading: 'Hours from becoming aware',
        intro: 'At most, where section 43 applies.',
        data: {
          type: 'bars',
          unit: 'hours',
          bars: [
            { label: 'Processor tells the controller', value: 48 },
            { label: 'Controller notifies the Commissioner', value: 72, mark: true },
          ],
        },
      },
    },
  ],
  sources: [
    dataProtection.definitions,
    dataProtection.principles,
    dataProtection.rights,
    dataProtection.lawfulBases,
    dataProtection.consent,
    dataProtection.impactAssessment,
    dataProtection.processorContract,
    dataProtection.breachNotice,
    dataProtection.transferConditions,
    dataProtection.registration,
  ],
  related: [
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance',
    '/industries/small-and-medium-enterprises',
  ],
} satisfies Copy<'post'>;
