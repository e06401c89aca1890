/**
 * The units of figures, and what each is called after the number 1. Abbreviations are the same. A
 * figure that has 1 of a unit that is not here stops the build.
 */
export const singularUnits: Readonly<Record<string, string>> = {
  calls: 'call',
  days: 'day',
  GB: 'GB',
  hours: 'hour',
  KB: 'KB',
  Mbps: 'Mbps',
  minutes: 'minute',
  months: 'month',
  ms: 'ms',
  payments: 'payment',
  points: 'point',
  seconds: 'second',
  weeks: 'week',
  'working days': 'working day',
  years: 'year',
};
