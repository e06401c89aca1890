import { commitments } from './commitments';

/** The products that make no tax invoices themselves. */
export const invoicedElsewhere = 'Bizgen, Ciragen, Lakodi and Practigen';

/** The link to the rules. */
const rules = '[the rules for all products](/products#the-rules-for-all-products)';

/** What is the same for all our products. Their pages link to the page that says it. */
export const productTerms = {
  /** The heading, on the page of all products, of the rules that hold for each of them. */
  sharedHeading: 'The rules for all products',
  /** Who of our staff sees data that we host. */
  staffAccess: `Of our staff, ${commitments.liveData.phrase} can open your data. Others only in a session that you open.`,
  leaving: `Export at any time. ${commitments.exportForm.promise} We keep it ${commitments.dataAfterLeaving.phrase}, then delete it.`,
  liability: `We pay up to ${commitments.paymentLiability.phrase} for Finagen and M-Pesa payments, otherwise as in [what you sign](/company/about-us/how-we-work#what-you-sign).`,
} as const;

/**
 * The last of the facts of a product: where the rules are that hold for every product, and what holds
 * for this one too.
 */
export const sameForAll = (more?: string) => ({
  term: 'The same for all',
  detail: [`Hosting, faults, liability and leaving: see ${rules}.`, more].filter(Boolean).join(' '),
});
