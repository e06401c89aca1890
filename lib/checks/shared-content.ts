import { screenshots } from '@/content/brand/screenshots';
import { themes } from '@/content/brand/themes';
import { commitments } from '@/content/company/commitments';
import * as enquiry from '@/content/company/enquiry';
import { companyFacts } from '@/content/company/facts';
import { publicHolidays } from '@/content/company/holidays';
import { productNeeds } from '@/content/company/product-choice';
import * as navigation from '@/content/navigation';
import { payrollRates } from '@/content/payroll/rates';
import { priceMeasures } from '@/content/prices/measures';
import * as priceTables from '@/content/prices/prices';
import { vatRange, vatRate } from '@/content/prices/vat';
import { site } from '@/content/site';

/** The facts that several pages read, by the file that contains them. */
export const sharedContent = {
  'content/site.ts': site,
  'content/company/facts.ts': companyFacts,
  'content/prices/prices.ts': priceTables,
  'content/company/commitments.ts': commitments,
  'content/payroll/rates.ts': payrollRates,
  'content/company/holidays.ts': publicHolidays,
} as const;

/** Everything outside the copy of pages that visitors read, by the file that contains it. */
export const sharedTexts: Readonly<Record<string, object>> = {
  ...sharedContent,
  'content/company/enquiry.ts': enquiry,
  'content/navigation.ts': navigation,
  'content/prices/measures.ts': priceMeasures,
  'content/company/product-choice.ts': productNeeds,
  'content/brand/screenshots.ts': screenshots,
  'content/brand/themes.ts': themes,
  'content/prices/vat.ts': { vatRate, vatRange },
};
