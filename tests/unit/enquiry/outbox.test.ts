import { describe, expect, test, vi } from 'vitest';
import type { Outcome } from '@/lib/enquiry/deliver-enquiry';
import type { Submission } from '@/lib/enquiry/enquiry';
import { createOutbox, refusalErrors } from '@/lib/enquiry/outbox';
import { entryInWords } from '@/lib/enquiry/outbox-words';
import { memoryStorage } from '../../support/memory-storage';
import { outboxEntry } from '../../support/outbox-entry';

/** Two tabs with the same storage and lock, and a receiver with configurable answers. */
function tabs(answer: (key: string) => Promise<Outcome>, online = () => true) {
  const storage = memoryStorage();
  let queue = Promise.resolve();
  const exclusively = (task: () => Promise<void>) => {
    queue = queue.then(task, task);
    return queue;
  };
  const deliver = vi.fn((key: string, _: Submission) => answer(key));
  const clock = { now: 1_000 };
  const tab = () =>
    createOutbox({
      storage: () => storage,
      exclusively,
      deliver,
      isOnline: online,
      now: () => clock.now,
      pauseAfter: () => 100,
      onChange: () => {},
    });
  return { one: tab(), two: tab(), reopened: tab, deliver, clock, storage };
}

const delivered: Outcome = { type: 'delivered', reference: 'ABCD' };
const broken: Outcome = { type: 'unreachable', because: 'no connection', waitMs: 0 };

describe('delivery', () => {
  test('confirmed: only a reference of the enquiry is kept', async () => {
    const { one, storage } = tabs(async () => delivered);
    one.add(outboxEntry('k'));
    await one.flush('due');
    expect(one.entries()).toEqual([]);
    expect(one.receipts()).toEqual([{ key: 'k', reference: 'ABCD', delivered: 1_000 }]);
    expect(storage.getItem('enquiry-outbox')).toBeNull();
    expect(storage.getItem('enquiry-receipts')).not.toContain('Asha');
  });

  test('two tabs that send at once send once', async () => {
    const { one, two, deliver } = tabs(async () => delivered);
    one.add(outboxEntry('k'));
    two.add(outboxEntry('k'));
    await Promise.all([one.flush('all'), two.flush('all')]);
    expect(deliver).toHaveBeenCalledOnce();
  });

  test('failed: it stays, waits for its pause, and is sent again with the same key', async () => {
    const answers = [broken, delivered];
    const { one, deliver, clock } = tabs(async () => answers.shift() ?? delivered);
    one.add(outboxEntry('k'));
    await one.flush('due');
    expect(one.entries()[0]).toMatchObject({ attempts: 1, notBefore: 1_100 });
    expect(one.nextDue()).toBe(1_100);
    await one.flush('due');
    expect(deliver).toHaveBeenCalledOnce();
    clock.now = 1_100;
    await one.flush('due');
    expect(deliver.mock.calls.map(([key]) => key)).toEqual(['k', 'k']);
    expect(one.entries()).toEqual([]);
  });

  test('a longer pause that the receiver asks for is used', async () => {
    const { one } = tabs(async () => ({ type: 'unreachable', because: 'busy', waitMs: 5_000 }));
    one.add(outboxEntry('k'));
    await one.flush('due');
    expect(one.nextDue()).toBe(6_000);
  });

  test('offline: it is not sent, and says why', async () => {
    let online = false;
    const { one, deliver } = tabs(
      async () => delivered,
      () => online,
    );
    one.add(outboxEntry('k'));
    await one.flush('due');
    expect(deliver).not.toHaveBeenCalled();
    const [waiting] = one.entries();
    expect(waiting && entryInWords(waiting, false)).toContain('You are offline.');
    online = true;
    await one.flush('all');
    expect(one.entries()).toEqual([]);
  });

  test('tab closed while sending: the next one sends it again, since it may not have arrived', async () => {
    const { one, reopened, deliver } = tabs(async () => delivered);
    deliver.mockImplementationOnce(() => new Promise(() => {}));
    one.add(outboxEntry('k'));
    void one.flush('due');
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce());
    const next = reopened();
    const [left] = next.entries();
    expect(left?.attempts).toBe(1);
    expect(left && entryInWords(left, false)).toContain('it may have reached us');
  });

  test('refused: it stays, with the reason, and is not sent again automatically', async () => {
    const { one, deliver } = tabs(async () => ({
      type: 'refused',
      status: 400,
      errors: { phone: 'Enter a phone number.' },
    }));
    one.add(outboxEntry('k'));
    await one.flush('all');
    await one.flush('all');
    expect(deliver).toHaveBeenCalledOnce();
    const [refused] = one.entries();
    expect(refused && entryInWords(refused, false)).toContain('Enter a phone number.');
    expect(one.nextDue()).toBeUndefined();
  });
});

describe('an outbox', () => {
  test('does not change an enquiry that it already has', async () => {
    const { one } = tabs(async () => broken);
    expect(one.add(outboxEntry('k'))).toBe('stored');
    await one.flush('due');
    expect(one.add({ ...outboxEntry('k'), fields: 'name=Other' })).toBe('stored');
    expect(one.entries()).toMatchObject([{ key: 'k', fields: 'name=Asha', attempts: 1 }]);
  });

  test('reports when the first waiting enquiry is due', async () => {
    const waits = [3_000, 1_000, 2_000];
    const { one } = tabs(async () => ({
      type: 'unreachable',
      because: 'busy',
      waitMs: waits.shift() ?? 0,
    }));
    expect(one.nextDue()).toBeUndefined();
    for (const key of ['a', 'b', 'c']) one.add(outboxEntry(key));
    expect(one.nextDue()).toBe(0);
    await one.flush('due');
    expect(one.entries().map(({ notBefore }) => notBefore)).toEqual([4_000, 2_000, 3_000]);
    expect(one.nextDue()).toBe(2_000);
  });

  test('keeps five receipts, the latest first, and removes a dismissed one', async () => {
    const { one, storage } = tabs(async (key) => ({
      type: 'delivered',
      reference: key.toUpperCase(),
    }));
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      one.add(outboxEntry(key));
      await one.flush('due');
    }
    const kept = () => one.receipts().map(({ reference }) => reference);
    expect(kept()).toEqual(['F', 'E', 'D', 'C', 'B']);
    one.add(outboxEntry('d'));
    await one.flush('due');
    expect(kept()).toEqual(['D', 'F', 'E', 'C', 'B']);
    one.dismiss('e');
    expect(kept()).toEqual(['D', 'F', 'C', 'B']);
    for (const key of ['d', 'f', 'c', 'b']) one.dismiss(key);
    expect(kept()).toEqual([]);
    expect(storage.getItem('enquiry-receipts')).toBeNull();
  });

  test('changes one enquiry and leaves the others', async () => {
    const { one } = tabs(async (key) => (key === 'b' ? broken : delivered));
    for (const key of ['a', 'b']) one.add(outboxEntry(key));
    await one.flush('due');
    expect(one.entries()).toMatchObject([
      { key: 'b', attempts: 1, trouble: { type: 'unreachable', because: 'no connection' } },
    ]);
  });

  test('offline: waits for the first pause, and does not count the attempt', async () => {
    const { one } = tabs(
      async () => delivered,
      () => false,
    );
    one.add(outboxEntry('k'));
    await one.flush('due');
    expect(one.entries()).toMatchObject([
      { attempts: 0, notBefore: 1_100, trouble: { type: 'unreachable', because: 'offline' } },
    ]);
  });

  test('reports each change, and the pause grows with the attempts', async () => {
    const onChange = vi.fn();
    const pauses: number[] = [];
    const storage = memoryStorage();
    const outbox = createOutbox({
      storage: () => storage,
      exclusively: (task) => task(),
      deliver: async () => broken,
      isOnline: () => true,
      now: () => 0,
      pauseAfter: (attempts) => {
        pauses.push(attempts);
        return 0;
      },
      onChange,
    });
    outbox.add(outboxEntry('k'));
    expect(onChange).toHaveBeenCalledTimes(1);
    await outbox.flush('due');
    await outbox.flush('due');
    expect(pauses).toEqual([1, 2]);
    expect(onChange).toHaveBeenCalledTimes(5);
    outbox.withdraw('none');
    expect(onChange).toHaveBeenCalledTimes(5);
    outbox.dismiss('k');
    expect(onChange).toHaveBeenCalledTimes(6);
  });

  test.each(['no answer', 'no connection', 'busy', 'not our desk'] as const)(
    'still knows after a reload that it waits because of: %s',
    async (because) => {
      const { one, reopened } = tabs(async () => ({ type: 'unreachable', because, waitMs: 0 }));
      one.add(outboxEntry('k'));
      await one.flush('due');
      expect(reopened().entries()).toMatchObject([{ trouble: { type: 'unreachable', because } }]);
    },
  );

  test('returns the messages of a refusal by field, and otherwise none', async () => {
    const answers: Outcome[] = [
      { type: 'refused', status: 400, errors: { phone: 'Enter a phone number.' } },
      broken,
    ];
    const { one } = tabs(async () => answers.shift() ?? delivered);
    one.add(outboxEntry('a'));
    one.add(outboxEntry('b'));
    await one.flush('all');
    one.add(outboxEntry('c'));
    expect(one.entries().map(refusalErrors)).toEqual([{ phone: 'Enter a phone number.' }, {}, {}]);
  });
});

describe('withdrawing', () => {
  test('returns the enquiry and leaves nothing to send', async () => {
    const { one, two, deliver } = tabs(async () => delivered);
    one.add(outboxEntry('k'));
    expect(two.withdraw('k')).toMatchObject({ fields: 'name=Asha' });
    await one.flush('all');
    expect(deliver).not.toHaveBeenCalled();
    expect(one.withdraw('k')).toBeUndefined();
  });

  test('withdrawing one while another is being sent stops only that one', async () => {
    const { one, two, deliver } = tabs(async (key) => {
      if (key === 'a') two.withdraw('b');
      return delivered;
    });
    one.add(outboxEntry('a'));
    one.add(outboxEntry('b'));
    await one.flush('all');
    expect(deliver).toHaveBeenCalledOnce();
    expect(one.receipts().map(({ key }) => key)).toEqual(['a']);
  });
});

describe('storage', () => {
  test('if storage is blocked, the outbox lasts as long as the page, and says so', async () => {
    const outbox = createOutbox({
      storage: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      exclusively: (task) => task(),
      deliver: async () => broken,
      isOnline: () => true,
      now: () => 0,
      pauseAfter: () => 0,
      onChange: () => {},
    });
    expect(outbox.add(outboxEntry('k'))).toBe('not stored');
    await outbox.flush('all');
    expect(outbox.entries()).toHaveLength(1);
  });

  test.each(['x', '{}', '[1]', '[{"key":"k"}]'])('that holds %j is an empty outbox', (text) => {
    const outbox = createOutbox({
      storage: () => memoryStorage({ 'enquiry-outbox': text }),
      exclusively: (task) => task(),
      deliver: async () => delivered,
      isOnline: () => true,
      now: () => 0,
      pauseAfter: () => 0,
      onChange: () => {},
    });
    expect(outbox.entries()).toEqual([]);
  });
});
