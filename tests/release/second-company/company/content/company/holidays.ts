export interface PublicHoliday {
  readonly day: string;
  readonly name: string;
  readonly date: 'fixed' | 'by the moon';
}

const days: readonly PublicHoliday[] = [
  { day: '2026-12-25', name: 'Christmas Day', date: 'fixed' },
];

export const publicHolidays = {
  firstYear: 2026,
  lastYear: 2026,
  days,
};
