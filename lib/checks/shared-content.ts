import { commitments } from '@/content/commitments';
import { companyFacts } from '@/content/company-facts';
import { publicHolidays } from '@/content/holidays';
import { payrollRates } from '@/content/payroll-rates';
import { furtherPrices, prices } from '@/content/prices';
import { site } from '@/content/site';

/** The facts that several pages read, by the file that contains them. */
export const sharedContent = {
  'content/site.ts': site,
  'content/company-facts.ts': companyFacts,
  'content/prices.ts': { prices, furtherPrices },
  'content/commitments.ts': commitments,
  'content/payroll-rates.ts': payrollRates,
  'content/holidays.ts': publicHolidays,
} as const;
