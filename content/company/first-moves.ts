import { commitments } from './commitments';
import { weekendNote } from './enquiry-notes';

/**
 * What to do before anybody calls. A wrong move destroys data or evidence, so every page has these
 * words.
 */
export const firstMoves = {
  deadMachine:
    'If a disk clicks or files were deleted, pull the power plug. If you see a ransom note, unplug the network cable and leave the machine on. Otherwise leave it as it is, and do not restart it.',
  lineDown: `1. Connect one computer to a phone (hotspot), and send what cannot wait.
2. Report the fault to your operator. Note the time and the ticket number, for your credit.
3. Call us. With a support agreement, work starts ${commitments.criticalResponse.phrase}. Without one, we call back ${commitments.withoutAgreement.phrase}. ${weekendNote}`,
  attack: 'Unplug the network cable, leave the computer on, and photograph the screen.',
} as const;
