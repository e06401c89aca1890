import { site } from '@/content/site';

/**
 * The share of a connection that a download gets while people use the connection. The number comes from the page
 * `/blog/what-a-backup-restore-drill-looks-like`.
 */
export const usableShare = 0.7;

/**
 * The number of hours that a download takes: gigabytes × 8,000 megabits ÷ Mbit/s ÷ 3,600 seconds ÷ share. Zero if there is
 * nothing to download. Otherwise, infinity if the speed or the share is not positive.
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
  if (minutes < 60) return inUnit(minutes, 'minute');
  return hours < 48 ? inUnit(hours, 'hour') : inUnit(hours / 24, 'day');
}
