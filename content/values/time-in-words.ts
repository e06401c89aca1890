import { type Time, type TimeSpan, workingDays } from './time';

/** The text of a time, such as `4 to 10 weeks for each branch`, `1 day`, `Half a day` or `Monthly`. */
export function timeInWords(time: Time): string {
  if (typeof time === 'string') return time;
  const { from, to, unit, alongside, note } = time;
  const singular = unit.slice(0, -1);
  let words = to === undefined ? `${from} ${unit}` : `${from} to ${to} ${unit}`;
  if (to === undefined && from === 1) words = `1 ${singular}`;
  if (to === undefined && from === 0.5)
    words = `Half ${singular === 'hour' ? 'an' : 'a'} ${singular}`;
  return [words, note, alongside && '(alongside the rest)'].filter(Boolean).join(' ');
}

/** A number of minutes, such as `2 h 15 min`, `2 h` or `35 min`. */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** The minimum and maximum of a span of time, in working days. */
export function daysOf({ from, to = from, unit }: TimeSpan): { min: number; max: number } {
  return { min: from * workingDays[unit], max: to * workingDays[unit] };
}

/** From the shortest to the longest of some spans, such as `2 weeks to 9 months`. Undefined if there are none. */
export function rangeInWords(spans: readonly TimeSpan[]): string | undefined {
  const [quickest] = spans.toSorted((a, b) => daysOf(a).min - daysOf(b).min);
  const slowest = spans.toSorted((a, b) => daysOf(a).max - daysOf(b).max).at(-1);
  if (!quickest || !slowest) return undefined;
  const least = { from: quickest.from, unit: quickest.unit };
  const most = { from: slowest.to ?? slowest.from, unit: slowest.unit };
  if (least.unit !== most.unit) return `${timeInWords(least)} to ${timeInWords(most)}`;
  return timeInWords(most.from > least.from ? { ...least, to: most.from } : least);
}
