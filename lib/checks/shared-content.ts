import { commitments } from '@/content/commitments';
import { companyFacts } from '@/content/company-facts';
import * as enquiry from '@/content/enquiry';
import { publicHolidays } from '@/content/holidays';
import * as navigation from '@/content/navigation';
import { payrollRates } from '@/content/payroll-rates';
import { priceMeasures } from '@/content/price-measures';
import * as priceTables from '@/content/prices';
import { productNeeds } from '@/content/product-choice';
import { screenshots } from '@/content/screenshots';
import { site } from '@/content/site';
import { themes } from '@/content/themes';
import { vatRange, vatRate } from '@/content/vat';

/** The facts that several pages read, by the file that contains them. */
export const sharedContent = {
  'content/site.ts': site,
  'content/company-facts.ts': companyFacts,
  'content/prices.ts': priceTables,
  'content/commitments.ts': commitments,
  'content/payroll-rates.ts': payrollRates,
  'content/holidays.ts': publicHolidays,
} as const;

/** Everything outside the copy of pages that visitors read, by the file that contains it. */
export const sharedTexts: Readonly<Record<string, object>> = {
  ...sharedContent,
  'content/enquiry.ts': enquiry,
  'content/navigation.ts': navigation,
  'content/price-measures.ts': priceMeasures,
  'content/product-choice.ts': productNeeds,
  'content/screenshots.ts': screenshots,
  'content/themes.ts': themes,
  'content/vat.ts': { vatRate, vatRange },
};
