import { productNeeds } from '@/content/calculators/product-choice';
import { payrollRates } from '@/content/payroll/rates';
import { payrollRatesSchema } from '@/content/payroll/rates-schema';
import type { FurtherFacts } from '@/content/schema/company';
import { productNeedsSchema } from '@/content/schema/figures';

/**
 * Facts that not every company has, by the file that contains them, and what is valid there. The
 * checks read them too.
 */
export const furtherFacts: FurtherFacts = {
  'content/payroll/rates.ts': { facts: payrollRates, schema: payrollRatesSchema },
  'content/calculators/product-choice.ts': { facts: productNeeds, schema: productNeedsSchema },
};
