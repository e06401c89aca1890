import { commitments } from './commitments';

/** The products that make no tax invoices themselves. */
export const invoicedElsewhere = 'Bizgen, Ciragen, Lakodi and Practigen';

/** What is the same for all our products. Their pages link to the page that says it. */
export const productTerms = {
  /** The heading, on the page of all products, of what is the same for each of them. */
  sharedHeading: 'The same for all products',
  /** The last of the facts of each product. */
  shared: {
    term: 'Hosting, faults, leaving, liability',
    detail: 'Read [the rules for all products](/products#the-same-for-all-products).',
  },
  /** Who of our staff sees data that we host. */
  staffAccess: `Of our staff, ${commitments.liveData.phrase} can open your data. Others see it only in a session that you open, to fix one fault.`,
  leaving:
    'Export Excel or CSV whenever you like. The rest is under [What you sign](/company/about-us/how-we-work#what-you-sign).',
} as const;
