import { furtherPrices } from '@/content/prices/prices';
import { site } from '@/content/site';
import { amountInWords } from '@/content/values/price';
import { weekdays } from '@/content/values/weekdays';
import { breachNoticeHours, commitments } from './commitments';

/** The hours from midnight to a time `HH:MM`: 8.5 for `08:30`. */
function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/**
 * The longest closing in a week without a public holiday, such as from Saturday at 13:00 to Monday at
 * 08:00: the hours of the week at which it starts and ends. A warning that comes as the office closes
 * waits so long for a reader.
 */
export function longestClosing(
  week: Readonly<
    Partial<Record<(typeof weekdays)[number], { opens: string; closes: string }>>
  > = site.hours.value,
): { from: number; to: number } {
  const spans = weekdays.flatMap((weekday, day) => {
    const hours = week[weekday];
    if (!hours) return [];
    return { from: day * 24 + hoursOf(hours.opens), to: day * 24 + hoursOf(hours.closes) };
  });
  const starts = spans.map(({ from }) => from);
  // After the last day of the week comes the first one of the next.
  const [first = 0] = starts;
  starts.push(first + weekdays.length * 24);
  const closings = spans.map(({ to }, index) => ({ from: to, to: starts[index + 1] ?? to }));
  return closings.reduce(
    (longest, closing) =>
      closing.to - closing.from > longest.to - longest.from ? closing : longest,
    { from: 0, to: 0 },
  );
}

/** The section that says what the night watch does. */
export const nightWatchSection =
  '/services/support-and-management/managed-it/security-management#what-the-night-watch-does' as const;

/** What the night watch costs, with the words for it that every page and the bill of a SACCO share. */
export const nightWatchPrice = `${amountInWords(furtherPrices.nightWatch.from)} a month`;

/** An hour of the week in words: `Monday at 20:00` for 44. */
export function hourOfWeek(hour: number): string {
  const minutes = Math.ceil(hour * 60);
  const time = [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return `${weekdays[Math.floor(hour / 24) % weekdays.length]} at ${time}`;
}

const { from, to } = longestClosing();

/** When a client without a night watch hears of an attack at the latest. Every page has this sentence. */
export const noticeWithoutWatch = `Without a night watch, you may hear of an attack on ${hourOfWeek(from)} only on ${hourOfWeek(to + breachNoticeHours)}, or later after a public holiday.`;

/** How long a client waits at most for word of an attack, and what shortens the wait, in Markdown. */
export const longestWait = `${noticeWithoutWatch} A [night watch](${nightWatchSection}) costs ${nightWatchPrice}. With it, work starts ${commitments.watchedStart.phrase}.`;
