import { commitments, dayAndNightLevel } from './commitments';

/** The products that make no tax invoices themselves. */
export const invoicedElsewhere = 'Bizgen, Ciragen, Lakodi and Practigen';

/** The link to the rules. A product that has words of its own for a fault needs it too. */
export const rules = '[the rules for all products](/products#the-rules-for-all-products)';

/** What is the same for all our products. Their pages link to the page that says it. */
export const productTerms = {
  /** The heading, on the page of all products, of the rules that hold for each of them. */
  sharedHeading: 'The rules for all products',
  /** What happens if a product stops. Its page says so in the last of its facts. */
  ifItStops: {
    term: 'If it stops',
    detail: `Work starts ${commitments.highResponse.phrase}, or at any hour with a support agreement: see ${rules}.`,
  },
  /** Which machine may have an engineer at any hour without a support agreement. */
  oneMachine: `“${dayAndNightLevel}” monitoring does so for one machine.`,
  /** Who of our staff sees data that we host. */
  staffAccess: `Of our staff, ${commitments.liveData.phrase} can open your data. Others see it only in a session that you open.`,
  leaving: `Export lists at any time. When you leave, data comes as ${commitments.exportForm.phrase}.`,
  liability:
    'Finagen and M-Pesa payments have a higher cap: see [what you sign](/company/about-us/how-we-work#what-you-sign).',
} as const;

/**
 * What a client of one product takes along, as one of its facts.
 * @param more what comes with the data that every product gives
 */
export const whenYouLeave = (more?: string) => ({
  term: 'When you leave',
  detail: [commitments.exportForm.promise, more].filter(Boolean).join(' '),
});
