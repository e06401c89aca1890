import { withTax } from '@/content/values/money';
import { billed, billedSetUp, sumOf } from '@/content/values/price';
import { furtherPrices, prices } from './prices';

const administration = prices['/services/support-and-management/managed-it/system-administration'];

/**
 * What a SACCO pays for the integration of one core system, one paybill and one bank, with the care
 * of the server that holds the payment ledger and of its spare.
 */
export const saccoIntegration = [
  billed(
    'M-Pesa, bank and core',
    1,
    prices['/services/systems-integration/banking-systems-integration'],
  ),
  billedSetUp('Runbook of the servers', 1, administration),
  billed('Three links watched', 1, prices['/services/systems-integration/managed-services']),
  billed('Ledger server at night', 1, furtherPrices.serverDayAndNight),
  billed('Ledger server and spare', 2, administration),
  billed(
    'Backup of the ledger',
    1,
    prices['/services/support-and-management/managed-it/data-backup-recovery'],
  ),
];

/** How many tests by an outside firm SASRA's letter of 2023 asks for in a year. */
const testsEachYear = 2;

/**
 * What others bill for it in the first years, with tax: the server and its spare, the tests by an
 * outside firm, the storage of copies, and the guarantee of our bank, which is exempt from tax (VAT
 * Act, First Schedule, Part II: financial services).
 */
export const saccoBilledByOthers = (years: number): number =>
  withTax(
    2 * furtherPrices.server.from.value +
      years *
        (testsEachYear * furtherPrices.outsideTest.from.value +
          12 * furtherPrices.copyStorage.from.value),
  ) +
  years * furtherPrices.bankGuarantee.from.value;

/** What a firm that watches at night bills in the first years, with tax. */
export const saccoNightWatch = (years: number): number =>
  withTax(years * 12 * furtherPrices.nightWatch.from.value);

/** What comes back if the payment ledger starts or is repaired late: a tenth of its monthly lines. */
export const saccoCredit = sumOf(saccoIntegration, 'month') / 10;

/** The money of the sample day of a SACCO, in shillings. The cap for payment work is above it. */
export const saccoDay = { mpesa: 2_410_000, bank: 5_880_000, posted: 8_260_000 } as const;

/** Our lines of a year with tax, and what others bill for it. */
const inAll = (ours: number, others: number) => withTax(ours) + others;

const laterYear = 12 * sumOf(saccoIntegration, 'month');

/** What a SACCO pays in a year, with tax and with what others bill, but without a night watch. */
export const saccoInAll = {
  firstYear: inAll(sumOf(saccoIntegration, 'once') + laterYear, saccoBilledByOthers(1)),
  laterYear: inAll(laterYear, saccoBilledByOthers(2) - saccoBilledByOthers(1)),
} as const;
