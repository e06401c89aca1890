import type { NumberCalculator } from '@/content/schema/calculators';
import { site } from '@/content/site';
import { wholeAmount } from '@/content/values/money';

/**
 * The share of a connection that a download gets while people use the connection. The number comes
 * from the page `/blog/what-a-backup-restore-drill-looks-like`.
 */
const usableShare = 0.7;

/**
 * The number of hours that a download takes: gigabytes × 8,000 megabits ÷ Mbit/s ÷ 3,600 seconds ÷
 * share. Zero if there is nothing to download. Otherwise, infinity if the speed or the share is not
 * positive.
 */
export function restoreHours(
  gigabytes: number,
  megabitsPerSecond: number,
  share = usableShare,
): number {
  if (!(gigabytes > 0)) return 0;
  if (!(megabitsPerSecond > 0) || !(share > 0)) return Number.POSITIVE_INFINITY;
  return (gigabytes * 8_000) / megabitsPerSecond / 3_600 / share;
}

const inUnit = (value: number, unit: 'minute' | 'hour' | 'day') =>
  value.toLocaleString(site.language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });

/** Hours in words, in a suitable unit: `48 minutes`, `1 hour`, `31.7 hours`, `5.2 days`. */
export function hoursInWords(hours: number): string {
  if (!Number.isFinite(hours)) return 'never';
  const minutes = Math.round(hours * 60);
  if (hours > 0 && minutes === 0) return 'less than a minute';
  if (minutes < 60) return inUnit(minutes, 'minute');
  return hours < 48 ? inUnit(hours, 'hour') : inUnit(hours / 24, 'day');
}

const sizes = [50, 200, 500, 2_000];
const speeds = [10, 20, 50, 100];

/** How long it takes to fetch a backup back. */
export const restoreTime: NumberCalculator = {
  fields: [
    { name: 'gigabytes', label: 'Data to fetch, in GB', initial: 200, min: 0.1, max: 1_000_000 },
    {
      name: 'speed',
      label: 'Speed of the line, in Mbit/s',
      initial: 20,
      min: 0.1,
      max: 100_000,
    },
    {
      name: 'share',
      label: 'Share of the line you can use, in %',
      initial: usableShare * 100,
      min: 1,
      max: 100,
    },
  ],
  after: 'to fetch it back',
  calculate: ([gigabytes = 0, speed = 0, share = 0]) => ({
    answer: hoursInWords(restoreHours(gigabytes, speed, share / 100)),
    lines: [],
  }),
  formula: 'hours = gigabytes × 8,000 ÷ Mbit/s ÷ 3,600 ÷ share of the line',
  commonAnswers: () => ({
    caption: `Time to fetch a backup back, with ${usableShare * 100}% of the line`,
    rows: [
      ['Data', ...speeds.map((speed) => `${speed} Mbit/s`)],
      ...sizes.map((size) => [
        `${wholeAmount(size)} GB`,
        ...speeds.map((speed) => hoursInWords(restoreHours(size, speed))),
      ]),
    ],
  }),
};
