/**
 * A public holiday. A date `by the moon` is calculated, and the Kenya Gazette may announce one a
 * day earlier or later.
 */
export interface PublicHoliday {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly name: string;
  readonly date: 'fixed' | 'by the moon';
}

/**
 * The public holidays of Kenya, on which the office is closed. If a holiday falls on a Sunday, the
 * list contains the working day that replaces it. Each December, add a year with the dates that the
 * Kenya Gazette has announced.
 *
 * Source: Public Holidays Act (Cap. 110), schedules. The npm package date-holidays 3.37.0
 * calculated the days of Idd.
 */
export const publicHolidays = {
  /** The day on which an editor must compare the list with the Kenya Gazette again. */
  recheckBy: '2026-12-15',
  firstYear: 2026,
  lastYear: 2028,
  days: [
    { day: '2026-01-01', name: 'New Year’s Day', date: 'fixed' },
    { day: '2026-03-20', name: 'Idd-ul-Fitr', date: 'by the moon' },
    { day: '2026-04-03', name: 'Good Friday', date: 'fixed' },
    { day: '2026-04-06', name: 'Easter Monday', date: 'fixed' },
    { day: '2026-05-01', name: 'Labour Day', date: 'fixed' },
    { day: '2026-05-27', name: 'Idd-ul-Azha', date: 'by the moon' },
    { day: '2026-06-01', name: 'Madaraka Day', date: 'fixed' },
    { day: '2026-10-10', name: 'Mazingira Day', date: 'fixed' },
    { day: '2026-10-20', name: 'Mashujaa Day', date: 'fixed' },
    { day: '2026-12-12', name: 'Jamhuri Day', date: 'fixed' },
    { day: '2026-12-25', name: 'Christmas Day', date: 'fixed' },
    { day: '2026-12-26', name: 'Boxing Day', date: 'fixed' },
    { day: '2027-01-01', name: 'New Year’s Day', date: 'fixed' },
    { day: '2027-03-09', name: 'Idd-ul-Fitr', date: 'by the moon' },
    { day: '2027-03-26', name: 'Good Friday', date: 'fixed' },
    { day: '2027-03-29', name: 'Easter Monday', date: 'fixed' },
    { day: '2027-05-01', name: 'Labour Day', date: 'fixed' },
    { day: '2027-05-17', name: 'Idd-ul-Azha', date: 'by the moon' },
    { day: '2027-06-01', name: 'Madaraka Day', date: 'fixed' },
    { day: '2027-10-11', name: 'Mazingira Day', date: 'fixed' },
    { day: '2027-10-20', name: 'Mashujaa Day', date: 'fixed' },
    { day: '2027-12-13', name: 'Jamhuri Day', date: 'fixed' },
    { day: '2027-12-25', name: 'Christmas Day', date: 'fixed' },
    { day: '2027-12-27', name: 'Boxing Day', date: 'fixed' },
    { day: '2028-01-01', name: 'New Year’s Day', date: 'fixed' },
    { day: '2028-02-26', name: 'Idd-ul-Fitr', date: 'by the moon' },
    { day: '2028-04-14', name: 'Good Friday', date: 'fixed' },
    { day: '2028-04-17', name: 'Easter Monday', date: 'fixed' },
    { day: '2028-05-01', name: 'Labour Day', date: 'fixed' },
    { day: '2028-05-05', name: 'Idd-ul-Azha', date: 'by the moon' },
    { day: '2028-06-01', name: 'Madaraka Day', date: 'fixed' },
    { day: '2028-10-10', name: 'Mazingira Day', date: 'fixed' },
    { day: '2028-10-20', name: 'Mashujaa Day', date: 'fixed' },
    { day: '2028-12-12', name: 'Jamhuri Day', date: 'fixed' },
    { day: '2028-12-25', name: 'Christmas Day', date: 'fixed' },
    { day: '2028-12-26', name: 'Boxing Day', date: 'fixed' },
  ],
} as const satisfies {
  readonly recheckBy: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly days: readonly PublicHoliday[];
};
