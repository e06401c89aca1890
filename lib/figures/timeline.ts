import { scaleLinear } from 'd3-scale';
import type { BusyParty } from '@/content/schema/figures';
import type { Time } from '@/content/values/time';
import { round } from './round';
import { textWidth } from './text-width';
import { daysOnTimeline } from './time-spans';

/**
 * The bar of one step. All values are whole percentages of the timeline's width. A fraction would be
 * hard to see, and each digit is in the page three times.
 */
export interface Bar {
  readonly from: number;
  /** The length for the minimum time of the step. */
  readonly min: number;
  /** The additional length up to the maximum time. */
  readonly extra: number;
}

export interface Timeline {
  /** A bar for each step; undefined if the step has no duration. */
  readonly bars: readonly (Bar | undefined)[];
  /** The labels of the scale, with their positions as percentages of the timeline's width. */
  readonly marks: readonly { readonly at: number; readonly label: string }[];
  readonly unit: 'days' | 'weeks' | 'months';
}

/**
 * The minimum length of a bar, as a percentage of the timeline's width. A bar of this length is
 * still visible on a phone.
 */
const barLengthMin = 2;

/**
 * The units of the scale. `size` is the length of the unit, and `until` is the length of the
 * longest process that uses the unit. Both are in working days.
 */
const units = [
  { unit: 'days', size: 1, until: 15 },
  { unit: 'weeks', size: 5, until: 100 },
  { unit: 'months', size: 21, until: Number.POSITIVE_INFINITY },
] as const;

/**
 * Lays out the steps of a process to scale. Each step starts at the latest end of the previous one,
 * so that the last bar ends at the latest time that the page states. A step with `alongside` does
 * not delay the next one. Undefined if fewer than two steps have a duration, or if all steps
 * together take less than a day, the smallest unit of the scale.
 */
export function timelineOf(
  steps: readonly { readonly time?: Time | undefined }[],
): Timeline | undefined {
  let end = 0;
  let start = 0;
  const placed = steps.map(({ time }) => {
    const days = daysOnTimeline(time);
    if (!days) return undefined;
    const bar = { from: start, least: days.min, most: days.max };
    const until = start + days.max;
    if (typeof time === 'string' || !time?.alongside) start = until;
    end = Math.max(end, until);
    return bar;
  });
  if (end < 1 || placed.filter((bar) => bar !== undefined).length < 2) return undefined;

  const scale = scaleLinear().domain([0, end]).range([0, 100]);
  const at = (days: number) => Math.round(scale(days));
  const bars = placed.map((bar): Bar | undefined => {
    if (!bar) return undefined;
    const min = Math.max(at(bar.least), barLengthMin);
    const from = Math.min(at(bar.from), 100 - min);
    const until = Math.min(Math.max(at(bar.from + bar.most), from + min), 100);
    return { from, min, extra: until - from - min };
  });

  const { unit, size } = units.find(({ until }) => end <= until) ?? units[0];
  const marks = scaleLinear()
    .domain([0, end / size])
    .ticks(4)
    .filter((tick) => tick > 0 && Number.isInteger(tick))
    .map((tick) => ({ at: round(scale(tick * size)), label: String(tick) }));
  return { bars, marks, unit };
}

/** The width of a column of bars in pixels, where it is narrowest: on a wide page's right third. */
const trackWidth = 284;

/**
 * The margins of the words above a bar. They start at its left edge, or end at its right edge if
 * there is no room. Words that are too long for both have the whole width, if the bar is on the
 * left.
 */
export function labelMargins({ from, min, extra }: Bar, words: string) {
  const width = (textWidth(words, 14) / trackWidth) * 100;
  const until = from + min + extra;
  if (from + width <= 100) return from > 0 ? { marginLeft: `${from}%` } : {};
  return width <= until || from > 50 ? { marginLeft: 'auto', marginRight: `${100 - until}%` } : {};
}

/** The words that say who works on a step. Our own steps have none, because they are the rule. */
export const busyWords: Readonly<Record<BusyParty, string>> = {
  us: '',
  you: 'your part',
  both: 'with you',
  others: 'others, our estimate',
};
