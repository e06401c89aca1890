import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import type { Enquiry } from '../src/enquiry';
import { createLog } from '../src/log';
import { createMailer, outcomeOf } from '../src/node/mail';
import { freePort } from './support/free-port';
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
  reference: '3F9A-07C2',
  enquiry: '',
  receivedAt: Date.UTC(2026, 10, 24, 8, 30),
  state: 'waiting',
  attempts: 1,
  dueAt: 0,
  claim: 'me',
  reason: null,
  answer: null,
  deliveredAt: null,
} as const;

const mailerFor = (smtpUrl: string) =>
  createMailer({ smtpUrl, from: 'website@desk.example', to: 'desk@desk.example' }, createLog());

let mailServer: Awaited<ReturnType<typeof startMailServer>> | undefined;
afterEach(() => mailServer?.stop());

async function deliver(values: Partial<Enquiry> = {}, behave?: Behave) {
  mailServer = await startMailServer(behave);
  const outcome = await mailerFor(mailServer.url)({ ...enquiry, ...values }, row);
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
    expect(mail.subject).toBe('Quote request: it cloud [3F9A-07C2]');
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

  test.each([
    ['a second address', 'Asha, evil@receiver.com'],
    ['angle brackets', '" <evil@receiver.com>, "'],
    ['a line break', 'Asha\r\nBcc: evil@receiver.com'],
    ['an encoded line break', '=?utf-8?Q?=0D=0ABcc:_evil@receiver.com?='],
  ])('has one recipient and one Reply-To address, even with %s in the name', async (_, name) => {
    const { mail, source } = await deliver({ name });
    expect(mail.to?.map(({ address }) => address)).toEqual(['desk@desk.example']);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['asha@receiver.com']);
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|cc):/im);
  });
});

describe('if the mail server', () => {
  test.each<[Stage, number, string]>([
    ['connect', 554, 'try later'],
    ['connect', 421, 'try later'],
    ['from', 530, 'try later'], // Authentication required.
    ['from', 553, 'set aside'],
    ['to', 450, 'try later'],
    ['to', 550, 'set aside'],
    ['data', 451, 'try later'],
    ['data', 554, 'set aside'],
  ])('refuses a mail at “%s” with status %i, the outcome is “%s”', async (stage, status, type) => {
    const { outcome } = await deliver({}, (at) =>
      at === stage ? { type: 'refuse', status, words: 'No' } : well,
    );
    expect(outcome).toMatchObject({ type, facts: { status } });
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
    const port = await freePort();
    strict.listen(port, '127.0.0.1');
    const outcome = await mailerFor(`smtp://user:wrong@127.0.0.1:${port}`)(enquiry, row);
    expect(outcome).toMatchObject({ type: 'try later', facts: { code: 'EAUTH' } });
    strict.close();
  });
});

test.each([undefined, 'text', {}, new Error('of nobody knows what')])(
  'the outcome of an unknown error, such as %s, is “try later”',
  (error) => expect(outcomeOf(error)).toMatchObject({ type: 'try later' }),
);
