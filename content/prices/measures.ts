/**
 * How offers are measured and how often they are paid. Copy uses the key. Pages show `phrase` after
 * the amount.
 */
export const priceMeasures = {
  'fixed price': {
    phrase: 'fixed price',
    isRate: false,
    unit: 'job',
    paid: 'once',
    meaning:
      'You have a written scope and one amount. We carry the risk if the work takes longer. A change is priced before we start it.',
    least: 2_000,
  },
  'day rate': {
    phrase: 'per day, with a cap',
    isRate: true,
    unit: 'day',
    paid: 'once',
    meaning: 'For work that nobody can estimate. You set the cap, and we stop there.',
    least: 5_000,
  },
  hourly: {
    phrase: 'per hour',
    isRate: true,
    unit: 'hour',
    paid: 'once',
    meaning: 'For single repairs, counted in half hours. A visit counts at least two hours.',
    least: 500,
  },
  'per user': {
    phrase: 'per user, per month',
    isRate: true,
    unit: 'user',
    paid: 'month',
    meaning: 'A user is a person who is on your list on the first of the month.',
    least: 100,
  },
  'per device': {
    phrase: 'per device, per month',
    isRate: true,
    unit: 'device',
    paid: 'month',
    meaning: 'Each machine that reports to us. The list comes with the invoice.',
    least: 200,
  },
  'per server': {
    phrase: 'per server, per month',
    isRate: true,
    unit: 'server',
    paid: 'month',
    meaning: 'A physical or a virtual server counts as one.',
    least: 2_000,
  },
  'per site': {
    phrase: 'per site, per month',
    isRate: true,
    unit: 'site',
    paid: 'month',
    meaning: 'One website, one server room or one office, whatever its size within the plan.',
    least: 1_500,
  },
  'per till': {
    phrase: 'per till, per month',
    isRate: true,
    unit: 'till',
    paid: 'month',
    meaning: 'A screen that takes payment. Kitchen screens and the back office are included.',
    least: 500,
  },
  'per learner': {
    phrase: 'per learner, per term',
    isRate: true,
    unit: 'learner',
    paid: 'term',
    meaning: 'Learners on the roll in the fourth week of term. Staff and parents are included.',
    least: 20,
  },
  'per unit': {
    phrase: 'per rented unit, per month',
    isRate: true,
    unit: 'unit',
    paid: 'month',
    meaning: 'A unit with a lease on the first of the month. Empty units cost nothing.',
    least: 30,
  },
  'per employee': {
    phrase: 'per employee, per month',
    isRate: true,
    unit: 'employee',
    paid: 'month',
    meaning: 'Everyone who is paid in that month’s payroll.',
    least: 40,
  },
  'per month': {
    phrase: 'per month',
    isRate: true,
    unit: 'plan',
    paid: 'month',
    meaning: 'One amount for the plan, whatever you use within it.',
    least: 1_000,
  },
  'per year': {
    phrase: 'per year',
    isRate: true,
    unit: 'name',
    paid: 'year',
    meaning: 'Paid in advance for twelve months.',
    least: 500,
  },
} as const satisfies Readonly<Record<string, PriceMeasure>>;

/** What an amount of money buys. */
interface PriceMeasure {
  /** The words after an amount, such as `per user, per month`. */
  readonly phrase: string;
  /** Whether an amount means nothing without the phrase after it. */
  readonly isRate: boolean;
  /** What is counted, in the singular. */
  readonly unit: string;
  /** How often the amount is paid. */
  readonly paid: 'once' | 'month' | 'term' | 'year';
  /** What is counted and when, for the page that explains prices. */
  readonly meaning: string;
  /** The lowest amount that can be right. A lower one lacks a zero. */
  readonly least: number;
}
