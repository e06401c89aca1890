import { amountInWords } from '@/content/values/price';
import { furtherPrices } from './prices';

/** What another firm charges to test a system of ours. Every page has these words. */
export const outsideTestPrice = `an estimated ${amountInWords(furtherPrices.outsideTest.from)} or more`;

/** What the list of the ways to pay costs, with which work for a SACCO begins. */
export const moneyPathsPrice = `from ${amountInWords(furtherPrices.moneyPaths.from)}, part of the price`;

/** What a backup needs that sample bills leave out, with what it costs. */
export const backupExtras = `a storage box (estimated ${amountInWords(furtherPrices.storageBox.from)}) and backup licences (on request)`;
