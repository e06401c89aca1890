import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import type { Enquiry } from '../src/enquiry';
import { createMailer } from '../src/node/mail';
import { type Behave, type Stage, startMailServer, well } from './support/mail-server';

const enquiry: Enquiry = {
  kind: 'quote',
  name: 'Asha Stand-in',
  email: 'asha@receiver.com',
  about: ['/services/it-cloud'],
  message: 'Two tills, one shop.',
  timing: 'Within a month',
};

const row = {
  key: 'key-0001',
  digest: 'digest',
  reference: '3F9A0-7C2KM',
  enquiry: JSON.stringify(enquiry),
  receivedAt: Date.UTC(2026, 10, 24, 8, 30),
  state: 'waiting',
  attempts: 1,
  dueAt: 0,
  claim: 'me',
  reason: null,
  answer: null,
  deliveredAt: null,
  deliveredOn: null,
  deliveredTo: '',
} as const;

const mailerFor = (smtpUrl: string, to: readonly string[] = ['desk@desk.example']) =>
  createMailer({ smtpUrl, from: 'website@desk.example', to, keepDays: 90 });

let mailServer: Awaited<ReturnType<typeof startMailServer>> | undefined;
afterEach(() => mailServer?.stop());

async function deliver(values: Partial<Enquiry> = {}, behave?: Behave) {
  mailServer = await startMailServer(behave);
  const stored = JSON.stringify({ ...enquiry, ...values });
  const outcome = await mailerFor(mailServer.url).send([{ ...row, enquiry: stored }]);
  const { source = '' } = mailServer.taken[0] ?? {};
  return { outcome, source, mail: await PostalMime.parse(source) };
}

describe('the mail of an enquiry', () => {
  test('is sent to ENQUIRY_TO, with the visitor as Reply-To', async () => {
    const { outcome, mail, source } = await deliver();
    expect(outcome).toEqual({ type: 'delivered' });
    expect(mail.from?.address).toBe('website@desk.example');
    expect(mail.to).toMatchObject([{ address: 'desk@desk.example' }]);
    expect(mail.replyTo).toEqual([{ address: 'asha@receiver.com', name: 'Asha Stand-in' }]);
    expect(mail.subject).toBe('Quote request: it cloud [3F9A0-7C2KM]');
    expect(mail.text).toContain('Timing: Within a month');
    expect(mail.messageId).toBe('<key-0001@desk.example>');
    expect(source).toMatch(/^Date: Tue, 24 Nov 2026 08:30:00 \+0000\r$/m);
  });

  test('is plain text, with no part that could run or be fetched', async () => {
    const hostile = '<img src=https://evil.example/x.png onerror=alert(1)> file:///etc/passwd';
    const { mail, source } = await deliver({ name: hostile, message: hostile });
    expect(mail.html).toBeUndefined();
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toContain(hostile);
    expect(source).toMatch(/^Content-Type: text\/plain/im);
  });

  test('contains no file and no answer of another server, even if what is stored is not a text', async () => {
    const requests: string[] = [];
    const other = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.end('The secret of a server');
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // The address of a TCP server is never a string.
    mailServer = await startMailServer();
    const file = fileURLToPath(import.meta.url);
    for (const place of [{ path: file }, { href: `http://127.0.0.1:${port}/` }]) {
      const outcome = await mailerFor(mailServer.url).send([
        Object.assign({ ...row }, { enquiry: place }),
      ]);
      expect(outcome).toMatchObject({ type: 'try later' });
    }
    expect(mailServer.taken).toEqual([]);
    expect(requests).toEqual([]);
    other.close();
  });

  test('has no Reply-To if the address is not ASCII, but has the address in its text', async () => {
    const { mail, outcome } = await deliver({ email: 'jörg@example.com' });
    expect(outcome).toEqual({ type: 'delivered' });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('jörg@example.com');
  });

  test('says that a program wrote it, so that no out-of-office reply comes back', async () => {
    const { source } = await deliver();
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test.each(['{"kind":', '{"kind":"visit","when":"Tuesday"}'])(
    'has the stored text as it is, if that does not have today’s shape: %s',
    async (stored) => {
      mailServer = await startMailServer();
      const outcome = await mailerFor(mailServer.url).send([{ ...row, enquiry: stored }]);
      expect(outcome).toEqual({ type: 'delivered' });
      const mail = await PostalMime.parse(mailServer.taken[0]?.source ?? '');
      expect(mail.text?.trim()).toBe(stored);
    },
  );

  test('is a digest for several enquiries, with the text of each', async () => {
    mailServer = await startMailServer();
    const rows = ['One.', 'Two.'].map((message) => ({
      ...row,
      enquiry: JSON.stringify({ ...enquiry, message }),
    }));
    await mailerFor(mailServer.url).send(rows);
    const mail = await PostalMime.parse(mailServer.taken[0]?.source ?? '');
    expect(mail.subject).toBe('2 enquiries');
    expect(mail.text).toMatch(/One\.[\s\S]*Two\./);
  });

  test('has the same Message-ID in a digest of the same enquiries, and another one in any other digest', async () => {
    mailServer = await startMailServer();
    const digestOf = (...keys: readonly string[]) => keys.map((key) => ({ ...row, key }));
    const { send } = mailerFor(mailServer.url);
    for (const keys of ['AB', 'AB', 'AC']) await send(digestOf(...keys));
    const [one, again, other] = mailServer.taken.map(({ messageId }) => messageId);
    expect(one).toBe(again);
    expect(one).not.toBe(other);
  });

  test.each([
    ['a second address', 'Asha, evil@receiver.com'],
    ['angle brackets', '" <evil@receiver.com>, "'],
    ['a line break', 'Asha\r\nBcc: evil@receiver.com'],
    ['an encoded line break', '=?utf-8?Q?=0D=0ABcc:_evil@receiver.com?='],
  ])('has one recipient and one Reply-To address, even with %s in the name', async (_, name) => {
    const { mail, source } = await deliver({ name });
    expect(mail.to?.map(({ address }) => address)).toEqual(['desk@desk.example']);
    // A line break is not of today's shape, so such a text is shown as it was stored.
    const expected = name.includes('\n') ? undefined : ['asha@receiver.com'];
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(expected);
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|cc):/im);
    expect(source.split('\r\n\r\n')[0]).not.toContain('=?utf-8?Q?=0D');
  });
});

/** What the mail server says, at which stage, and what becomes of the enquiry. */
const replies: readonly (readonly [Stage, number, string, object])[] = [
  ['connect', 421, 'Too many connections', { isGeneral: true }],
  ['connect', 554, 'No service', { isGeneral: true }],
  ['from', 421, 'Closing', { isGeneral: true }],
  ['from', 451, 'Local error', { isGeneral: true }],
  ['from', 452, 'Quota of the sender', { isGeneral: true }],
  ['from', 530, 'Authentication required', { isGeneral: true }],
  ['from', 535, 'Bad password', { isGeneral: true }],
  ['from', 550, '5.7.1 Sender rejected', { isGeneral: true }],
  ['from', 552, '5.2.2 Over quota', { isGeneral: true }],
  ['from', 553, '5.7.1 Not owned by user', { isGeneral: true }],
  ['from', 554, '5.7.1 Relay denied', { isGeneral: true }],
  ['to', 421, 'Closing', { isGeneral: true }],
  ['to', 450, '4.2.0 Greylisted', { isGeneral: true }],
  ['to', 451, 'Try again', { isGeneral: true }],
  ['to', 452, '4.2.2 Mailbox full', { isGeneral: true }],
  ['to', 550, '5.1.1 No such user', { isGeneral: true }],
  ['to', 551, 'User not local', { isGeneral: true }],
  ['to', 552, '5.2.2 Mailbox full', { isGeneral: true }],
  ['to', 553, '5.1.3 Bad address', { isGeneral: true }],
  ['to', 554, '5.7.1 Access denied', { isGeneral: true }],
  ['data', 421, 'Closing', {}],
  ['data', 451, '4.3.0 Scanner is down', {}],
  ['data', 452, 'No space', {}],
  ['data', 550, '5.7.26 Unauthenticated mail', { isGeneral: true }],
  ['data', 552, '5.2.2 Over quota', { isGeneral: true }],
  ['data', 554, '5.7.1 Blocked', { isGeneral: true }],
];

describe('if the mail server', () => {
  test.each(replies)(
    'refuses every mail at “%s” with %i %s, the enquiry waits',
    async (stage, status, words, outcome) => {
      const result = await deliver({}, (at) =>
        at === stage ? { type: 'refuse', status, words } : well,
      );
      expect(result.outcome).toMatchObject({ type: 'try later', facts: { status }, ...outcome });
      expect(result.mail.text ?? '').toBe('');
    },
  );

  test.each([550, 552, 554])(
    'refuses the text of one mail with %i, this enquiry is set aside, and a mail without the text says so',
    async (status) => {
      const { outcome, mail } = await deliver({}, (at, source) =>
        at === 'data' && source.includes('Two tills')
          ? { type: 'refuse', status, words: 'Spam' }
          : well,
      );
      expect(outcome).toMatchObject({ type: 'set aside', answer: expect.stringContaining('Spam') });
      expect(mail.subject).toBe('An enquiry could not be mailed');
      expect(mail.text).toContain('3F9A0-7C2KM');
      expect(mail.text).toContain('It is deleted there in 90 days.');
      expect(mail.text).not.toContain('Asha');
    },
  );

  test('refuses the text of a part of a digest, no second mail says so', async () => {
    mailServer = await startMailServer((stage) =>
      stage === 'data' ? { type: 'refuse', status: 554, words: 'Spam' } : well,
    );
    const rows = [row, { ...row, key: 'key-0002' }];
    expect(await mailerFor(mailServer.url).send(rows, true)).toMatchObject({ type: 'set aside' });
    expect(mailServer.taken).toEqual([]);
  });

  test('refuses one of two recipients, only that one gets the mail again', async () => {
    const refusing = new Set(['Sales@desk.example']);
    mailServer = await startMailServer((at, _, recipient) =>
      at === 'to' && refusing.has(recipient ?? '')
        ? { type: 'refuse', status: 450, words: 'Greylisted' }
        : well,
    );
    const mailer = mailerFor(mailServer.url, ['desk@desk.example', 'Sales <Sales@Desk.example>']);
    const outcome = await mailer.send([row]);
    expect(outcome).toMatchObject({ type: 'try later', deliveredTo: ['desk@desk.example'] });
    refusing.clear();
    const again = { ...row, deliveredTo: 'desk@desk.example' };
    expect(await mailer.send([again])).toEqual({ type: 'delivered' });
    expect(mailServer.taken.map(({ recipients }) => recipients)).toEqual([
      ['desk@desk.example'],
      ['Sales@desk.example'],
    ]);
    expect(
      await mailer.send([{ ...row, deliveredTo: 'desk@desk.example\nSales@desk.example' }]),
    ).toEqual({ type: 'delivered' });
    expect(mailServer.taken).toHaveLength(2);
  });

  test('refuses the last recipient for good, other enquiries do not wait for it', async () => {
    mailServer = await startMailServer((at, _, recipient) =>
      at === 'to' && recipient === 'left@desk.example'
        ? { type: 'refuse', status: 550, words: 'No such user' }
        : well,
    );
    const mailer = mailerFor(mailServer.url, ['desk@desk.example', 'left@desk.example']);
    const deliveredTo = ['desk@desk.example'];
    expect(await mailer.send([row])).toMatchObject({ type: 'try later', deliveredTo });
    const again = await mailer.send([{ ...row, deliveredTo: 'desk@desk.example' }]);
    expect(again).toMatchObject({
      type: 'try later',
      reason: 'the mail server refuses a recipient',
    });
    expect(again).not.toHaveProperty('isGeneral');
  });

  test.each([
    ['to', 'the mail server refuses a recipient'],
    ['from', 'the mail server refuses the sender'],
  ] as const)(
    'refuses “%s” with words about a certificate, the reason is what it refuses',
    async (stage, reason) => {
      mailServer = await startMailServer((at) =>
        at === stage ? { type: 'refuse', status: 550, words: 'No certificate of trust' } : well,
      );
      expect(await mailerFor(mailServer.url).send([row])).toMatchObject({ reason });
    },
  );

  test('refuses one of two recipients of a digest, only that one gets the digest again', async () => {
    const refusing = new Set(['sales@desk.example']);
    mailServer = await startMailServer((at, _, recipient) =>
      at === 'to' && refusing.has(recipient ?? '')
        ? { type: 'refuse', status: 450, words: 'Greylisted' }
        : well,
    );
    const mailer = mailerFor(mailServer.url, ['desk@desk.example', 'Sales <sales@desk.example>']);
    const rows = [row, { ...row, key: 'key-0002' }];
    const outcome = await mailer.send(rows);
    expect(outcome).toMatchObject({ type: 'try later', deliveredTo: ['desk@desk.example'] });
    refusing.clear();
    const again = rows.map((one) => ({ ...one, deliveredTo: 'desk@desk.example' }));
    expect(await mailer.send(again)).toEqual({ type: 'delivered' });
    expect(mailServer.taken.map(({ recipients }) => recipients)).toEqual([
      ['desk@desk.example'],
      ['sales@desk.example'],
    ]);
    expect(new Set(mailServer.taken.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('offers no encryption and is on another machine, nothing is sent to it', async () => {
    mailServer = await startMailServer();
    const other = mailServer.url.replace('127.0.0.1', '127.1');
    expect(await mailerFor(other).send([row])).toMatchObject({
      type: 'try later',
      reason: 'the mail server offers no encryption',
    });
    expect(mailServer.taken).toEqual([]);
    // The settings accept either case.
    for (const setting of ['requireTLS=false', 'requiretls=FALSE'])
      expect(await mailerFor(`${other}?${setting}`).send([row])).toEqual({ type: 'delivered' });
  });

  test.each([
    ['has no such name', 'smtp://mail.nowhere.invalid', 'the name of the mail server is not found'],
    ['does not run', 'smtp://127.0.0.1:1', 'nothing listens at the mail server’s address'],
  ])('%s, the reason says so', async (_, url, reason) => {
    expect(await mailerFor(url).send([row])).toMatchObject({ type: 'try later', reason });
    expect(await mailerFor(url).verify()).toBe(reason);
  });

  test('breaks the connection, the outcome is “try later”', async () => {
    const { outcome } = await deliver({}, () => ({ type: 'reset' }));
    expect(outcome).toMatchObject({ type: 'try later' });
  });

  test('refuses the user and password, the outcome is “try later” with the error code', async () => {
    const strict = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      onAuth: (_auth, _session, done) => done(new Error('Invalid login')),
    });
    strict.listen(0, '127.0.0.1');
    await once(strict.server, 'listening');
    const { port } = strict.server.address() as AddressInfo; // The address of a TCP server is never a string.
    const outcome = await mailerFor(`smtp://user:wrong@127.0.0.1:${port}`).send([row]);
    expect(outcome).toMatchObject({
      type: 'try later',
      facts: { code: 'EAUTH' },
      reason: 'the mail server refuses the user or the password',
    });
    strict.close();
  });
});
