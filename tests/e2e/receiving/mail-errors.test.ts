import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, test } from 'vitest';
import { outcomeOf } from '@/lib/receiving/node/mail';
import { type Stage, startMailServer } from '../../support/receiving/mail-server';

const mail = { from: 'a@desk.example', to: 'b@desk.example', text: 'Words of a visitor' };

let mailServer: Awaited<ReturnType<typeof startMailServer>> | undefined;
afterEach(() => mailServer?.stop());

describe('a mail that the server answers', () => {
  const answers: readonly (readonly [Stage, string, string])[] = [
    ['connect', '554 No mail here', 'try later'],
    ['connect', '421 Too busy', 'try later'],
    ['from', '530 5.7.0 Authentication required', 'try later'],
    ['from', '553 5.1.8 Unknown sender', 'set aside'],
    ['to', '450 4.2.1 Mailbox busy', 'try later'],
    ['to', '550 5.1.1 No such mailbox', 'set aside'],
    ['data', '421 4.3.2 Shutting down', 'try later'],
    ['body', '451 4.3.0 Disk full', 'try later'],
    ['body', '554 5.7.1 Refused', 'set aside'],
  ];
  test.each(answers)('at “%s” with %s: %s', async (stage, line, type) => {
    mailServer = await startMailServer((at) =>
      at === stage ? { type: 'answer', line } : { type: 'well' },
    );
    const sending = createTransport(mailServer.url).sendMail(mail);
    const outcome = await sending.then(() => undefined, outcomeOf);
    expect(outcome).toMatchObject({ type, facts: { status: Number(line.slice(0, 3)) } });
  });
});

test.each([undefined, 'text', {}, new Error('of nobody knows what')])(
  'an error that says nothing, such as %s: try later',
  (error) => {
    expect(outcomeOf(error)).toMatchObject({ type: 'try later' });
  },
);
