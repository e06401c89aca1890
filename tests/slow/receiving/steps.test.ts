import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stages } from '../../receiving/mail-server';
import { bundleReceiver } from '../../receiving/receiver-process';
import { killedAt, killedAtEachStep } from '../../receiving/steps';

let bundle: Awaited<ReturnType<typeof bundleReceiver>>;
beforeAll(async () => {
  bundle = await bundleReceiver();
});
afterAll(() => bundle.remove());

const atRest = { arriving: 0, waiting: 0, mailed: 0, 'set-aside': 0, delivered: 1 };

describe('killed with SIGKILL', () => {
  test('before each step on disk: mailed once, and twice at one step only, between the mail server’s yes and its record', async () => {
    const results = await killedAtEachStep(bundle.file, 'listening', 3);
    for (const { isSameMessage, files, mails } of results) {
      expect({ isSameMessage, files }).toEqual({ isSameMessage: true, files: atRest });
      expect(mails).toBeGreaterThanOrEqual(1);
      expect(mails).toBeLessThanOrEqual(2);
    }
    const firstReceived = results.findIndex(({ wasReceived }) => wasReceived) + 1;
    const copies = results.filter(({ mails }) => mails === 2).length;
    console.log(
      `${results.length} steps on disk; received from step ${firstReceived} on; a kill at ${copies} of them sends a copy`,
    );
    // To open, write, sync and close the file, to rename it, and to open, sync and close the folder come before the answer.
    expect(firstReceived).toBe(9);
    expect(results.length).toBeGreaterThan(16);
    expect(copies).toBe(1);
  }, 240_000);

  test.each(stages)(
    'when the mail server is at “%s”: a copy only where it has all of the mail',
    async (stage) => {
      const result = await killedAt(bundle.file, { type: 'stage', stage });
      expect(result).toMatchObject({
        wasKilled: true,
        isSameMessage: true,
        mails: stage === 'body' || stage === 'taken' ? 2 : 1,
        files: atRest,
      });
    },
    120_000,
  );
});
