import { furtherPrices } from '@/content/prices/prices';
import { withCurrency } from '@/content/values/money';
import { hoursInWords } from '@/content/values/office-hours';
import { amountInWords } from '@/content/values/price';
import type { TimeSpan } from '@/content/values/time';
import { timeInWords } from '@/content/values/time-in-words';

/** A promise that the copy makes in the company's name. */
interface Commitment {
  /** The promise as one sentence that the company can sign. */
  readonly promise: string;
  /** The clients that the promise applies to, and its exceptions. */
  readonly applies: string;
  /** The amount in words, for use inside a sentence. */
  readonly phrase: string;
  /**
   * The day on which the company signed it, `YYYY-MM-DD`. While it is `not yet`,
   * `npm run stand-ins` lists the commitment.
   */
  readonly signed: 'not yet' | `${number}-${number}-${number}`;
}

interface Draft<Phrase extends string> extends Pick<Commitment, 'applies' | 'signed'> {
  readonly phrase: Phrase;
  /** Returns the sentence to sign. The sentence contains the phrase. */
  readonly promise: (phrase: Phrase) => string;
}

/**
 * Builds the sentence to sign from the phrase that pages show, so that both always say the same.
 */
const commitment = <const Phrase extends string>({ promise, ...draft }: Draft<Phrase>) =>
  ({ ...draft, promise: promise(draft.phrase) }) satisfies Commitment;

/**
 * The caps on liability for payment work, in shillings. A test compares them with the money of the
 * sample day on the finance page.
 */
export const paymentCap = { event: 10_000_000, year: 20_000_000 } as const;

/** The cap on liability for a repair without an agreement, in shillings. */
export const repairCap = 200_000;

/** What the insurance of the firm covers in a year, for all clients together, in shillings. */
export const insuranceCover = 60_000_000;

/** How many hours word of an attack takes at most after one of us has read the warning. */
export const breachNoticeHours = 12;

/** How soon the support desk is ready after the agreement, in weeks of five working days. */
export const deskStartWeeks = 2;

/** The period in which defects in finished work are corrected free of charge. */
const warranty = '90 days';

/** How long after the first call we visit. */
export const visitAfter = { from: 2, to: 10, unit: 'days' } as const satisfies TimeSpan;

/** How long after we have seen the work a written price follows. */
export const priceAfter = { from: 3, to: 7, unit: 'working days' } as const satisfies TimeSpan;

/** How soon work on a critical fault or an attack starts for those who pay for the night. */
const criticalStart = 'within 30 minutes, at any hour';

/** How long a lost machine without a spare takes. The table of standbys has it too. */
export const restoredFromBackup = '1 to 4 days';

/** How long a lost machine with a warm standby takes. */
export const restoredByStandby = '1 to 4 hours';

/** What travel costs outside the counties where it is in the price. Every page has these words. */
export const travelPrice = `${amountInWords(furtherPrices.dayAway.from)} a day for each person, fare and hotel included`;

/** How much work is lost with a machine that is copied every night, at the start of a sentence. */
export const lostSinceCopy = 'Up to one day';

/** What nobody watches outside office hours without a night watch, at the start of a sentence. */
export const linkAtNight = 'Without a night watch, you call if only a link stops at night';

/** The level of monitoring that covers a machine at night. Its plan has this name. */
export const dayAndNightLevel = 'Day and night';

/**
 * Every promise that contains an amount, a time or a right. Pages use the phrases of this list, so
 * an edit changes every page that uses the phrase.
 */
export const commitments = {
  enquiryReply: commitment({
    phrase: 'by the end of the next working day',
    promise: (phrase) => `We answer every enquiry ${phrase}.`,
    applies:
      'Anyone who asks about work for them or reports a weakness of this site, by form, e-mail, WhatsApp or SMS. Faults are reported by phone. Applications for work have their own time.',
    signed: 'not yet',
  }),
  messagesRead: commitment({
    phrase: 'a delivery lead in office hours',
    promise: (phrase) => `Messages by WhatsApp and SMS are read by ${phrase}.`,
    applies: 'Everyone who writes to the office number. Faults are reported by phone.',
    signed: 'not yet',
  }),
  writtenPrice: commitment({
    phrase: timeInWords(priceAfter),
    promise: (phrase) => `A written price follows ${phrase} after we have seen the work.`,
    applies: 'Work that can be described in advance. Otherwise the price is for a short study.',
    signed: 'not yet',
  }),
  firstCall: commitment({
    phrase: '20 minutes, then a price range in writing on the same day',
    promise: (phrase) => `The first call is free: ${phrase}.`,
    applies: 'Anyone who asks for a price, before the written price.',
    signed: 'not yet',
  }),
  firstVisit: commitment({
    phrase: 'free, up to two hours',
    promise: (phrase) =>
      `The first visit is ${phrase}. Outside Mombasa, Kilifi and Kwale you pay only for our travel. If you need us for longer, we agree a price first.`,
    applies:
      'New clients, once, before a quotation. Travel is agreed before we leave. You get a page of notes. Surveys and audits with a report are paid.',
    signed: 'not yet',
  }),
  paidStart: commitment({
    phrase: 'clauses 6 and 7 of our draft, on liability and confidentiality',
    promise: (phrase) =>
      `A start that you pay for before you sign an agreement is covered by ${phrase}, from your written order.`,
    applies:
      'Work at a price by the day before an agreement, such as an inventory. Its whole price is the project price of clause 6. Clause 7 has confidentiality.',
    signed: 'not yet',
  }),
  noticePeriod: commitment({
    phrase: '30 days',
    promise: (phrase) =>
      `You can end a monthly agreement with ${phrase}’ notice, at the end of the minimum term or later.`,
    applies:
      'Agreements paid by the month. The notice is written, by e-mail or letter, and may run inside the minimum term.',
    signed: 'not yet',
  }),
  ownNotice: commitment({
    phrase: 'six months',
    promise: (phrase) => `If we end it, you have ${phrase} to move.`,
    applies:
      'Agreements paid by the month, the term or the year. A system that takes payments keeps its support in that time.',
    signed: 'not yet',
  }),
  stageStop: commitment({
    phrase: 'after any stage',
    promise: (phrase) =>
      `You may stop a project ${phrase}. You pay the parts due by then, and keep what is finished.`,
    applies:
      'Work at a fixed price. Schedule 1 names its stages. Without a list they are the four parts of the payment.',
    signed: 'not yet',
  }),
  productEnds: commitment({
    phrase: 'the source code of the product and your data',
    promise: (phrase) => `If we close, or give up a product, you receive ${phrase}.`,
    applies:
      'Clients of our products, for their own use of the code. The advocate gets each new version.',
    signed: 'not yet',
  }),
  seriousBreach: commitment({
    phrase: 'within 14 days',
    promise: (phrase) =>
      `Either side may end the agreement at once if the other does not mend a serious breach ${phrase}.`,
    applies: 'All agreements. The breach is named in writing, and the days begin then.',
    signed: 'not yet',
  }),
  repeatedMisses: commitment({
    phrase: 'three times in a quarter',
    promise: (phrase) =>
      `If we start or repair late ${phrase}, you may leave without notice, also inside the minimum term.`,
    applies: 'Agreements with promised times. The monthly report counts the late starts.',
    signed: 'not yet',
  }),
  precedence: commitment({
    phrase: 'the schedule counts if it names the clause',
    promise: (phrase) =>
      `If a schedule and a clause disagree, ${phrase}. On personal data, the data-processing agreement counts.`,
    applies: 'All agreements.',
    signed: 'not yet',
  }),
  audit: commitment({
    phrase: 'once a year and after each breach',
    promise: (phrase) =>
      `You or your auditor may inspect our records and systems for your service ${phrase}, and your regulator whenever it asks. Two days of our time a year are free, and each further one costs ${amountInWords(furtherPrices.day.from)}.`,
    applies: 'All agreements. The rights in the data-processing agreement are the same.',
    signed: 'not yet',
  }),
  breachInspection: commitment({
    phrase: 'we pay for the inspection',
    promise: (phrase) => `If we caused the breach, ${phrase}.`,
    applies:
      'Inspections after a breach. We pay your auditor and our own time. You pay for the yearly inspection, and for one after a breach that others caused.',
    signed: 'not yet',
  }),
  escalation: commitment({
    phrase:
      'the support lead after one hour, the delivery lead after three and a director after six',
    promise: (phrase) =>
      `A critical fault that is not repaired goes to ${phrase}. Your agreement has their names and numbers.`,
    applies: 'Clients with a support agreement.',
    signed: 'not yet',
  }),
  onCall: commitment({
    phrase: 'two engineers',
    promise: (phrase) =>
      `At night and at weekends ${phrase} are on call. One answers you. The other takes a second fault, or helps.`,
    applies: 'Clients with a support agreement.',
    signed: 'not yet',
  }),
  nextFault: commitment({
    phrase: 'the next fault waits',
    promise: (phrase) =>
      `If both engineers on call are at work, even on one fault, ${phrase}. If you wait longer than promised, it counts as a late start.`,
    applies: 'Clients with a support agreement. “serviceCredit” has what a late start returns.',
    signed: 'not yet',
  }),
  minimumTerm: commitment({
    phrase: 'three months',
    promise: (phrase) => `A monthly agreement runs for at least ${phrase}, then month by month.`,
    applies: 'Support, hosting and products that are paid by the month.',
    signed: 'not yet',
  }),
  prepaidTerm: commitment({
    phrase: 'ends on its last day, without notice',
    promise: (phrase) => `A term or a year paid in advance ${phrase}, unless you pay for the next.`,
    applies:
      'Support, hosting and products. Akademico is paid by the term. Domain names and certificates: the year that the registry sells.',
    signed: 'not yet',
  }),
  liabilityCap: commitment({
    phrase:
      'twelve monthly fees or the whole project price, whichever is higher, for all losses of one year together',
    promise: (phrase) =>
      `Whoever causes the other side a loss pays for it, up to this cap: ${phrase}.`,
    applies:
      'All agreements. The cap does not apply to intent, gross negligence, breach of confidentiality, or what the law forbids to limit.',
    signed: 'not yet',
  }),
  repairLiability: commitment({
    phrase: `${withCurrency(repairCap)} for each repair`,
    promise: (phrase) => `For a repair by the hour, whoever causes a loss pays at most ${phrase}.`,
    applies:
      'Repairs without a support agreement, for which there is neither a monthly fee nor a project price. The exceptions are those of “liabilityCap”.',
    signed: 'not yet',
  }),
  paymentLiability: commitment({
    phrase: `${withCurrency(paymentCap.event)} for each event and ${withCurrency(paymentCap.year)} for a year`,
    promise: (phrase) => `For payment work one client’s cap is ${phrase}.`,
    applies:
      'Work that “paymentWork” describes. If more than the cap passes in a day, Schedule 3 of the service agreement has a higher sum.',
    signed: 'not yet',
  }),
  paymentWork: commitment({
    phrase: 'our software when it posts or sends money, and any payment link that we monitor',
    promise: (phrase) =>
      `Payment work is ${phrase}. Finagen is payment work, hosted or not. HR Payroll and Practigen are not: they move no money.`,
    applies: 'Integrations, checkouts, Finagen, and Posigen, Akademico and Lakodi with M-Pesa.',
    signed: 'not yet',
  }),
  insurance: commitment({
    phrase: withCurrency(insuranceCover),
    promise: (phrase) =>
      `From the day you sign, our professional indemnity insurance covers ${phrase} a year for all our clients together. You see its certificate before you sign.`,
    applies:
      'All agreements together. The cover is above the highest cap of one client for a year, because more than one may claim. We owe what it does not pay.',
    signed: 'not yet',
  }),
  guarantee: commitment({
    phrase: 'a tenth of the balance of the paybill, from our bank to you',
    promise: (phrase) =>
      `If your regulator asks for a guarantee, it covers ${phrase}. You pay for it.`,
    applies:
      'Integrations of payments. SASRA’s letter of 2023 asks for this share. We arrange it before the first payment.',
    signed: 'not yet',
  }),
  ownPolicy: commitment({
    phrase: 'a policy for you alone',
    promise: (phrase) => `If you ask, ${phrase} covers your cap. You pay for it.`,
    applies: 'Clients of payment work, before they sign. We owe what the policy does not pay.',
    signed: 'not yet',
  }),
  outsideTests: commitment({
    phrase: 'twice a year by a firm that you choose',
    promise: (phrase) =>
      `If your regulator asks, our payment work is attacked as a test ${phrase}. You pay that firm. We correct our work free of charge.`,
    applies: 'Work that “paymentWork” describes. SASRA’s letter of 2023 asks SACCOs for the tests.',
    signed: 'not yet',
  }),
  nightWatch: commitment({
    phrase:
      'our subcontractor reads security warnings, and alerts of payment links that we monitor, at any hour',
    promise: (phrase) =>
      `With a night watch, ${phrase}. It sees no member data, stops no payment, and calls our engineer on call. What it has read counts as read by us.`,
    applies:
      'Clients who buy the night watch, with the support desk or without it. An alert has the hour, the link and a count, without names or account numbers. Schedule 4 names the firm. We answer for it as for our own work.',
    signed: 'not yet',
  }),
  watchedStart: commitment({
    phrase: `${criticalStart}, and the engineer calls you`,
    promise: (phrase) => `Work on an attack or a stopped payment link then starts ${phrase}.`,
    applies:
      'Clients who buy the night watch. What others of us notice in office hours has the time of “breachNotice”.',
    signed: 'not yet',
  }),
  letterAnswered: commitment({
    phrase: 'point by point, before you sign',
    promise: (phrase) => `We answer your copy of its letter ${phrase}.`,
    applies: 'Institutions that ask us for payment work, and send us what the regulator wrote.',
    signed: 'not yet',
  }),
  regulatorAsked: commitment({
    phrase: 'in week 1, before you pay',
    promise: (phrase) =>
      `Together with you, we ask your regulator ${phrase}, what it demands of us.`,
    applies: 'Integrations of payments. Schedule 4 has the answer.',
    signed: 'not yet',
  }),
  ledgerRestored: commitment({
    phrase: 'no payout leaves until M-Pesa and the bank have confirmed those since the copy',
    promise: (phrase) => `After a payment ledger is restored from a copy, ${phrase}.`,
    applies: 'Payment ledgers that we run.',
    signed: 'not yet',
  }),
  references: commitment({
    phrase: 'within five working days',
    promise: (phrase) =>
      `If you ask for a reference, we tell you ${phrase} whether we have a client who will take your call.`,
    applies: 'Everyone with a quotation from us.',
    signed: 'not yet',
  }),
  papers: commitment({
    phrase: 'within five working days, and before you sign',
    promise: (phrase) =>
      `We send copies of the papers on your list ${phrase}, or say which we do not have.`,
    applies: 'Everyone with a quotation from us, and public tenders.',
    signed: 'not yet',
  }),
  losses: commitment({
    phrase:
      'port storage, demurrage, a penalty from an authority or regulator, and the recovery or retyping of lost data',
    promise: (phrase) =>
      `A loss includes ${phrase}, but no lost profit. Gross negligence and breaches of confidentiality, such as leaked personal data, have no cap.`,
    applies: 'All agreements.',
    signed: 'not yet',
  }),
  paymentLosses: commitment({
    phrase: 'a wrong, double or misdirected payout, and a sum credited to the wrong member',
    promise: (phrase) => `In payment work a loss is also ${phrase}.`,
    applies: 'Work that “paymentWork” describes. The cap is that of “paymentLiability”.',
    signed: 'not yet',
  }),
  prepaid: commitment({
    phrase: 'the unused part of an advance payment',
    promise: (phrase) => `If an agreement ends early, we return ${phrase}.`,
    applies:
      'Agreements paid in advance that end early, as after late starts. Fees of registries and other suppliers are excepted.',
    signed: 'not yet',
  }),
  nextSupplier: commitment({
    phrase: 'for up to two days without charge',
    promise: (phrase) =>
      `We help your next supplier ${phrase}, and after that for ${amountInWords(furtherPrices.day.from)} a day.`,
    applies: 'Clients who leave, until the end of the agreement.',
    signed: 'not yet',
  }),
  exportForm: commitment({
    phrase: 'CSV for records, PDF for documents, and a dump of the database',
    promise: (phrase) => `Data comes as ${phrase}.`,
    applies: 'All products and systems that we host. Mailboxes come as MBOX or PST files.',
    signed: 'not yet',
  }),
  dataAfterLeaving: commitment({
    phrase: 'for 60 days after the agreement ends',
    promise: (phrase) => `We keep your data ${phrase}. Then we delete it, and say so in writing.`,
    applies: 'Hosted products, hosting and backups. Sooner if you ask in writing.',
    signed: 'not yet',
  }),
  confidentiality: commitment({
    phrase: 'for five years after the agreement ends',
    promise: (phrase) =>
      `Each side keeps what it learns about the other confidential ${phrase}. Personal data stays confidential without a limit.`,
    applies: 'All agreements, and conversations before one. We sign your own form on request.',
    signed: 'not yet',
  }),
  dataProcessing: commitment({
    phrase: 'only on your written instructions',
    promise: (phrase) => `You stay the controller of your data. We process it ${phrase}.`,
    applies:
      'Every service in which we can see personal data, under a data-processing agreement. Section 42 of the Data Protection Act asks for the contract in writing.',
    signed: 'not yet',
  }),
  licenceLater: commitment({
    phrase: 'no licence fee',
    promise: (phrase) =>
      `For code written for you there is ${phrase}, then or later. Our products cost their set-up, then their monthly or termly price. With products, SMS and a support agreement are extra.`,
    applies:
      'All clients. Licences of other suppliers, such as Microsoft, are in your name and on their bill.',
    signed: 'not yet',
  }),
  priceChange: commitment({
    phrase: 'once a year after the first, with 60 days’ notice',
    promise: (phrase) =>
      `We may raise a monthly price ${phrase}, by no more than the yearly inflation that KNBS publishes.`,
    applies:
      'Agreements paid by the month or the term. KNBS is the Kenya National Bureau of Statistics. You may end the agreement before the new price starts.',
    signed: 'not yet',
  }),
  withoutAgreement: commitment({
    phrase: 'within two office hours, and start by the next working day',
    promise: (phrase) => `Without a support agreement, we call you back about a fault ${phrase}.`,
    applies:
      'Everyone without a support agreement. Faults of clients with one come first, but the next working day holds. Nobody is on duty for you at night, so leave a message on the office number: the two hours begin when the office opens.',
    signed: 'not yet',
  }),
  weekendRepair: commitment({
    phrase: `${amountInWords(furtherPrices.weekendRepair.from)} an hour`,
    promise: (phrase) =>
      `On Saturday afternoons, Sundays and holidays, until 18:00, we start within four hours for ${phrase}, if an engineer is free.`,
    applies:
      'A critical fault of somebody without a support agreement. Leave a message on the office number: within an hour we say whether an engineer is free. Clients with an agreement come first. You pay for at least two hours. At night and on working days nothing is faster.',
    signed: 'not yet',
  }),
  personAnswers: commitment({
    phrase: 'a person answers',
    promise: (phrase) => `In office hours ${phrase} the office number.`,
    applies: 'Everyone who calls.',
    signed: 'not yet',
  }),
  workingDay: commitment({
    phrase: 'Monday to Friday, but no public holiday',
    promise: (phrase) => `A working day is ${phrase}.`,
    applies: 'All times in working days. Saturday morning has office hours, but is no working day.',
    signed: 'not yet',
  }),
  officeHours: commitment({
    phrase: hoursInWords(),
    promise: (phrase) => `Office hours are ${phrase}, but not on public holidays.`,
    applies: 'All times in office hours. They stop when the office closes.',
    signed: 'not yet',
  }),
  repairVisits: commitment({
    phrase: 'in the price in Mombasa, Kilifi and Kwale',
    promise: (phrase) => `Visits for a repair are ${phrase}.`,
    applies: 'Clients of technical support and IT Cloud. Elsewhere they pay the travel.',
    signed: 'not yet',
  }),
  nightCover: commitment({
    phrase: 'the support desk',
    promise: (phrase) => `You have a support agreement if you buy ${phrase}.`,
    applies: 'All promises for clients with a support agreement. IT Cloud includes the desk.',
    signed: 'not yet',
  }),
  nightMachine: commitment({
    phrase: 'call us at any hour about it and its links',
    promise: (phrase) =>
      `If a machine has “${dayAndNightLevel}” monitoring, you may ${phrase}, and the times for critical faults apply.`,
    applies: `Machines with that level, such as a till or a payment ledger, of clients without the support desk. If the machine stops reporting at night, the monitoring calls the engineer on call. ${linkAtNight}.`,
    signed: 'not yet',
  }),
  travel: commitment({
    phrase: 'in Mombasa, Kilifi and Kwale',
    promise: (phrase) =>
      `Travel is in the price ${phrase}. Elsewhere you pay for our travel: ${travelPrice}. The work is charged as in Mombasa.`,
    applies: 'All work, single repairs included.',
    signed: 'not yet',
  }),
  otherTowns: commitment({
    phrase: 'remotely',
    promise: (phrase) =>
      `In other towns, such as Nakuru, we work ${phrase}, and visit on agreed days.`,
    applies: 'Clients outside Mombasa, Kilifi and Kwale. They pay for the days away.',
    signed: 'not yet',
  }),
  distantSite: commitment({
    phrase: `${amountInWords(furtherPrices.distantSite.from)} more a month`,
    promise: (phrase) =>
      `For support, a site elsewhere costs ${phrase}: remote repair in the same times, with spare parts kept there.`,
    applies: 'Technical support and IT Cloud, for each site outside Mombasa, Kilifi and Kwale.',
    signed: 'not yet',
  }),
  signatory: commitment({
    phrase: 'a director',
    promise: (phrase) => `For us ${phrase} signs.`,
    applies: 'All agreements. The proposal has the name.',
    signed: 'not yet',
  }),
  officeVisits: commitment({
    phrase: 'in office hours, Saturday morning included',
    promise: (phrase) =>
      `You may come to the office ${phrase}. Call first, so that the right person is in.`,
    applies: 'Everyone. Engineers are often at clients.',
    signed: 'not yet',
  }),
  testAndRepair: commitment({
    phrase: 'never repair what they tested',
    promise: (phrase) =>
      `The people who test ${phrase}. You may have the repair done by your own team, your supplier or other engineers from our team, and the testers check it.`,
    applies: 'Penetration tests, audits and PCI DSS reviews.',
    signed: 'not yet',
  }),
  testedByOthers: commitment({
    phrase: 'somebody who did not write it',
    promise: (phrase) => `Code that we write is tested by ${phrase}.`,
    applies:
      'Development work. For a system of ours that must pass a bank or a regulator, you choose an outside tester.',
    signed: 'not yet',
  }),
  noBidding: commitment({
    phrase: 'do not bid',
    promise: (phrase) => `Where you pay us for advice on a choice, we ${phrase}.`,
    applies:
      'Technology consulting and selections, and for twelve months on what the advice led to, unless you ask in writing after all bids are open.',
    signed: 'not yet',
  }),
  ownBills: commitment({
    phrase: 'in your name and billed by their suppliers',
    promise: (phrase) =>
      `Cloud accounts, licences, lines and domains are ${phrase}. We bill our work and what we host.`,
    applies:
      'All services. We host BizCloud, Hapa Cloud, HR Payroll, websites on our own plans, and our products.',
    signed: 'not yet',
  }),
  dmarcObserved: commitment({
    phrase: '4 to 8 weeks',
    promise: (phrase) =>
      `We watch DMARC reports for ${phrase}. Then forged mail goes to spam for two weeks, and is refused afterwards.`,
    applies: 'All work on e-mail. A domain that sends no mail at all is closed on the first day.',
    signed: 'not yet',
  }),
  quotationReminder: commitment({
    phrase: 'one reminder',
    promise: (phrase) => `We send ${phrase} of a quotation and then leave it to you.`,
    applies: 'Everyone with a quotation from us.',
    signed: 'not yet',
  }),
  faultReports: commitment({
    phrase: 'at any hour of any day',
    promise: (phrase) =>
      `With a support agreement, you can report a fault by phone ${phrase}. Outside office hours we work on critical faults.`,
    applies: 'Clients with a support agreement, on the number in that agreement.',
    signed: 'not yet',
  }),
  criticalFault: commitment({
    phrase:
      'a whole office, its server, or a system for payments or customs entries is down, or an attack is under way',
    promise: (phrase) => `A fault is critical if ${phrase}, or if your agreement lists it.`,
    applies: 'Clients with a support agreement. The agreement names who may declare it.',
    signed: 'not yet',
  }),
  criticalResponse: commitment({
    phrase: criticalStart,
    promise: (phrase) => `With a support agreement, work on a critical fault starts ${phrase}.`,
    applies:
      'Clients with a support agreement, for the faults of “criticalFault”. The time ends when work starts. “nextFault” is its limit.',
    signed: 'not yet',
  }),
  productFault: commitment({
    phrase:
      'within two office hours, or at any hour with a support agreement, and repair is in the price',
    promise: (phrase) => `If our product stops, work on it starts ${phrase}.`,
    applies:
      'Clients of our products. A fault outside the product, such as a printer, is not in it.',
    signed: 'not yet',
  }),
  highResponse: commitment({
    phrase: 'within two office hours',
    promise: (phrase) => `Work on a high-priority fault starts ${phrase}.`,
    applies:
      'Clients with a support agreement, when a department cannot work or a deadline is near.',
    signed: 'not yet',
  }),
  normalResponse: commitment({
    phrase: 'on the same or the next working day',
    promise: (phrase) => `Work on a normal fault starts ${phrase}.`,
    applies: 'Clients with a support agreement, when one person is affected but can continue.',
    signed: 'not yet',
  }),
  requestResponse: commitment({
    phrase: 'within three working days',
    promise: (phrase) => `A request such as a new account is done ${phrase}.`,
    applies: 'Clients with a support agreement, unless they name a later day.',
    signed: 'not yet',
  }),
  serviceCredit: commitment({
    phrase: 'a tenth of the month’s fees for the desk and for what failed',
    promise: (phrase) =>
      `If we start or repair later than promised, or what we host falls below its availability, we return ${phrase}, once a month at most. Every monthly charge for that system counts.`,
    applies: 'Clients with a support agreement. With IT Cloud, its price is the fee for the desk.',
    signed: 'not yet',
  }),
  lossOnTop: commitment({
    phrase: 'as well, up to the cap',
    promise: (phrase) =>
      `The tenth is due even if you lost nothing. If our delay or mistake causes a loss, we pay it ${phrase}.`,
    applies:
      'All agreements. The tenth for lateness is not taken off it. A failure that is nobody’s fault is repaired in the promised times, but what it cost is not paid.',
    signed: 'not yet',
  }),
  criticalRepair: commitment({
    phrase: 'within eight hours after work starts',
    promise: (phrase) =>
      `We repair a critical fault ${phrase}, or your staff go on with a spare or, if you agreed to it, on paper. A lost machine without a spare takes ${restoredFromBackup}.`,
    applies:
      'Critical faults of clients with a support agreement, in what we run or look after. Schedule 1 names the spare, the other line or the paper. Without a spare, a lost machine comes back from its backup.',
    signed: 'not yet',
  }),
  othersFault: commitment({
    phrase: 'report it and tell you the answer',
    promise: (phrase) =>
      `If a portal, a line or a bank fails, we ${phrase}. The hours for a repair do not run.`,
    applies:
      'Clients with a support agreement. Work starts in the promised time, until the fault is found to be theirs.',
    signed: 'not yet',
  }),
  hostingCountry: commitment({
    phrase: 'in Kenya, unless your order names another country',
    promise: (phrase) => `What we host and copy for you is stored ${phrase}.`,
    applies:
      'Hapa Cloud, BizCloud, HR Payroll, our products, and the copies of backups that we look after. In a cloud account of your own, you choose the country.',
    signed: 'not yet',
  }),
  supportFrom: commitment({
    phrase: 'five people',
    promise: (phrase) =>
      `A support agreement is for at least ${phrase}. With fewer, single repairs cost less.`,
    applies:
      'New clients. Projects and single repairs are for firms of any size. The page of a product says whom it suits.',
    signed: 'not yet',
  }),
  lakodiFrom: commitment({
    phrase: '40 units or more',
    promise: (phrase) =>
      `Lakodi is for landlords and agents with ${phrase}. With fewer, a spreadsheet costs you less.`,
    applies: 'New clients of Lakodi. Free units count.',
    signed: 'not yet',
  }),
  availability: commitment({
    phrase: '99.5% of each month',
    promise: (phrase) => `What we host can be reached ${phrase}, planned work at night excepted.`,
    applies:
      'Hapa Cloud, BizCloud, HR Payroll and our products. A month below it counts like a late start: a tenth of the fee is returned.',
    signed: 'not yet',
  }),
  lateProject: commitment({
    phrase: '1% of its fixed price for each week, up to 10%',
    promise: (phrase) => `If we cause the delay of a project, we take off ${phrase}.`,
    applies: 'Projects with a fixed price and a date in the agreement.',
    signed: 'not yet',
  }),
  acceptance: commitment({
    phrase: 'when your written test passes',
    promise: (phrase) =>
      `Work is accepted ${phrase}, or when you use it for live work. A pilot with low limits is not live work.`,
    applies: 'Work with a written scope. The test is part of the scope.',
    signed: 'not yet',
  }),
  invoices: commitment({
    phrase: 'in 30 days',
    promise: (phrase) => `Invoices are due ${phrase}.`,
    applies: 'All invoices. A disputed line is explained within two weeks, and the rest is paid.',
    signed: 'not yet',
  }),
  waysToPay: commitment({
    phrase: 'by bank transfer or to our M-Pesa paybill',
    promise: (phrase) => `You pay our invoices ${phrase}.`,
    applies: 'All invoices. Each one shows the numbers of the account and the paybill.',
    signed: 'not yet',
  }),
  refusedAccess: commitment({
    phrase: 'only for the parts that are finished',
    promise: (phrase) =>
      `If another supplier refuses access or a licence, you may stop, and pay ${phrase}.`,
    applies: 'Integrations and other work that needs a system of somebody else.',
    signed: 'not yet',
  }),
  incidentReport: commitment({
    phrase: 'within a week',
    promise: (phrase) =>
      `After a critical fault or our own mistake you receive, ${phrase}, one page on its cause.`,
    applies: 'Clients with an agreement. The page says what happened, and what we changed.',
    signed: 'not yet',
  }),
  subcontractors: commitment({
    phrase: 'only with your written consent',
    promise: (phrase) => `We pass work to others ${phrase}, and answer for it as for our own.`,
    applies: 'All agreements. Licensed contractors whom you pay yourself are named beforehand.',
    signed: 'not yet',
  }),
  vetting: commitment({
    phrase: 'a police clearance certificate and two references',
    promise: (phrase) =>
      `Before one of us may open your personal data, we check ${phrase}. Access ends on the day on which a person leaves.`,
    applies: 'Everyone of ours who can see personal data that a client controls.',
    signed: 'not yet',
  }),
  projectStages: commitment({
    phrase: `20% at the specification, 30% at a pilot or first version, 40% at acceptance, 10% after ${warranty}`,
    promise: (phrase) =>
      `Fixed-price work of a month or more is paid in four parts: ${phrase}. Shorter work is paid at acceptance.`,
    applies: 'Fixed-price work. Data recovery is an example of shorter work.',
    signed: 'not yet',
  }),
  deskStart: commitment({
    phrase: `${5 * deskStartWeeks} working days`,
    promise: (phrase) => `The support desk is ready ${phrase} after the agreement.`,
    applies: 'New clients of technical support.',
    signed: 'not yet',
  }),
  breachNotice: commitment({
    phrase: `within ${breachNoticeHours} hours`,
    promise: (phrase) =>
      `When we learn of a breach of personal data, or of an attack on what we run for you, we tell you ${phrase}.`,
    applies:
      'Clients whose personal data we process, or whose systems we run. The hours begin when one of us has read the warning. The Act allows a processor 48 hours, and SASRA’s letter of 2023 asks for word of attacks in 12.',
    signed: 'not yet',
  }),
  encryptedAtRest: commitment({
    phrase: 'encrypted on its disks and in its copies',
    promise: (phrase) => `What we host is ${phrase}.`,
    applies:
      'Hapa Cloud, BizCloud, HR Payroll and our products. Servers of your own: if the offer says so.',
    signed: 'not yet',
  }),
  warningsRead: commitment({
    phrase: 'when the office next opens, Saturday morning included',
    promise: (phrase) => `Without a night watch, we read overnight and weekend warnings ${phrase}.`,
    applies:
      'Warnings that an agreement asks us to read. If a machine with monitoring at night stops reporting, the engineer on call hears of it sooner.',
    signed: 'not yet',
  }),
  liveData: commitment({
    phrase: 'the engineers named in your agreement',
    promise: (phrase) =>
      `If we run your server, backup or link, ${phrase} can open your data if the work needs it. Others of us can only in a session that you start, to fix one fault. We log both.`,
    applies:
      'Clients whose personal data we process. The data-processing agreement has the names. We open a mailbox only if the person whom the client has named asks in writing.',
    signed: 'not yet',
  }),
  requestsOfPeople: commitment({
    phrase: 'within two working days',
    promise: (phrase) =>
      `When a person asks us about personal data that you control, we pass the request on ${phrase}, and help to answer it.`,
    applies: 'Clients whose personal data we process.',
    signed: 'not yet',
  }),
  delayNotice: commitment({
    phrase: 'on the same day',
    promise: (phrase) => `When we see that an agreed date will be missed, we tell you ${phrase}.`,
    applies: 'Projects with dates in the agreement.',
    signed: 'not yet',
  }),
  defectsCorrected: commitment({
    phrase: `free of charge for ${warranty}`,
    promise: (phrase) => `Where work does not meet its specification, we correct it ${phrase}.`,
    applies:
      'Work with a written scope, counted from acceptance. New wishes are priced as changes.',
    signed: 'not yet',
  }),
  defectsPeriod: commitment({
    phrase: warranty,
    promise: (phrase) =>
      `The warranty on work with a written scope lasts ${phrase} from acceptance.`,
    applies: 'Work with a written scope. Headings, durations and tables use this phrase.',
    signed: 'not yet',
  }),
  penetrationRetest: commitment({
    phrase: 'within 90 days',
    promise: (phrase) => `We repeat the successful attacks of a penetration test ${phrase}.`,
    applies: 'Clients of a penetration test, once, as part of its price.',
    signed: 'not yet',
  }),
  restoreTest: commitment({
    phrase: 'every quarter',
    promise: (phrase) =>
      `If we run a client’s backups, we restore from them ${phrase} and record the result.`,
    applies: 'Backups under an agreement with us; a plan may name more or fewer tests.',
    signed: 'not yet',
  }),
  workingSoftware: commitment({
    phrase: 'every two weeks',
    promise: (phrase) => `You see working software ${phrase}.`,
    applies: 'Development work, from the first cycle to acceptance.',
    signed: 'not yet',
  }),
  oldSystemKept: commitment({
    phrase: '30 days',
    promise: (phrase) =>
      `The system that was replaced is kept for ${phrase} before anything is wiped.`,
    applies: 'Migrations of servers to the cloud or to a virtual platform.',
    signed: 'not yet',
  }),
  recoveredDataKept: commitment({
    phrase: '30 days',
    promise: (phrase) =>
      `Our copy of recovered data is wiped after ${phrase}, with a note that says so.`,
    applies: 'Clients of data recovery, counted from the day they accept the files.',
    signed: 'not yet',
  }),
  siteUpdates: commitment({
    phrase: 'every week',
    promise: (phrase) => `We update WordPress and its plugins ${phrase}, on a test copy first.`,
    applies: 'Clients of website maintenance and of Hapa Cloud. Security updates come sooner.',
    signed: 'not yet',
  }),
  domainRenewal: commitment({
    phrase: 'a month before they end',
    promise: (phrase) =>
      `We start the renewal of domain names ${phrase}, and you pay the registrar.`,
    applies: 'Domain names that we manage for a client.',
    signed: 'not yet',
  }),
  namedPerson: commitment({
    phrase: 'one named person, from the signed agreement to handover',
    promise: (phrase) => `Your contact is ${phrase}; after that it is the support desk.`,
    applies: 'Projects. Support agreements name their own contact.',
    signed: 'not yet',
  }),
  ownership: commitment({
    phrase: 'yours with the payment for its stage',
    promise: (phrase) =>
      `Code written to your specification is ${phrase}, and accounts and domains are in your name from the first day.`,
    applies:
      'All services. The last part of the price, due later, is for the warranty. Our products remain ours; the data in them is yours.',
    signed: 'not yet',
  }),
  leaving: commitment({
    phrase: 'your data in open formats, the code that is yours, an inventory and the passwords',
    promise: (phrase) => `When you leave you receive ${phrase}, in a handover meeting.`,
    applies: 'All clients; the notice period is in the agreement.',
    signed: 'not yet',
  }),
  noCommission: commitment({
    phrase: 'no commission from any bidder',
    promise: (phrase) => `When we help you to choose a supplier, we take ${phrase}.`,
    applies: 'Technology consulting and selections.',
    signed: 'not yet',
  }),
  applicantReply: commitment({
    phrase: 'within ten working days',
    promise: (phrase) => `We answer an application ${phrase}.`,
    applies: 'Everyone who applies for work.',
    signed: 'not yet',
  }),
  enquiryKept: commitment({
    phrase: 'twelve months',
    promise: (phrase) =>
      `We delete an enquiry that leads to no contract ${phrase} after our last message.`,
    applies: 'Everyone who writes to us, counted from our last message. Sooner on request.',
    signed: 'not yet',
  }),
  ownRequests: commitment({
    phrase: 'within seven days',
    promise: (phrase) =>
      `We answer a request about your own data, and delete what we may delete, ${phrase}. A copy that a computer can read may take 30 days.`,
    applies: 'Everyone whose personal data we hold as a controller.',
    signed: 'not yet',
  }),
  applicationKept: commitment({
    phrase: 'six months',
    promise: (phrase) =>
      `We keep an application for ${phrase} if you agree, and otherwise delete it.`,
    applies: 'Applications that answer no advertisement.',
    signed: 'not yet',
  }),
  accessibleCopy: commitment({
    phrase: 'without charge',
    promise: (phrase) =>
      `We send the content of any page as plain text or in large print ${phrase}.`,
    applies: 'Anyone who asks.',
    signed: 'not yet',
  }),
  disputeTalks: commitment({
    phrase: 'within 30 days',
    promise: (phrase) => `We meet or call about a dispute and try to settle it ${phrase}.`,
    applies: 'Disputes about the use of the website.',
    signed: 'not yet',
  }),
  law: commitment({
    phrase: 'a mediator in Mombasa',
    promise: (phrase) => `The law of Kenya applies. We talk, then ask ${phrase}, then go to court.`,
    applies: 'All agreements.',
    signed: 'not yet',
  }),
  recoveryFee: commitment({
    phrase: 'only for the folders on your list that open',
    promise: (phrase) => `The fee for data recovery is due ${phrase}.`,
    applies:
      'Clients of data recovery. Diagnosis and an agreed laboratory fee are paid in any case.',
    signed: 'not yet',
  }),
  analysisStop: commitment({
    phrase: 'for those days only',
    promise: (phrase) =>
      `After the first days of an analysis, in which we look at the data, you can stop and pay ${phrase}.`,
    applies: 'Clients of data analysis.',
    signed: 'not yet',
  }),
  breakInCleanUp: commitment({
    phrase: 'as part of the plan',
    promise: (phrase) =>
      `If a site is broken into through something that we maintain, we clean the site ${phrase}.`,
    applies: 'Clients with website maintenance.',
    signed: 'not yet',
  }),
  shopCare: commitment({
    phrase: 'three months of care',
    promise: (phrase) => `The price of a shop includes ${phrase} after it opens.`,
    applies: 'Clients of e-commerce development, but not of e-commerce website design.',
    signed: 'not yet',
  }),
} as const satisfies Readonly<Record<string, Commitment>>;
