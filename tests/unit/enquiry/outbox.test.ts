import { describe, expect, test, vi } from 'vitest';
import type { StorageSource } from '@/lib/browser/stored-value';
import type { Submission } from '@/lib/enquiry/enquiry';
import { createOutbox, refusalErrors } from '@/lib/enquiry/outbox';
import { entryMessage } from '@/lib/enquiry/outbox-messages';
import type { PostResult } from '@/lib/enquiry/post-enquiry';
import { memoryStorage } from '../../support/memory-storage';
import { outboxEntry } from '../../support/outbox-entry';

const delivered: PostResult = { type: 'delivered', reference: 'ABCD' };
const broken: PostResult = { type: 'unreachable', because: 'no connection', waitMs: 0 };
const errors = { phone: 'Enter a phone number.' };
const refused: PostResult = { type: 'refused', status: 400, errors };

/** Two tabs with the same storage and lock, and a receiver with configurable answers. */
function tabs(answer: (key: string) => Promise<PostResult>, storageOfTabs?: StorageSource) {
  const memory = memoryStorage();
  const storage = storageOfTabs ?? (() => memory);
  let queue = Promise.resolve();
  const exclusively = (task: () => Promise<void>) => {
    queue = queue.then(task, task);
    return queue;
  };
  const post = vi.fn((key: string, _: Submission) => answer(key));
  const state = { now: 1_000, isOnline: true };
  const retryPauseMs = vi.fn((_: number) => 100);
  const onChange = vi.fn();
  const tab = () =>
    createOutbox({
      storage,
      exclusively,
      post,
      isOnline: () => state.isOnline,
      now: () => state.now,
      retryPauseMs,
      onChange,
    });
  return { one: tab(), two: tab(), reopened: tab, post, state, storage, retryPauseMs, onChange };
}

describe('an enquiry', () => {
  test('that is delivered leaves only its reference', async () => {
    const { one, storage } = tabs(async () => delivered);
    one.add(outboxEntry('k'));
    await one.flush('due');
    expect(one.entries()).toEqual([]);
    expect(one.receipts()).toEqual([{ key: 'k', reference: 'ABCD', delivered: 1_000 }]);
    expect(storage().getItem('enquiry-outbox')).toBeNull();
    expect(storage().getItem('enquiry-receipts')).not.toContain('Asha');
  });

  test('that two tabs send at the same time is sent once', async () => {
    const { one, two, post } = tabs(async () => delivered);
    one.add(outboxEntry('k'));
    two.add(outboxEntry('k'));
    await Promise.all([one.flush('all'), two.flush('all')]);
    expect(post).toHaveBeenCalledOnce();
  });

  test('that could not be delivered waits until its pause ends, and is sent again with the same key', async () => {
    const answers = [broken, delivered];
    const { one, post, state } = tabs(async () => answers.shift() ?? delivered);
    one.add(outboxEntry('k'));
    await one.flush('due');
    expect(one.entries()).toMatchObject([{ attempts: 1, notBefore: 1_100 }]);
    expect(one.entries().map(refusalErrors)).toEqual([{}]);
    await one.flush('due');
    expect(post).toHaveBeenCalledOnce();
    state.now = 1_100;
    await one.flush('due');
    expect(post.mock.calls.map(([key]) => key)).toEqual(['k', 'k']);
    expect(one.entries()).toEqual([]);
  });

  test('is not sent while the browser is offline, no attempt is counted, and its message says why', async () => {
    const { one, post, state } = tabs(async () => delivered);
    state.isOnline = false;
    one.add(outboxEntry('k'));
    await one.flush('due');
    expect(post).not.toHaveBeenCalled();
    const [waiting] = one.entries();
    expect(waiting).toMatchObject({ attempts: 0, notBefore: 1_100 });
    expect(waiting && entryMessage(waiting, false)).toContain('You are offline.');
    state.isOnline = true;
    await one.flush('all');
    expect(one.entries()).toEqual([]);
  });

  test('whose tab was closed while it was being sent stays, and its message says that it may have arrived', async () => {
    const { one, reopened, post } = tabs(async () => delivered);
    post.mockImplementationOnce(() => new Promise(() => {}));
    one.add(outboxEntry('k'));
    void one.flush('due');
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
    const [left] = reopened().entries();
    expect(left?.attempts).toBe(1);
    expect(left && entryMessage(left, false)).toContain('it may have reached us');
  });

  test('that is refused stays, with the reason, and is not sent again automatically', async () => {
    const { one, post } = tabs(async () => refused);
    one.add(outboxEntry('k'));
    await one.flush('all');
    await one.flush('all');
    expect(post).toHaveBeenCalledOnce();
    const [entry] = one.entries();
    expect(entry && entryMessage(entry, false)).toContain('Enter a phone number.');
    expect(entry && refusalErrors(entry)).toEqual(errors);
    expect(one.nextDue()).toBeUndefined();
  });

  test('that could not be delivered stays when another is delivered', async () => {
    const { one } = tabs(async (key) => (key === 'b' ? broken : delivered));
    for (const key of ['a', 'b']) one.add(outboxEntry(key));
    await one.flush('due');
    expect(one.entries()).toMatchObject([{ key: 'b', trouble: { because: 'no connection' } }]);
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

  test('waits as long as the receiver asks, and reports when the first enquiry is due', async () => {
    const waits = [3_000, 1_000, 2_000];
    const { one } = tabs(async () => ({ ...broken, waitMs: waits.shift() ?? 0 }));
    expect(one.nextDue()).toBeUndefined();
    for (const key of ['a', 'b', 'c']) one.add(outboxEntry(key));
    expect(one.nextDue()).toBe(0);
    await one.flush('due');
    expect(one.entries().map(({ notBefore }) => notBefore)).toEqual([4_000, 2_000, 3_000]);
    expect(one.nextDue()).toBe(2_000);
  });

  test('keeps five receipts, the latest first, and removes a dismissed one', async () => {
    const { one, storage } = tabs(async (key) => ({ ...delivered, reference: key.toUpperCase() }));
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
    expect(storage().getItem('enquiry-receipts')).toBeNull();
  });

  test('reports each change, and requests the pause for the number of attempts', async () => {
    const { one, retryPauseMs, onChange, state } = tabs(async () => broken);
    one.add(outboxEntry('k'));
    expect(onChange).toHaveBeenCalledTimes(1);
    await one.flush('due');
    state.now = 2_000;
    await one.flush('due');
    expect(retryPauseMs.mock.calls).toEqual([[1], [2]]);
    expect(onChange).toHaveBeenCalledTimes(5);
    one.withdraw('none');
    expect(onChange).toHaveBeenCalledTimes(5);
    one.dismiss('k');
    expect(onChange).toHaveBeenCalledTimes(6);
  });

  test.each(['no answer', 'no connection', 'busy', 'not our desk'] as const)(
    'remembers after a reload why an enquiry is waiting: %s',
    async (because) => {
      const { one, reopened } = tabs(async () => ({ ...broken, because }));
      one.add(outboxEntry('k'));
      await one.flush('due');
      expect(reopened().entries()).toMatchObject([{ trouble: { type: 'unreachable', because } }]);
    },
  );

  test('lasts as long as the page if storage is blocked, and says so', async () => {
    const { one } = tabs(
      async () => broken,
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    );
    expect(one.add(outboxEntry('k'))).toBe('not stored');
    await one.flush('all');
    expect(one.entries()).toHaveLength(1);
  });

  test.each(['x', '{}', '[1]', '[{"key":"k"}]'])('that is stored as %j is empty', (text) => {
    const storage = memoryStorage({ 'enquiry-outbox': text });
    const { one } = tabs(
      async () => delivered,
      () => storage,
    );
    expect(one.entries()).toEqual([]);
  });
});

test('withdrawing returns the enquiry and leaves nothing to send', async () => {
  const { one, two, post } = tabs(async () => delivered);
  one.add(outboxEntry('k'));
  expect(two.withdraw('k')).toMatchObject({ fields: 'name=Asha' });
  await one.flush('all');
  expect(post).not.toHaveBeenCalled();
  expect(one.withdraw('k')).toBeUndefined();
});

test('withdrawing an enquiry while another is being sent stops only the withdrawn one', async () => {
  const { one, two, post } = tabs(async (key) => {
    if (key === 'a') two.withdraw('b');
    return delivered;
  });
  for (const key of ['a', 'b']) one.add(outboxEntry(key));
  await one.flush('all');
  expect(post).toHaveBeenCalledOnce();
  expect(one.receipts().map(({ key }) => key)).toEqual(['a']);
});
