import { z } from 'zod';
import { day, share } from '@/content/schema/fields';
import { inAYear } from '@/content/values/days';

const monthly = z.number().positive();

/** What is valid in `content/payroll/rates.ts`. */
export const payrollRatesSchema = z.object({
  from: day.refine((value) => value <= inAYear(), 'It is more than a year ahead'),
  nssf: z
    .object({ rate: share, lowerLimit: monthly, upperLimit: monthly })
    .refine(({ lowerLimit, upperLimit }) => lowerLimit < upperLimit, {
      path: ['upperLimit'],
      message: 'Write an amount above "lowerLimit"',
    }),
  shif: z.object({ rate: share, least: monthly }),
  housingLevy: z.object({ rate: share }),
  trainingLevy: z.object({ amount: monthly }),
  paye: z.object({
    personalRelief: monthly,
    bands: z
      .array(
        z.object({ upTo: z.union([monthly, z.literal(Number.POSITIVE_INFINITY)]), rate: share }),
      )
      .superRefine((bands, context) => {
        for (const [index, { upTo }] of bands.entries()) {
          const next = bands[index + 1];
          if (next ? next.upTo > upTo : upTo === Number.POSITIVE_INFINITY) continue;
          const message = next
            ? 'Write the bands in order, the lowest "upTo" first'
            : 'Write Number.POSITIVE_INFINITY as "upTo" of the last band';
          context.addIssue({ code: 'custom', path: [index, 'upTo'], message });
        }
      }),
  }),
});
