import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { mailFailure } from '@/lib/receiving/node/mail-errors';
import { freePort } from '../../support/free-port';
import { type Behaviour, type Stage, startMailServer } from '../../support/receiving/mail-server';

const mail = { from: 'a@desk.example', to: 'b@desk.example', text: 'Words of a visitor' };

/** What becomes of a mail sent to a server, as the real mail library says it. */
const failureOf = (url: string) =>
  createTransport(url)
    .sendMail(mail)
    .then(() => undefined, mailFailure);

let mailServer: Awaited<ReturnType<typeof startMailServer>> | undefined;
afterEach(() => mailServer?.stop());

describe('the errors of the mail transport are told apart:', () => {
  const answers: readonly (readonly [Stage, string, string])[] = [
    ['connect', '554 No mail here', 'unreachable'],
    ['connect', '421 Too busy', 'unreachable'],
    ['from', '530 5.7.0 Authentication required', 'authentication'],
    ['from', '451 4.3.0 Later', 'put off'],
    ['from', '553 5.1.8 Unknown sender', 'refused'],
    ['to', '450 4.2.1 Mailbox busy', 'put off'],
    ['to', '452 4.2.2 Mailbox full', 'put off'],
    ['to', '550 5.1.1 No such mailbox', 'refused'],
    ['data', '451 4.7.1 Greylisted', 'put off'],
    ['data', '421 4.3.2 Shutting down', 'unreachable'],
    ['body', '451 4.3.0 Disk full', 'put off'],
    ['body', '421 4.3.2 Shutting down', 'unreachable'],
    ['body', '554 5.7.1 Refused', 'refused'],
  ];
  test.each(answers)('at “%s”, %s is %s', async (stage, line, type) => {
    mailServer = await startMailServer((at) =>
      at === stage ? { type: 'answer', line } : { type: 'well' },
    );
    const failure = await failureOf(mailServer.url);
    expect(failure).toMatchObject({ type, status: Number(line.slice(0, 3)) });
    const enhanced = line.match(/^\d{3} (\d\.\d\.\d)/)?.[1];
    expect(failure?.enhanced).toBe(enhanced);
  });

  const stages: readonly Stage[] = ['connect', 'hello', 'from', 'to', 'data', 'body', 'taken'];
  test.each(stages)('a connection that breaks at “%s” is unreachable', async (stage) => {
    const reset: Behaviour = { type: 'reset' };
    mailServer = await startMailServer((at) => (at === stage ? reset : { type: 'well' }));
    expect(await failureOf(mailServer.url)).toMatchObject({ type: 'unreachable' });
  });

  test('a port where nobody listens is unreachable', async () => {
    const url = `smtp://127.0.0.1:${await freePort()}`;
    expect(await failureOf(url)).toMatchObject({ type: 'unreachable' });
  });

  test('a name that leads nowhere is unreachable', async () => {
    expect(await failureOf('smtp://mail.invalid')).toMatchObject({ type: 'unreachable' });
  });

  test('a server that speaks no TLS where it must is unreachable', async () => {
    mailServer = await startMailServer();
    const url = mailServer.url.replace('smtp:', 'smtps:');
    expect(await failureOf(url)).toMatchObject({ type: 'unreachable' });
  });

  test.each([
    [535, 'authentication'],
    [454, 'unreachable'],
  ])('a password that is answered with %i is %s', async (responseCode, type) => {
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) =>
        done(Object.assign(new Error('Not this one'), { responseCode })),
    });
    const port = await freePort();
    smtp.listen(port, '127.0.0.1');
    expect(await failureOf(`smtp://user:wrong@127.0.0.1:${port}`)).toMatchObject({ type });
    await new Promise<void>((done) => smtp.close(() => done()));
  });

  test('a mail larger than the server announced to take is refused', () => {
    expect(mailFailure({ code: 'EMESSAGE', command: 'MAIL FROM' })).toMatchObject({
      type: 'refused',
    });
  });

  test.each([undefined, 'text', {}, new Error('of nobody knows what')])(
    'what has no name, such as %s, is put off',
    (error) => {
      expect(mailFailure(error)).toEqual({ type: 'put off' });
    },
  );
});
