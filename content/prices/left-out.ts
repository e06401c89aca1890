import { amountInWords } from '@/content/values/price';
import { officeLicences } from './office-licences';
import { furtherPrices } from './prices';

/** What a backup needs that sample bills leave out, with what it costs. */
export const backupExtras = `a storage box (estimated ${amountInWords(furtherPrices.storageBox.from)}) and backup licences (on request)`;

/** What the sample bills of an office without a server leave out, for a sentence. */
export const officeLicencesLeftOut = `office licences, ${officeLicences}`;

/** What the sample bills of an office leave out, for a sentence. */
export const leftOut = `${backupExtras}, and ${officeLicencesLeftOut}`;
