import { payrollCalculator } from '@/content/payroll/calculator';
import type { Calculator } from '@/content/schema/calculators';
import { productNeeds } from './product-choice';
import { restoreTime } from './restore-time';

/** The calculators that pages can show, by the name that copy uses. */
export const calculators: Readonly<Record<string, Calculator>> = {
  'restore-time': restoreTime,
  payroll: payrollCalculator,
  'product-choice': { needs: productNeeds },
};
