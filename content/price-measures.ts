import { commitments } from './commitments';

/** What the price of an offer depends on. Copy uses the key, and pages show the text. */
export const priceMeasures = {
  'fixed price': 'Fixed price for a written scope',
  'day rate': 'By the day, with a cap',
  'per user': 'Per user and month',
  'per device': 'Per device and month',
  'per server': 'Per server and month',
  'per site': 'Per site and month',
  'per till': 'Per till and month',
  'per learner': 'Per learner and term',
  'per unit': 'Per rented unit and month',
  'per employee': 'Per employee on the payroll and month',
  'per message': 'Per message sent',
  'per gigabyte': 'Per gigabyte kept and month',
  'per month': 'A fixed amount each month',
} as const;

/** How a client gets a price range. Pages show this after the measure of an offer without a price. */
export const priceRange = `After ${commitments.priceCall.phrase} you get a written range`;
