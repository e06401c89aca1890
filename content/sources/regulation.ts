import type { Source } from '@/content/schema/pages';

/** Rules of other laws and regulators that several pages state. */
export const regulation = {
  typeApproval: {
    fact: 'Equipment intended for connection to the public network must be type approved before it is sold, distributed or used in Kenya.',
    reference:
      'Communications Authority of Kenya, public notice of 15 October 2024 on type approval',
    url: 'https://www.ca.go.ke/type-approval',
    checked: '2026-11-23',
    recheckBy: '2027-07-01',
  },
  computerMisuse: {
    fact: 'Access to a computer system without authorisation or consent is an offence.',
    reference: 'Computer Misuse and Cybercrimes Act, 2018, section 14',
    url: 'https://new.kenyalaw.org/akn/ke/act/2018/5',
    checked: '2026-11-23',
    recheckBy: '2027-07-01',
  },
  keCirt: {
    fact: 'The National KE-CIRT/CC receives incident reports.',
    reference: 'National KE-CIRT/CC, Communications Authority of Kenya',
    url: 'https://ke-cirt.go.ke/',
    checked: '2026-11-22',
    recheckBy: '2027-07-01',
  },
  publicProcurement: {
    fact: 'Public entities buy under the Public Procurement and Asset Disposal Act. Open tenders come first, and any other method needs special grounds.',
    reference: 'Public Procurement and Asset Disposal Act, 2015, sections 91 and 92',
    url: 'https://new.kenyalaw.org/akn/ke/act/2015/33',
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  creditLicence: {
    fact: 'Nobody may carry on non-deposit-taking credit business unless licensed by the Central Bank of Kenya or permitted under another written law.',
    reference: 'Central Bank of Kenya Act, section 33S',
    url: 'https://new.kenyalaw.org/akn/ke/act/1966/15',
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  outsourcing: {
    fact: 'For institutions licensed under the Banking Act, CBK/PG/16 is the guideline on outsourcing and CBK/PG/14 the one on business continuity.',
    reference: 'Central Bank of Kenya, Prudential Guidelines, January 2013',
    url: 'https://www.centralbank.go.ke/wp-content/uploads/2016/08/PRUDENTIAL-GUIDELINES.pdf',
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  saccoLicence: {
    fact: 'SASRA licenses and supervises SACCO societies that take deposits.',
    reference: 'Sacco Societies Act, 2008, section 23; SASRA, Who We Are',
    url: 'https://www.sasra.go.ke/who-we-are',
    checked: '2026-11-22',
    recheckBy: '2027-07-01',
  },
  saccoInspection: {
    fact: 'SASRA may at any time inspect a SACCO society and its books, accounts and records.',
    reference: 'Sacco Societies Act, 2008, Part V, Regulation and supervision',
    url: 'https://new.kenyalaw.org/akn/ke/act/2008/14',
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  saccoContinuity: {
    fact: 'Part XII of the regulations for deposit-taking SACCOs is about information preservation and business continuity.',
    reference: 'Sacco Societies (Deposit-Taking Sacco Business) Regulations, 2010, Part XII',
    url: 'https://new.kenyalaw.org/akn/ke/act/ln/2010/95',
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  saccoVendors: {
    fact: 'In July 2023 SASRA wrote to SACCOs what suppliers of their payment systems must give, such as a bank guarantee of 10% of the money held on the paybill.',
    reference: 'Nation, 19 July 2023, on the letter of SASRA. SASRA has the text that applies now',
    url: 'https://nation.africa/kenya/business/fintech-vendors-to-deposit-insurance-in-new-sacco-fraud-rules--4307738',
    checked: '2026-11-27',
    recheckBy: '2027-07-01',
  },
  saccoAuthorisation: {
    fact: 'SASRA authorises SACCOs without withdrawable deposits if they hold KSh 100 million or more, or recruit members through digital platforms or among people living abroad.',
    reference:
      'Sacco Societies (Non-Deposit-Taking Business) Regulations, 2020; SASRA, frequently asked questions',
    url: 'https://www.sasra.go.ke/frequently-asked-questions/',
    checked: '2026-11-22',
    recheckBy: '2027-07-01',
  },
} as const satisfies Readonly<Record<string, Source>>;
