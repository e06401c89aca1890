import { commitments } from '@/content/commitments';
import { companyFacts } from '@/content/company-facts';
import { copy } from '@/content/copy';
import { payrollRates } from '@/content/payroll-rates';
import { site } from '@/content/site';
import { isRequired, launchList } from './launch-list';
import { pendingItems } from './pending-items';

/** `npm run stand-ins`: lists what must be replaced or confirmed. Exits with 1 if something required for launch is left. */
const pending = pendingItems(
  {
    'content/site.ts': site,
    'content/company-facts.ts': companyFacts,
    'content/commitments.ts': commitments,
    'content/payroll-rates.ts': payrollRates,
  },
  copy,
);
console.log(launchList(pending));
if (pending.some(isRequired)) process.exitCode = 1;
