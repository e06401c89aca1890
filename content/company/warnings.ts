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
 * The hours of the longest closing in a week without a public holiday, such as from Saturday at
 * 13:00 to Monday at 08:00. A warning that comes as the office closes waits so long for a reader.
 */
export function longestClosing(
  week: Readonly<
    Partial<Record<(typeof weekdays)[number], { opens: string; closes: string }>>
  > = site.hours.value,
): number {
  const spans = weekdays.flatMap((weekday, day) => {
    const hours = week[weekday];
    if (!hours) return [];
    return { from: day * 24 + hoursOf(hours.opens), to: day * 24 + hoursOf(hours.closes) };
  });
  const starts = spans.map(({ from }) => from);
  // After the last day of the week comes the first one of the next.
  const [first = 0] = starts;
  starts.push(first + weekdays.length * 24);
  return Math.max(...spans.map(({ to }, index) => (starts[index + 1] ?? to) - to));
}

/** The section that says what the night watch does. */
export const nightWatchSection =
  '/services/support-and-management/managed-it/security-management#what-the-night-watch-does' as const;

/** What the night watch costs, with the words for it that every page and the bill of a SACCO share. */
export const nightWatchPrice = `${amountInWords(furtherPrices.nightWatch.from)} a month`;

/** How many hours word of an attack takes at most if nobody is paid to watch at night. */
const longestNoticeHours = Math.ceil(longestClosing() + breachNoticeHours);

/** When a client without a night watch hears of an attack, for a sentence. Every page has these words. */
export const noticeWithoutWatch = `up to ${longestNoticeHours} hours after it starts over a weekend, and later over a public holiday`;

/** How long a client waits at most for word of an attack, and what shortens the wait, in Markdown. */
export const longestWait = `You may hear of an attack only ${noticeWithoutWatch}. A [night watch](${nightWatchSection}) costs ${nightWatchPrice}. With it you hear ${commitments.breachNotice.phrase}.`;
