/** A promise that the copy makes in the company's name. */
export interface Commitment {
  /** What is promised, as one sentence that the company can sign. */
  readonly promise: string;
  /** Whom it holds for, and when it doesn't. */
  readonly applies: string;
  /** The words for the amount, to stand inside a sentence of a page. */
  readonly phrase: string;
  /** The day the company signed it, `YYYY-MM-DD`; `not yet` keeps it on the list of `npm run stand-ins`. */
  readonly signed: 'not yet' | `${number}-${number}-${number}`;
}

/**
 * Every promise with an amount, a time or a right in it. Pages take the words from here, so a promise that the company
 * changes or strikes out changes on every page that makes it.
 */
export const commitments = {
  enquiryReply: {
    promise: 'We answer every enquiry by the end of the next working day.',
    applies: 'Anyone who writes by form, e-mail, WhatsApp or SMS. Faults are phoned in instead.',
    phrase: 'by the end of the next working day',
    signed: 'not yet',
  },
  writtenPrice: {
    promise: 'A written price follows three to seven working days after we have seen the work.',
    applies: 'Work that can be described in advance. Otherwise the price is for a short study.',
    phrase: 'three to seven working days',
    signed: 'not yet',
  },
  quotationReminder: {
    promise: 'We remind you of a quotation once and then leave it to you.',
    applies: 'Everyone with a quotation from us.',
    phrase: 'one reminder',
    signed: 'not yet',
  },
  faultReports: {
    promise: 'Clients can report a fault by phone at any hour of any day.',
    applies:
      'Clients with a support agreement, on the number in that agreement. The office number is answered in office hours.',
    phrase: 'at any hour of any day',
    signed: 'not yet',
  },
  criticalResponse: {
    promise: 'Work on a critical fault starts within 30 minutes, at any hour.',
    applies:
      'Clients with a support agreement, for a site or a system that takes money and is down. It is the time to the start of work.',
    phrase: 'within 30 minutes, at any hour',
    signed: 'not yet',
  },
  highResponse: {
    promise: 'Work on a high-priority fault starts within two office hours.',
    applies:
      'Clients with a support agreement, when a department cannot work or a deadline is near.',
    phrase: 'within two office hours',
    signed: 'not yet',
  },
  normalResponse: {
    promise: 'Work on a normal fault starts on the same or the next working day.',
    applies: 'Clients with a support agreement, when one person is hindered but can go on.',
    phrase: 'on the same or the next working day',
    signed: 'not yet',
  },
  requestResponse: {
    promise: 'A request such as a new account is done within three working days.',
    applies: 'Clients with a support agreement, unless they name a later day.',
    phrase: 'within three working days',
    signed: 'not yet',
  },
  deskStart: {
    promise: 'The support desk is ready ten working days after the agreement.',
    applies: 'New clients of technical support.',
    phrase: 'ten working days',
    signed: 'not yet',
  },
  breachNotice: {
    promise: 'We tell a client of a breach of personal data on the day we learn of it.',
    applies: 'Clients whose personal data we process. The Act allows a processor 48 hours.',
    phrase: 'on the same day',
    signed: 'not yet',
  },
  delayNotice: {
    promise: 'We tell a client on the day we see that an agreed date will be missed.',
    applies: 'Projects with dates in the agreement.',
    phrase: 'on the same day',
    signed: 'not yet',
  },
  defectsCorrected: {
    promise: 'We correct defects against the specification free of charge for 90 days.',
    applies:
      'Work with a written scope, counted from acceptance. New wishes are priced as changes.',
    phrase: 'free of charge for 90 days',
    signed: 'not yet',
  },
  defectsPeriod: {
    promise: 'The warranty on work with a written scope lasts 90 days from acceptance.',
    applies: 'As above; for headings, durations and tables.',
    phrase: '90 days',
    signed: 'not yet',
  },
  penetrationRetest: {
    promise: 'We repeat the successful attacks of a penetration test within 90 days.',
    applies: 'Clients of a penetration test, once, as part of its price.',
    phrase: 'within 90 days',
    signed: 'not yet',
  },
  restoreTest: {
    promise: 'We restore from the backups that we run every quarter and record the result.',
    applies: 'Backups under an agreement with us; a plan may name more or fewer tests.',
    phrase: 'every quarter',
    signed: 'not yet',
  },
  workingSoftware: {
    promise: 'You see working software every two weeks.',
    applies: 'Development work, from the first cycle to acceptance.',
    phrase: 'every two weeks',
    signed: 'not yet',
  },
  oldSystemKept: {
    promise: 'The system that was replaced is kept for 30 days before anything is wiped.',
    applies: 'Migrations of servers to the cloud or to a virtual platform.',
    phrase: '30 days',
    signed: 'not yet',
  },
  recoveredDataKept: {
    promise: 'Our copy of recovered data is wiped after 30 days, with a note that says so.',
    applies: 'Clients of data recovery, counted from the day they accept the files.',
    phrase: '30 days',
    signed: 'not yet',
  },
  domainRenewal: {
    promise: 'We renew domain names a month before they end.',
    applies: 'Domain names that a client has us look after.',
    phrase: 'a month before they end',
    signed: 'not yet',
  },
  namedPerson: {
    promise:
      'One named person is your contact from the signed agreement to handover; after that the support desk is.',
    applies: 'Projects. Support agreements name their own contact.',
    phrase: 'one named person, from the signed agreement to handover',
    signed: 'not yet',
  },
  ownership: {
    promise:
      'Code written to your specification is yours once it is paid for, and accounts and domains are in your name from the first day.',
    applies: 'All services. Our products remain ours; the data in them is yours.',
    phrase: 'yours once it is paid for',
    signed: 'not yet',
  },
  leaving: {
    promise:
      'When you leave you receive your data in open formats, the code that is yours, an inventory and the passwords, in a handover meeting.',
    applies: 'All clients; the notice period is in the agreement.',
    phrase: 'your data in open formats, the code that is yours, an inventory and the passwords',
    signed: 'not yet',
  },
  noCommission: {
    promise: 'We take no commission from a bidder whom we help you to choose.',
    applies: 'Technology consulting and selections.',
    phrase: 'no commission from any bidder',
    signed: 'not yet',
  },
  applicantReply: {
    promise: 'We answer an application within ten working days.',
    applies: 'Everyone who applies for work.',
    phrase: 'within ten working days',
    signed: 'not yet',
  },
  applicationKept: {
    promise: 'We keep an application for six months if you agree, and otherwise delete it.',
    applies: 'Applications that answer no advertisement.',
    phrase: 'six months',
    signed: 'not yet',
  },
  accessibleCopy: {
    promise: 'We send the content of any page as plain text or in large print without charge.',
    applies: 'Anyone who asks.',
    phrase: 'without charge',
    signed: 'not yet',
  },
  disputeTalks: {
    promise: 'We meet or call about a dispute and try to settle it within 30 days.',
    applies: 'Disputes about the use of the website.',
    phrase: 'within 30 days',
    signed: 'not yet',
  },
} as const satisfies Readonly<Record<string, Commitment>>;
