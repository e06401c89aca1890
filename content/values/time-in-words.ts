import { type Time, type TimeSpan, workingDays } from './time';

/**
 * The text of a time, such as `4 to 10 weeks for each branch`, `1 day`, `Half a day` or `Monthly`.
 */
export function timeInWords(time: Time): string {
  if (typeof time === 'string') return time;
  const { from, to, unit, alongside, note } = time;
  const singular = unit.slice(0, -1);
  const amountOf = (amount: number) => {
    if (amount === 0.5) return `Half ${singular === 'hour' ? 'an' : 'a'} ${singular}`;
    return amount === 1 ? `1 ${singular}` : `${amount} ${unit}`;
  };
  let words = amountOf(from);
  if (to !== undefined) {
    const start = from === 0.5 ? words : from;
    words = `${start} to ${to === 0.5 ? `${to} ${unit}` : amountOf(to)}`;
  }
  return [words, note, alongside && '(alongside the rest)'].filter(Boolean).join(' ');
}

/** A number of minutes, such as `2 h 15 min`, `2 h` or `35 min`. */
export function minutesInWords(exactMinutes: number): string {
  const minutes = Math.round(exactMinutes);
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
