import { screenshots } from '@/content/brand/screenshots';
import { themes } from '@/content/brand/themes';
import { commitments } from '@/content/company/commitments';
import * as enquiry from '@/content/company/enquiry';
import { companyFacts } from '@/content/company/facts';
import { furtherFacts } from '@/content/company/further-facts';
import { publicHolidays } from '@/content/company/holidays';
import * as navigation from '@/content/navigation';
import { priceMeasures } from '@/content/prices/measures';
import * as priceTables from '@/content/prices/prices';
import { site } from '@/content/site';

/** The facts that several pages read, by the file that contains them. */
export const sharedContent: Readonly<Record<string, object>> = {
  'content/site.ts': site,
  'content/company/facts.ts': companyFacts,
  'content/prices/prices.ts': priceTables,
  'content/company/commitments.ts': commitments,
  'content/company/holidays.ts': publicHolidays,
  ...Object.fromEntries(Object.entries(furtherFacts).map(([file, { facts }]) => [file, facts])),
};

/** Everything outside the copy of pages that visitors read, by the file that contains it. */
export const sharedTexts: Readonly<Record<string, object>> = {
  ...sharedContent,
  'content/company/enquiry.ts': enquiry,
  'content/navigation.ts': navigation,
  'content/prices/measures.ts': priceMeasures,
  'content/brand/screenshots.ts': screenshots,
  'content/brand/themes.ts': themes,
};
