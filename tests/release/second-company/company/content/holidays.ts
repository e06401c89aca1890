/** A public holiday on the day it is kept. */
export interface PublicHoliday {
  readonly day: string;
  readonly name: string;
  readonly date: 'fixed' | 'by the moon';
}

/** The public holidays on which the practice is closed. */
export const publicHolidays = {
  source: 'Banking and Financial Dealings Act 1971',
  firstYear: 2026,
  lastYear: 2028,
  days: [
    { day: '2026-12-25', name: 'Christmas Day', date: 'fixed' },
    { day: '2027-12-27', name: 'Christmas Day, kept on Monday', date: 'fixed' },
    { day: '2028-12-25', name: 'Christmas Day', date: 'fixed' },
  ],
} as const satisfies {
  readonly source: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly days: readonly PublicHoliday[];
};
