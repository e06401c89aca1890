import { scaleLinear } from 'd3-scale';
import type { BusyParty, Span } from '@/content/figures';
import { durationOfStep } from './duration';

export interface TimedStep {
  readonly duration?: string | undefined;
  readonly span?: Span | undefined;
}

/** The bar of one step. Lengths are in per cent of the track. */
export interface Bar {
  readonly from: number;
  /** What it takes at least. */
  readonly least: number;
  /** What it may take on top. */
  readonly more: number;
  /** It goes on, to the end of the track and beyond. */
  readonly repeats: boolean;
}

export interface Timeline {
  /** One for each step; none where nothing measures it. */
  readonly bars: readonly (Bar | undefined)[];
  /** Where the scale is marked, in per cent of the track. */
  readonly marks: readonly { readonly at: number; readonly label: string }[];
  readonly unit: 'days' | 'weeks' | 'months';
}

/** A step on the scale of the work, in working days from its start. */
interface Placed {
  readonly from: number;
  readonly least: number;
  readonly most: number;
  readonly repeats: boolean;
}

/** What is left free at the right for what goes on, in per cent of the track. */
const tail = 14;

/** The shortest bar that is seen on a phone, in per cent of the track. */
const shortest = 1.5;

const round = (value: number) => Math.round(value * 10) / 10;

/** Working days to one of a unit, and the most days that are marked in it. */
const units = [
  { unit: 'days', size: 1, until: 15 },
  { unit: 'weeks', size: 5, until: 100 },
  { unit: 'months', size: 21, until: Number.POSITIVE_INFINITY },
] as const;

/**
 * The steps of a process to scale, each beginning midway between the earliest and the latest end of the one before it. Nothing
 * where fewer than two steps can be measured, since there is nothing to compare.
 * @throws where a duration can't be read; the content's checks name it before.
 */
export function timelineOf(steps: readonly TimedStep[]): Timeline | undefined {
  let end = 0;
  let cursor = 0;
  const placed = steps.map((step): Placed | undefined => {
    const duration = durationOfStep(step);
    if (!duration) throw new Error(`lib/figures/timeline.ts: "${step.duration}" is no duration.`);
    if (duration.type === 'open') return undefined;
    if (duration.type === 'repeats') return { from: cursor, least: 0, most: 0, repeats: true };
    if (duration.type === 'window') {
      const { from, until } = duration;
      cursor = Math.max(cursor, until);
      end = Math.max(end, until);
      return { from, least: until - from, most: until - from, repeats: false };
    }
    const { least, most, isBeside } = duration;
    const from = cursor;
    if (!isBeside) cursor += (least + most) / 2;
    end = Math.max(end, from + most);
    return { from, least, most, repeats: false };
  });
  const measured = placed.filter((bar) => bar && !bar.repeats);
  if (measured.length < 2 || end === 0) return undefined;

  const room = placed.some((bar) => bar?.repeats) ? 100 - tail : 100;
  const scale = scaleLinear().domain([0, end]).range([0, room]);
  const bars = placed.map((bar) => {
    if (!bar) return undefined;
    if (bar.repeats) {
      const from = Math.min(scale(bar.from), 100 - tail);
      return { from: round(from), least: round(100 - from), more: 0, repeats: true };
    }
    const least = Math.max(scale(bar.least), shortest);
    const from = Math.min(scale(bar.from), room - least);
    const until = Math.max(scale(bar.from + bar.most), from + least);
    return {
      from: round(from),
      least: round(least),
      more: round(Math.min(until, 100) - from - least),
      repeats: false,
    };
  });

  const { unit, size } = units.find(({ until }) => end <= until) ?? units[0];
  const marks = scaleLinear()
    .domain([0, end / size])
    .ticks(4)
    .filter((tick) => tick > 0 && Number.isInteger(tick))
    .map((tick) => ({ at: round(scale(tick * size)), label: String(tick) }));
  return { bars, marks, unit };
}

export const busyWords: Readonly<Record<BusyParty, string>> = {
  us: 'We',
  you: 'You',
  both: 'You and we',
  others: 'Others',
};
