import { type Time, type TimeSpan, workingDays } from '@/content/time';

/** A time in words, such as `4 to 10 weeks for each branch`, `1 day`, `Half a day` or `Monthly`. */
export function timeInWords(time: Time): string {
  if (typeof time === 'string') return time;
  const { from, to, unit, alongside, note } = time;
  const singular = unit.slice(0, -1);
  let words = to === undefined ? `${from} ${unit}` : `${from} to ${to} ${unit}`;
  if (to === undefined && from === 1) words = `1 ${singular}`;
  if (to === undefined && from === 0.5) words = `Half a ${singular}`;
  return [words, note, alongside && '(alongside the rest)'].filter(Boolean).join(' ');
}

/** The shortest and longest duration of a span, in working days. */
export function daysOf({ from, to = from, unit }: TimeSpan): { least: number; most: number } {
  return { least: from * workingDays[unit], most: to * workingDays[unit] };
}
