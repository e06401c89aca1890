import { nightWatchSection } from '@/content/company/warnings';
import { site } from '@/content/site';
import { withCurrency } from '@/content/values/money';
import {
  type BillLine,
  billed,
  billedSetUp,
  firstYearOf,
  quoted,
  quotedYear,
  sumOf,
} from '@/content/values/price';
import { furtherPrices, guarantee, prices } from './prices';

const administration = prices['/services/support-and-management/managed-it/system-administration'];

/** The link of payments in and out. */
export const saccoLink = billed(
  'One paybill and bank, in and out',
  1,
  prices['/services/systems-integration/banking-systems-integration'],
);

/** What we bill for the care of the server that holds the payment ledger and of its spare. */
const care = [
  billedSetUp('Runbook: how the servers start', 1, administration),
  billed('Three links, monitored', 1, prices['/services/systems-integration/managed-services']),
  billed('Ledger server at night', 1, furtherPrices.serverDayAndNight),
  billed('Ledger server and spare', 2, administration),
  billed(
    'Backup of the ledger',
    1,
    prices['/services/support-and-management/managed-it/data-backup-recovery'],
  ),
  billed('Copies each hour', 1, furtherPrices.hourlyCopies),
  {
    ...billed('Night watch: warnings and alerts', 1, furtherPrices.nightWatch),
    explained: nightWatchSection,
  },
];

/**
 * What others bill for it. The guarantee of our bank is exempt from tax (VAT Act, First Schedule,
 * Part II: financial services).
 */
const othersBill: readonly BillLine[] = [
  billed('Server and spare, to their seller', 2, furtherPrices.server, 'server'),
  billed('Storage box, to its seller', 1, furtherPrices.storageBox, 'device'),
  billed('Storage of copies, to its provider', 1, furtherPrices.copyStorage),
  // SASRA's letter of 2023 asks for two tests a year.
  {
    ...billed('Tests, to another firm', 2, furtherPrices.outsideTest, 'test'),
    paid: 'year',
  },
  {
    ...billed('Guarantee of a tenth, to our bank', 1, furtherPrices.bankGuarantee, 'paybill'),
    isTaxFree: true,
  },
];

/**
 * The whole bill of a SACCO for the integration of one core system, one paybill and one bank, with
 * what other suppliers charge.
 */
export const saccoIntegration = [saccoLink, ...care, ...othersBill];

const everyYear = saccoIntegration.filter(({ paid }) => paid !== 'once');

/** What a SACCO pays in the first year, with tax, for a sentence. */
export const saccoFirstYear = quotedYear(saccoIntegration);

/** What a SACCO pays in each year after the first, with tax, for a sentence. */
export const saccoLaterYear = quotedYear(everyYear);

/** What a SACCO pays in the first three years, with tax, for a sentence. */
export const saccoThreeYears = quoted(
  firstYearOf(saccoIntegration) + 2 * firstYearOf(everyYear),
  saccoIntegration,
);

/** What a SACCO pays in the first year, with what the sum includes, for a sentence. */
export const saccoFirstYearInWords = `${saccoFirstYear} in the first year, with ${site.salesTax.name}, other suppliers and a night watch`;

/** What a SACCO whose members only pay in pays in the first year, with tax, for a sentence. */
export const collectionsFirstYear = quotedYear([
  billed('M-Pesa, bank and core', 1, furtherPrices.collections),
  ...care,
  ...othersBill,
]);

/** Of what the guarantee is a share, and what the bank takes for it, for a sentence. */
export const guaranteeInWords = `${guarantee.yearlyRate.value * 100}% a year of a tenth of a paybill balance of ${withCurrency(guarantee.balance.value)}`;

/** What comes back if the payment ledger starts or is repaired late: a tenth of our monthly lines. */
export const saccoCredit = sumOf(care, 'month') / 10;

/** The money of the sample day of a SACCO, in shillings. The cap for payment work is above it. */
export const saccoDay = { mpesa: 2_410_000, bank: 5_880_000, posted: 8_260_000 } as const;
