import { scaleLinear } from 'd3-scale';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { durationOfStep } from './duration';

/** The steps of one page's work in brief, on a scale that all pages of a group share. */
export interface BriefTimeline {
  /** The steps that have an end, in per cent of the track: where each begins and how long it is. */
  readonly bars: readonly { readonly from: number; readonly length: number }[];
  /** How many weeks the whole track stands for. */
  readonly weeks: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
const daysInWeek = 5;

/** The middle length of each step of a page's work, in working days; nothing where the page tells no steps. */
function stepsOf(path: PagePath): readonly number[] {
  const copy = copyOf(path);
  if (!('process' in copy)) return [];
  return copy.process.steps.flatMap((step) => {
    const duration = durationOfStep(step);
    if (duration?.type === 'window') return [duration.until - duration.from];
    return duration?.type === 'lasts' && !duration.isBeside
      ? [(duration.least + duration.most) / 2]
      : [];
  });
}

/** The work of several pages on one scale, so that they can be compared. Pages of which nothing can be measured are left out. */
export function durationsOf(paths: readonly PagePath[]): ReadonlyMap<PagePath, BriefTimeline> {
  const measured = paths
    .map((path) => ({ path, steps: stepsOf(path) }))
    .filter(({ steps }) => steps.length > 1);
  const longest = Math.max(
    ...measured.map(({ steps }) => steps.reduce((sum, step) => sum + step, 0)),
  );
  const weeks = Math.ceil(longest / daysInWeek);
  const scale = scaleLinear()
    .domain([0, weeks * daysInWeek])
    .range([0, 100]);
  return new Map(
    measured.map(({ path, steps }) => [
      path,
      {
        weeks,
        bars: steps.map((length, index) => ({
          from: round(scale(steps.slice(0, index).reduce((sum, step) => sum + step, 0))),
          length: round(scale(length)),
        })),
      },
    ]),
  );
}
