import { repairPrice } from '@/content/prices/usual-repair';
import { commitments } from './commitments';

/** What happens to an enquiry, in Markdown. The contact page says it under its form. */
export const enquiryKeptNote = `${commitments.enquiryKept.promise} The [privacy notice](/privacy) says how to delete it sooner.`;

/** When a visitor may come to the office. The contact page says it beside the address. */
export const visitNote: string = `You may visit ${commitments.officeVisits.phrase}. Call first.`;

/** Who reads a message by phone, and when it is answered. The contact page says it beside the links. */
export const messageNote: string = `Your message is read by ${commitments.messagesRead.phrase}, not by the support desk, and answered ${commitments.enquiryReply.phrase}.`;

/** How soon we act on a fault, with an agreement and without one. The home page says it on its first screen. */
export const faultNote: string = `With an agreement, work on a critical fault starts ${commitments.criticalResponse.phrase}. Without one, we call back ${commitments.withoutAgreement.phrase}. A repair costs ${repairPrice}.`;

/** Where somebody without an agreement reads what we do at weekends, as a sentence in Markdown. */
export const weekendNote =
  'At weekends, by day, [we may start within hours](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one).';

/** What happens at night without an agreement, wherever a page tells people to call. */
export const nightNote: string = `At night nobody is on duty without a support agreement: leave a message on the office number. When the office opens, we call back ${commitments.withoutAgreement.phrase}. ${weekendNote}`;
