import { commitments } from './commitments';

const availability = `It is available ${commitments.availability.phrase}.`;

/** What is the same for all our products, in the same words on each of their pages. */
export const productTerms = {
  availability,
  stops: `We answer ${commitments.productFault.phrase}. ${availability}`,
  hosting: `We host it encrypted, ${commitments.hostingCountry.phrase}.`,
  /** After what is exported. */
  leaving: `at any time, and ${commitments.dataAfterLeaving.phrase}.`,
  liability: `For a loss that we cause, at most ${commitments.liabilityCap.phrase}.`,
  /** Of the products that are payment work. */
  paymentLiability: `It is payment work: the cap is ${commitments.paymentLiability.phrase}.`,
} as const;
