import { z } from 'zod';
import { line } from '@/content/schema/fields';

/**
 * The number of working days in each unit of time. A day has 8 hours, a week 5 working days, and a
 * month 21 working days.
 */
export const workingDays = {
  minutes: 1 / 480,
  hours: 1 / 8,
  days: 1,
  'working days': 1,
  nights: 1,
  weekends: 5,
  weeks: 5,
  months: 21,
} as const;

/**
 * A duration: `{ from: 4, to: 10, unit: 'weeks' }` is "4 to 10 weeks", and
 * `{ from: 1, unit: 'days' }` is "1 day".
 */
const timeSpan = z
  .strictObject({
    from: z.number().positive(),
    to: z.number().positive().optional(),
    unit: z.enum(Object.keys(workingDays) as (keyof typeof workingDays)[]),
    /** Whether the next step starts without waiting for this step. */
    alongside: z.literal(true).optional(),
    /** Text after the time, such as `for each branch` or `(mostly waiting)`. */
    note: line(2, 70).optional(),
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    message: 'Write the smaller number in "from" and the larger in "to"',
    path: ['to'],
  });

/**
 * A span of time, or text such as `Monthly` if there is no exact time. Timelines draw only spans.
 */
export const time = z.union([timeSpan, line(2, 70)]);

export type Time = z.infer<typeof time>;
export type TimeSpan = z.infer<typeof timeSpan>;
