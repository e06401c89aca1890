import { commitments } from './commitments';

const availability = `It is available ${commitments.availability.phrase}.`;

/** What is the same for all our products, in the same words on each of their pages. */
export const productTerms = {
  availability,
  stops: `We answer ${commitments.productFault.phrase}. ${availability}`,
  hosting: `We host it encrypted, ${commitments.hostingCountry.phrase}.`,
  /** After what is exported. */
  leaving: `at any time, and ${commitments.dataAfterLeaving.phrase}.`,
  liability: `If we cause a loss, we pay at most ${commitments.liabilityCap.phrase}.`,
  /** Of the products that are payment work. */
  paymentLiability: `If we cause a loss in payments, we pay at most ${commitments.paymentLiability.phrase}.`,
} as const;
