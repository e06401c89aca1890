import { commitments } from './commitments';

/** The products that make no tax invoices themselves. */
export const invoicedElsewhere = 'Bizgen, Ciragen, Lakodi and Practigen';

/** What is the same for all our products, in the same words on each of their pages. */
export const productTerms = {
  /** The heading, on the page of all products, of what is the same for each of them. */
  sharedHeading: 'The same for all products',
  /** After what is brought in from an older system. */
  shared:
    'Hosting, availability and access to your data are [the same for all our products](/products#the-same-for-all-products).',
  stops: commitments.productFault.promise,
  /** Who of our staff sees data that we host. */
  staffAccess: `Of our staff, ${commitments.liveData.phrase} can open your data. Others can only while you have opened a session for them.`,
  /** After what is exported. */
  leaving: `at any time, and ${commitments.dataAfterLeaving.phrase}.`,
  liability: `If we cause a loss, we pay at most ${commitments.liabilityCap.phrase}.`,
  /** Of the products that are payment work. */
  paymentLiability: `If we cause a loss in payments, we pay at most ${commitments.paymentLiability.phrase}.`,
} as const;
