import * as z from 'zod/mini';

/**
 * Why a mail was not taken, and what follows from it:
 *
 * - `unreachable`: no connection, no encryption, or a server that takes nobody's mail. Says nothing of this mail: wait.
 * - `authentication`: the desk's user or password is wrong. Says nothing of this mail either: wait, and let the desk know.
 * - `later`: the server put this mail off (4xx), or something failed that has no name. Wait, but not for ever.
 * - `refused`: the server will never take this mail (5xx). Trying again is useless.
 */
export interface MailFailure {
  readonly type: 'unreachable' | 'authentication' | 'later' | 'refused';
  /** The mail library's name of it, such as `ECONNECTION`. */
  readonly code?: string;
  /** The server's reply code, such as 451, and its enhanced code of RFC 3463, such as `4.7.1`. */
  readonly status?: number;
  readonly enhanced?: string;
  /** The server's words. They may quote the mail: not for logs. */
  readonly answer?: string;
}

const transportError = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
});

type TransportError = z.infer<typeof transportError>;

/** Commands that are about this mail; in the others the server speaks of itself or of the desk. */
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
    // 454 is a server that can't check passwords just now.
    return responseCode !== undefined && responseCode < 500 ? 'unreachable' : 'authentication';
  }
  const isAboutTheMail = commandsAboutTheMail.includes(command ?? '');
  if (responseCode !== undefined) {
    // 421: the server closes the connection, whatever was said on it.
    if (!isAboutTheMail || responseCode === 421) return 'unreachable';
    return responseCode >= 500 ? 'refused' : 'later';
  }
  // Larger than the server announced to take.
  if (code === 'EMESSAGE' && isAboutTheMail) return 'refused';
  return connectionCodes.includes(code ?? '') ? 'unreachable' : 'later';
}

/** Tells the errors of the mail transport apart. */
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
