import { amountInWords } from '@/content/values/price';
import { furtherPrices } from './prices';

/** What a backup needs that sample bills leave out, with what it costs. */
export const backupExtras = `a storage box (estimated ${amountInWords(furtherPrices.storageBox.from)}) and backup licences (on request)`;
