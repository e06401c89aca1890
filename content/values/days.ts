import { site } from '@/content/site';

/** The day at a time in the company's time zone, `YYYY-MM-DD`. */
export function dayAt(time: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(time);
}

/**
 * Today's date in the company's time zone, `YYYY-MM-DD`. In a build, and in what it writes, it is
 * the day on which the build started: a build across midnight has one day.
 */
export function today(): string {
  return process.env.BUILD_DAY ?? dayAt(new Date());
}

/** The day a year from today, `YYYY-MM-DD`. */
export function inAYear(): string {
  return dayAt(new Date(Date.now() + 366 * 86_400_000));
}

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
