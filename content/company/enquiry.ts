/** When the visitor wants the work. The form shows and sends the text. */
export const timings = {
  now: 'As soon as possible',
  month: 'Within a month',
  quarter: 'Within three months',
  later: 'Later, or not decided',
} as const;

/** Ranges of budgets in Kenyan shillings. The form shows and sends the text. */
export const budgets = {
  'under-100k': 'Under KSh 100,000',
  '100k-500k': 'KSh 100,000 to 500,000',
  '500k-2m': 'KSh 500,000 to 2 million',
  'over-2m': 'Over KSh 2 million',
  undecided: 'Not decided',
} as const;

/** An example of a message, for the hint of its field. */
export const messageExample =
  'We have 25 computers and one server of 200 GB. Who looks after them?';

/** The question of the form about the size of the work, for a quote. */
export const sizeQuestion = 'How many people, at how many sites?';

/** Example telephone numbers for the error message of the phone field. */
export const phoneExamples = '0712 345 678 or +254 712 345 678';
