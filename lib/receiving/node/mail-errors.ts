import * as z from 'zod/mini';

/**
 * Why a mail server did not accept a mail:
 *
 * - `unreachable`: no connection, no encryption, or the server accepts no mail. The mail itself is not the reason.
 * - `authentication`: the user or password is wrong. The mail itself is not the reason, but somebody has to act.
 * - `put off`: the server asks to try again later (4xx), or the error is unknown.
 * - `refused`: the server will never accept this mail (5xx).
 */
export interface MailFailure {
  readonly type: 'unreachable' | 'authentication' | 'put off' | 'refused';
  /** The mail library's name for it, such as `ECONNECTION`. */
  readonly code?: string;
  /** The server's reply code, such as 451, and its enhanced code of RFC 3463, such as `4.7.1`. */
  readonly status?: number;
  readonly enhanced?: string;
  /** The server's words. They may quote the mail, so they aren't logged. */
  readonly answer?: string;
}

const transportError = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
});

type TransportError = z.infer<typeof transportError>;

/** SMTP commands whose replies are about the mail. Replies to others are about the server or the user. */
const commandsAboutTheMail = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** RFC 4954, section 6: authentication required, failed, too weak, or only under encryption. */
const authenticationStatuses = [530, 534, 535, 538];

const connectionCodes = [
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EPROXY'],
  'EREQUIRETLS',
];

function typeOf({ code, command, responseCode }: TransportError): MailFailure['type'] {
  const isAuthentication = code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2';
  if (isAuthentication || authenticationStatuses.includes(responseCode ?? 0)) {
    // 454: the server cannot check passwords at the moment.
    return responseCode !== undefined && responseCode < 500 ? 'unreachable' : 'authentication';
  }
  const isAboutTheMail = commandsAboutTheMail.includes(command ?? '');
  if (responseCode !== undefined) {
    // 421: the server closes the connection for its own reasons.
    if (!isAboutTheMail || responseCode === 421) return 'unreachable';
    return responseCode >= 500 ? 'refused' : 'put off';
  }
  // The mail is larger than the server said it takes.
  if (code === 'EMESSAGE' && isAboutTheMail) return 'refused';
  return connectionCodes.includes(code ?? '') ? 'unreachable' : 'put off';
}

/** Classifies an error of the mail library. */
export function mailFailure(error: unknown): MailFailure {
  const facts = transportError.safeParse(error).data ?? {};
  const enhanced = facts.response?.match(/^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/)?.[1];
  return {
    type: typeOf(facts),
    ...(facts.code !== undefined && { code: facts.code }),
    ...(facts.responseCode !== undefined && { status: facts.responseCode }),
    ...(enhanced !== undefined && { enhanced }),
    ...(facts.response !== undefined && { answer: facts.response }),
  };
}
