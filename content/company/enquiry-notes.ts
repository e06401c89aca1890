import { furtherPrices } from '@/content/prices/prices';
import { amountInWords } from '@/content/values/price';
import { commitments } from './commitments';

/** What happens to an enquiry, in Markdown. The contact page says it under its form. */
export const enquiryKeptNote = `${commitments.enquiryKept.promise} The [privacy notice](/privacy) says how to have it deleted sooner.`;

/** When a visitor may come to the office. The contact page says it beside the address. */
export const visitNote: string = `Open ${commitments.officeVisits.phrase}. Call first.`;

/** What a fault costs a caller without an agreement, and when we call back. The home page says it on its first screen. */
export const faultNote: string = `No support agreement? We call back ${commitments.withoutAgreement.phrase}. Repairs: ${amountInWords(furtherPrices.repair.from)} an hour.`;
