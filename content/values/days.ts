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

/**
 * The day a year from today, `YYYY-MM-DD`. On 29 February it is a 29 February that no calendar has,
 * which stands between 28 February and 1 March in comparisons.
 */
export function inAYear(): string {
  const day = today();
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
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
