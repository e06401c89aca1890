import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { Send } from '../attempt-delivery';
import { checkEnquiry, type Enquiry } from '../enquiry';
import { enquiryHeading, enquiryText } from '../enquiry-text';
import { sha256 } from '../hashes';
import { bareAddress } from '../setting-values';
import type { StoredEnquiry } from '../store';

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly keepDays: number;
}

/** How long a whole mail may take, from the connection to the last reply, in milliseconds. */
const mailTimeoutMs = 120_000;

/**
 * Replaces line breaks and other control characters with spaces, because a line break could end a
 * header line. Also breaks up encoded words (`=?utf-8?Q?…?=`), which mail programs would decode.
 */
const headerSafe = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();

/** A stored enquiry as words. One that does not have today's shape is shown as it was stored. */
function wordsOf({ enquiry: stored }: StoredEnquiry) {
  let enquiry: Enquiry | undefined;
  try {
    const verdict = checkEnquiry(JSON.parse(stored));
    if (verdict.type === 'valid') enquiry = verdict.enquiry;
  } catch {
    // It is not JSON.
  }
  return enquiry
    ? { enquiry, heading: enquiryHeading(enquiry), text: enquiryText(enquiry) }
    : { heading: 'Enquiry', text: stored };
}

/**
 * A reply to a non-ASCII address needs SMTPUTF8, which many mail servers lack. They would refuse
 * the whole mail.
 */
const isAscii = (text: string) => /^[\x20-\x7e]+$/.test(text);

/** The content of a mail with one enquiry, or of a digest with several. */
function contentOf(rows: readonly StoredEnquiry[]) {
  const [row] = rows;
  if (rows.length === 1 && row) {
    const { enquiry, heading, text } = wordsOf(row);
    const address = headerSafe(enquiry?.email ?? '');
    return {
      subject: headerSafe(`${heading} [${row.reference}]`),
      text,
      ...(isAscii(address) && { replyTo: { name: headerSafe(enquiry?.name ?? ''), address } }),
    };
  }
  return {
    subject: `${rows.length} enquiries`,
    text: rows.map((one) => `[${one.reference}]\n${wordsOf(one).text}`).join('\n\n\n'),
  };
}

/** A mail about enquiries that does not contain a word of them. */
const noticeOf = (rows: readonly StoredEnquiry[], keepDays: number) => ({
  subject: `${rows.length === 1 ? 'An enquiry' : `${rows.length} enquiries`} could not be mailed`,
  text: [
    'The mail server refuses the text of:',
    ...rows.map(({ reference }) => `  ${reference}`),
    '',
    ...(rows.length === 1 ? [] : ['Those whose own text it accepts follow this mail.']),
    'Read it on the server of the receiver, with the command: show <reference>',
    `It is deleted there ${keepDays === 1 ? 'in a day' : `in ${keepDays} days`}.`,
  ].join('\n'),
});

/** The properties that the mail library adds to an error. */
const mailError = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  message: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
  permanent: z.optional(z.boolean()),
});

type MailError = z.infer<typeof mailError>;

/**
 * The statuses that reject a login (RFC 4954, section 6): login required, method too weak, login
 * failed, encryption required.
 */
const authenticationStatuses = [530, 534, 535, 538];

/** Reasons for the log, `status` and `/health`. The first that matches is given. */
const reasons: readonly (readonly [reason: string, (error: MailError) => boolean])[] = [
  [
    'the name of the mail server is not found',
    ({ code }) => /ENOTFOUND|EAI_|EDNS/.test(code ?? ''),
  ],
  [
    'the mail server’s certificate is not valid',
    // The words of a reply, which has a code, may be about anything.
    ({ message, responseCode }) =>
      responseCode === undefined && /certificate|altname/i.test(message ?? ''),
  ],
  [
    'the mail server offers no encryption',
    ({ code, command }) => code === 'ETLS' || command === 'STARTTLS',
  ],
  ['the mail server does not answer in time', ({ code }) => code === 'ETIMEDOUT'],
  ['nothing listens at the mail server’s address', ({ code }) => code === 'ECONNREFUSED'],
  [
    'the mail server refuses the user or the password',
    ({ code, responseCode }) =>
      code === 'EAUTH' || authenticationStatuses.includes(responseCode ?? 0),
  ],
  ['the mail server refuses the sender', ({ command }) => command === 'MAIL FROM'],
  ['the mail server refuses a recipient', ({ command }) => command === 'RCPT TO'],
  ['the mail server does not accept the mail', ({ command }) => command === 'DATA'],
];

/** What an error of the mail library means. Never contains the mail. */
function explain(error: unknown) {
  const facts = mailError.safeParse(error).data ?? {};
  const { code, command, responseCode: status, response: answer, permanent } = facts;
  const reason =
    reasons.find(([, matches]) => matches(facts))?.[0] ?? 'the connection to the mail server fails';
  return {
    ...{ reason, answer, facts: { code, status }, permanent },
    isAboutMail: command === 'DATA',
    isAboutRecipients: command === 'RCPT TO',
  };
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The connection that an address such as `smtp://user:password@mail.example.com` describes. */
function connectionOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password, search } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Without this, whoever sits between could remove STARTTLS from the answer and read the
    // password.
    requireTLS: !secure && !loopback.test(hostname) && !/^\?requireTLS=false$/i.test(search),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}

/** Runs a task with a transport whose connection is closed if the task takes too long. */
async function withTransport<T>(
  connection: ReturnType<typeof connectionOf>,
  task: (transport: ReturnType<typeof createTransport>) => Promise<T>,
): Promise<T> {
  let socket: Socket | undefined;
  let isLate = false;
  const transport = createTransport({
    ...connection,
    getSocket(_, callback) {
      socket = connect(connection.port, connection.host);
      socket.once('error', (error) => callback(error));
      socket.once('connect', () => {
        socket?.removeAllListeners('error');
        callback(null, { connection: socket });
      });
    },
  });
  const timer = setTimeout(() => {
    isLate = true;
    socket?.destroy(new Error('The mail takes too long.'));
  }, mailTimeoutMs);
  try {
    return await task(transport);
  } catch (error) {
    throw isLate ? Object.assign(new Error('late'), { code: 'ETIMEDOUT' }) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Sends enquiries by mail, each over a new connection. */
export function createMailer({ smtpUrl, from, to, keepDays }: MailSettings) {
  const connection = connectionOf(smtpUrl);
  const domain = bareAddress(from).split('@').at(-1);

  /** Resolves with the addresses that refused the mail. Rejects if nobody has accepted it. */
  const post = (
    id: string,
    content: { readonly subject: string; readonly text: string },
    recipients: readonly string[],
    date?: Date,
  ) =>
    withTransport(connection, async (transport) => {
      const { rejected } = await transport.sendMail({
        from,
        to: [...to],
        envelope: { from: bareAddress(from), to: recipients.map(bareAddress) },
        ...(date && { date }),
        // A mail that is sent twice has the same Message-ID, so that mail systems recognise the
        // copy.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        // Plain text, so that markup is not rendered. The mail library must not read files or fetch
        // URLs.
        ...content,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return rejected.map((one: string | { address: string }) =>
        bareAddress(typeof one === 'string' ? one : one.address),
      );
    });

  const send: Send = async (rows, isPart = false) => {
    const [first] = rows;
    if (!first) return { type: 'delivered' };
    const keys = rows.map(({ key }) => key).join(' ');
    const id = rows.length === 1 ? first.key : `digest-${await sha256(keys)}`;
    const have = new Set(first.deliveredTo.split('\n'));
    const recipients = to.filter((one) => !have.has(bareAddress(one)));
    if (recipients.length === 0) return { type: 'delivered' };
    try {
      const date = rows.length === 1 ? new Date(first.receivedAt) : undefined;
      const rejected = await post(id, contentOf(rows), recipients, date);
      if (rejected.length === 0) return { type: 'delivered' };
      const accepted = recipients.map(bareAddress).filter((one) => !rejected.includes(one));
      return {
        type: 'try later',
        reason: 'the mail server refuses a recipient',
        deliveredTo: [...have, ...accepted].filter(Boolean),
      };
    } catch (error) {
      const { isAboutMail, isAboutRecipients, permanent, ...rest } = explain(error);
      // Another recipient has accepted this mail, so the mail server works.
      if (isAboutRecipients && first.deliveredTo !== '') return { type: 'try later', ...rest };
      if (!isAboutMail) return { type: 'try later', isGeneral: true, ...rest };
      if (!permanent) return { type: 'try later', ...rest };
      // No status tells whether the server refuses this text, or every mail of this sender. A mail
      // without the text does.
      const isTextRefused =
        isPart ||
        (await post(`notice-${id}`, noticeOf(rows, keepDays), recipients).then(
          () => true,
          () => false,
        ));
      return isTextRefused
        ? { type: 'set aside', ...rest, reason: 'the mail server refuses its text' }
        : { type: 'try later', isGeneral: true, ...rest };
    }
  };

  const outcomeOf = async (task: Promise<unknown>): Promise<string | undefined> => {
    try {
      await task;
      return undefined;
    } catch (error) {
      return explain(error).reason;
    }
  };

  return {
    send,
    /** Connects, logs in and sends no mail. Resolves with the reason if this fails. */
    verify: () => outcomeOf(withTransport(connection, (transport) => transport.verify())),
    /** Sends a test mail. Resolves with the reason if it was not accepted for every recipient. */
    sendTest: () =>
      outcomeOf(
        post(
          `test-${crypto.randomUUID()}`,
          { subject: 'A test of the receiver of enquiries', text: 'Enquiries arrive here.' },
          to,
        ).then((rejected) => {
          if (rejected.length > 0) throw Object.assign(new Error(), { command: 'RCPT TO' });
        }),
      ),
  };
}
