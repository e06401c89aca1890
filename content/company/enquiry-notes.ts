import { commitments } from './commitments';

/** What happens to an enquiry, in Markdown. The contact page says it under its form. */
export const enquiryKeptNote = `${commitments.enquiryKept.promise} The [privacy notice](/privacy) says how to have it deleted sooner.`;

/** How fast a message is answered. The home page says it on its first screen. */
export const replyPromise: string = commitments.enquiryReply.promise;

/** When a visitor may come to the office. The contact page says it beside the address. */
export const visitNote: string = `Open ${commitments.officeVisits.phrase}. Call first.`;
