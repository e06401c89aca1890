import { z } from 'zod';
import { site } from '@/content/site';

/** The day at a time in the company's time zone, `YYYY-MM-DD`. */
export function dayAt(time: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(time);
}

/**
 * Today's date in the company's time zone, `YYYY-MM-DD`. In a build, and in what it writes, it is the day on which the build
 * started: a build across midnight has one day.
 */
export function today(): string {
  return process.env.BUILD_DAY ?? dayAt(new Date());
}

/** The day a year from today, `YYYY-MM-DD`. */
export function inAYear(): string {
  return dayAt(new Date(Date.now() + 366 * 86_400_000));
}

/** A calendar day that exists, `YYYY-MM-DD`. */
export const day = z.iso.date({
  error: 'Write a day that exists as year-month-day, such as 2026-11-23',
  // The rules that compare days do not run if the day is invalid.
  abort: true,
});

/** A day that is not in the future. */
export const pastDay = day.refine(
  (value) => value <= today(),
  'It is in the future. Write today’s date, or an earlier one',
);

/** A day (`YYYY-MM-DD`) in words: `21 November 2026`. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** When an editor last compared a statement with its source: `checked on 23 November 2026`. */
export function checkedOn({ checked }: { readonly checked: string }): string {
  return checked === 'not yet' ? 'not checked yet' : `checked on ${dayInWords(checked)}`;
}
