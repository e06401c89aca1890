import { site } from '@/content/site';
import { hasPlaceholders } from '@/content/values/placeholders';
import { commitments } from './commitments';

/**
 * A fact that procurement officers ask suppliers for. Pages show it once the company has supplied
 * it.
 */
interface CompanyFact {
  readonly term: string;
  /** What the company must supply, and in which document it is. */
  readonly wanted: string;
  /**
   * The fact in words. While it is `not yet`, pages do not show it and `npm run stand-ins` lists
   * it.
   */
  readonly value: string;
}

/** The facts in the order in which pages show them. */
export const companyFacts: readonly CompanyFact[] = [
  {
    term: 'Registration',
    wanted:
      'Registered name, number and day, from the certificate of incorporation or registration',
    value: 'not yet',
  },
  {
    term: 'Directors',
    wanted: 'Names of the directors, as in the CR12',
    value: 'not yet',
  },
  {
    term: 'Tax compliance',
    wanted: 'KRA PIN, and the number and last day of the tax compliance certificate',
    value: 'not yet',
  },
  {
    term: 'Data protection registration',
    wanted:
      'Number and last day of the ODPC certificates, as data controller and as data processor',
    value: 'not yet',
  },
  {
    term: 'Insurance',
    wanted: 'Kinds of cover, such as professional indemnity and WIBA, with insurer and limit',
    value: 'not yet',
  },
  {
    term: 'Certificates',
    wanted: 'Certificates of the company, such as ISO 27001, each with its number and last day',
    value: 'not yet',
  },
  {
    term: 'Hosting countries',
    wanted: 'The countries in which data of clients is stored, by product and plan',
    value: 'not yet',
  },
  {
    term: 'Sub-processors',
    wanted:
      'Each company that handles personal data of clients for us, for what, and in which country',
    value: 'not yet',
  },
  {
    term: 'Server logs',
    wanted:
      'When the hosting company deletes the logs of the web server, such as "after 14 days"; the privacy notice says it too',
    value: 'not yet',
  },
  {
    term: 'Escalation',
    wanted:
      'Whom a client calls when a fault is not dealt with: three levels by role, with telephone',
    value: 'not yet',
  },
  {
    term: 'Service levels',
    wanted: 'The standard table of the support agreement: response, repair, service credits',
    value: 'not yet',
  },
  {
    term: 'Core banking systems',
    wanted: 'The core banking systems that the company has connected, such as by name and version',
    value: 'not yet',
  },
  {
    term: 'Job programs',
    wanted: 'The programs for clearing jobs that the company has linked, such as by name',
    value: 'not yet',
  },
  {
    term: 'Security testers',
    wanted:
      'How many people test the security of clients, and the certificates that they hold, such as OSCP',
    value: 'not yet',
  },
  // One entry for each product, because buyers ask about each.
  ...(['Finagen', 'Posigen', 'Bizgen', 'Practigen', 'Lakodi', 'Akademico', 'Ciragen'] as const).map(
    (product) => ({
      term: `eTIMS: ${product}`,
      wanted:
        'Whether it reports to eTIMS directly, through another product or not at all, and its status and certificate as an integrator with KRA',
      value: 'not yet',
    }),
  ),
];

/**
 * Whether KRA has approved products, for buyers who need eTIMS. While the company has not supplied
 * it, the text says so.
 */
export function kraApprovalOf(...products: readonly ('Finagen' | 'Posigen')[]): string {
  const approved = products.map((product) => sentence(givenFact(`eTIMS: ${product}`)));
  const waiting = products.filter((_, index) => approved[index] === '').join(' or ');
  const note =
    waiting &&
    `KRA has not approved ${waiting} yet. Keep your present eTIMS software until it has.`;
  return [...approved, note].filter((words) => words !== '').join(' ');
}

/** The product that makes tax invoices from what another hands over, for the end of a sentence. */
export const finagenForInvoices =
  givenFact('eTIMS: Finagen') === '' ? 'Finagen once KRA has approved it' : 'Finagen';

/** What a shop does for its tax receipts while KRA has not approved the till. Empty once it has. */
export const untilTillApproved =
  givenFact('eTIMS: Posigen') === ''
    ? 'Until KRA has approved Posigen, keep your present eTIMS.'
    : '';

/**
 * Who applies to KRA for eTIMS. KRA approves the software of a supplier for all its clients, or the
 * own system of one taxpayer.
 */
export const kraApplication = {
  product:
    'We apply to KRA for our products, as their supplier. You register under your own PIN, with forms that we fill in.',
  ownSystem:
    'You apply to KRA under your own PIN. We fill in the forms and go through KRA’s tests with you.',
} as const;

/**
 * A fact as a sentence, such as the core banking systems that the company has connected. Empty while
 * it has not supplied the fact: only the fact sheet says what is missing.
 */
export const factInWords = (term: string): string => sentence(givenFact(term));

/** Where the fact sheet says what the company cannot show yet, as a link in Markdown. */
export const notShownYet = '[what we cannot show yet](/about#papers-and-samples)';

const contactNote = site.contact.phone.standIn
  ? ' The phone number and the address are stand-ins.'
  : '';

/** What a sample is, who confirms it and when, and what holds before. Empty once nothing is a sample. */
export const sampleMeaning = hasPlaceholders
  ? `Every price, figure, contact and promise here is a sample, and binds nobody, until we confirm it: in your written quotation, or in the agreement that both sides sign.${contactNote}`
  : '';

/** How many people work here. While the figure is a sample, it says so. */
export const teamSize = `${site.stats.value.teamMembers.value} people${site.stats.standIn ? ' (sample)' : ''}`;

const insurancePending = [
  commitments.insurance.signed === 'not yet' && 'sample',
  givenFact('Insurance') === '' && 'insurer to follow',
]
  .filter(Boolean)
  .join(', ');

/** A note that our insurance is a sample or that its insurer is not known. Empty once both are. */
export const insuranceNote = insurancePending && ` (${insurancePending})`;

/**
 * What our insurance pays, as sentences. While it is a sample or its insurer is not known, it is still
 * to come, and the text says so.
 */
export const insuranceInWords = `From the day you sign, our insurance ${insurancePending ? 'is to cover' : 'covers'} ${commitments.insurance.phrase} a year for all clients. See its certificate first.`;

/** What the four figures of the company are. Empty once the company has counted them. */
export const figuresNote = site.stats.standIn
  ? `These four are placeholders that the owner has not confirmed. See ${notShownYet}.`
  : '';

/** A fact with a full stop at its end; empty if the fact is. */
function sentence(fact: string): string {
  return fact === '' || /[.!?]$/.test(fact) ? fact : `${fact}.`;
}

/** A fact by its term, such as `Registration`. An empty text if the company has not supplied it. */
export function givenFact(term: string): string {
  const value = companyFacts.find((fact) => fact.term === term)?.value ?? 'not yet';
  return value === 'not yet' ? '' : value;
}
