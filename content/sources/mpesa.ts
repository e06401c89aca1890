import type { Source } from '@/content/schema/pages';
import type { TimeSpan } from '@/content/values/time';
import { timeInWords } from '@/content/values/time-in-words';

/** How long Safaricom takes to connect a paybill, by our estimate. Safaricom names no time. */
export const paybillAccess = { from: 1, to: 4, unit: 'weeks' } as const satisfies TimeSpan;

/** How long Safaricom’s approval takes, for a sentence. */
export const paybillWait = `an estimated ${timeInWords(paybillAccess)}`;

/** Who applies to Safaricom, and how its approval fits into a plan. */
export const liveApproval: string = `You apply to Safaricom in the first week, in your own name and with forms that we fill in. Safaricom does not say how long it takes. It is ${paybillWait}.`;

/** Statements of Safaricom’s Daraja documentation that pages use. */
export const mpesa = {
  express: {
    fact: 'Daraja, Safaricom’s developer portal, has a sandbox. The result of an M-Pesa Express (STK push) request is sent to a callback address.',
    reference: 'Safaricom, Daraja API documentation: M-Pesa Express',
    url: 'https://developer.safaricom.co.ke/apis/MpesaExpressSimulate',
    checked: '2026-11-24',
    recheckBy: '2027-07-01',
  },
  registerUrl: {
    fact: 'Payments to a paybill or till are notified to registered addresses. Validation is optional and activated on request. Confirmation follows a completed payment. The addresses should avoid words such as M-Pesa and Safaricom.',
    reference: 'Safaricom, Daraja API documentation: Customer to Business Register URL',
    url: 'https://developer.safaricom.co.ke/apis/CustomerToBusinessRegisterURL',
    checked: '2026-11-24',
    recheckBy: '2027-07-01',
  },
  pullTransactions: {
    fact: 'Pull Transactions returns the payments of the last 48 hours to a paybill or till, including those whose notification was missed. The number has to be registered for it first.',
    reference: 'Safaricom, Daraja API documentation: Pull Transactions',
    url: 'https://developer.safaricom.co.ke/apis/PullTransaction',
    checked: '2026-11-23',
    recheckBy: '2027-07-01',
  },
} as const satisfies Readonly<Record<string, Source>>;
