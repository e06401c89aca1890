import { expect, test } from 'vitest';
import { storm } from './support/storm';

test('although the receiver is killed at random moments under load and the mail server is faulty, every confirmed enquiry is mailed, and copies have the same Message-ID', async () => {
  const began = performance.now();
  const { kills, sent, received, mails, copies, ...faults } = await storm({
    kills: 6,
    seed: 17,
    visitors: 4,
  });
  console.log(
    `${kills} kills: ${received} of ${sent} enquiries received, ${mails} mails, ${copies} of them copies, ${Math.round(performance.now() - began)} ms`,
  );
  expect(faults).toMatchObject({
    lost: [],
    strangers: [],
    changed: [],
    leftovers: 0,
    badLines: [],
  });
  expect(received).toBeGreaterThan(kills);
  expect(mails).toBeGreaterThanOrEqual(received);
}, 240_000);
