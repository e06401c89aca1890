import { site } from '@/content/site';
import { billed, billedSetUp, quotedSum } from '@/content/values/price';
import { furtherPrices, prices } from './prices';

const administration = prices['/services/support-and-management/managed-it/system-administration'];

/** What a clearing firm pays for a portal: the portal, its server, and what other suppliers charge. */
export const portalBill = [
  billed('Portal for importers', 1, prices['/services/web-development/web-applications']),
  billed(
    'Export from the job program',
    1,
    prices['/services/systems-integration/application-integration'],
  ),
  billed('Care and updates of its server', 1, administration),
  billedSetUp('Runbook: how its server starts', 1, administration),
  billed(
    'Backup of its server',
    1,
    prices['/services/support-and-management/managed-it/data-backup-recovery'],
  ),
  billed('A call if it falls silent at night', 1, furtherPrices.serverDayAndNight),
  billed('Its host, to a cloud provider', 1, furtherPrices.portalHost),
  billed('Storage of copies, to its provider', 1, furtherPrices.copyStorage),
  billed(
    'E-mail security',
    1,
    prices[
      '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security'
    ],
  ),
];

/** What that portal costs a month after its launch, with tax, for a sentence. */
export const portalMonthly = `${quotedSum(portalBill, 'month')} a month, with ${site.salesTax.name}`;
