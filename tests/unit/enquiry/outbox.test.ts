import { describe, expect, test, vi } from 'vitest';
import type { StorageSource } from '@/lib/browser/stored-value';
import * as constants from '@/lib/constants';
import { messageOf } from '@/lib/enquiry/enquiry-message';
import { createOutbox, type Posted, refusalErrors } from '@/lib/enquiry/outbox';
import { entryMessage } from '@/lib/enquiry/outbox-messages';
import type { PostResult } from '@/lib/enquiry/post-enquiry';
import { memoryStorage } from '../../support/memory-storage';
import { outboxEntry } from '../../support/outbox-entry';

const delivered: PostResult = { type: 'delivered', reference: 'ABCD' };
const broken: PostResult = { type: 'unreachable', because: 'no connection', waitMs: 0 };
const errors = { phone: 'Enter a phone number.' };
const refused: PostResult = { type: 'refused', status: 400, errors };

/**
 * The state of an enquiry that is not being sent, in a browser that sends only while a page is
 * open.
 */
const still = { isSending: false, isSentWhenClosed: false };

/** The keys and values of a storage, in the order of the keys. */
const contentsOf = (storage: ReturnType<StorageSource>) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .sort()
    .map((key) => [key, storage.getItem(key)]);

/** Two tabs with the same storage and lock, and a receiver with configurable answers. */
function tabs(answer: (key: string) => Promise<PostResult>, storageOfTabs?: StorageSource) {
  const memory = memoryStorage();
  const storage = storageOfTabs ?? (() => memory);
  let queue = Promise.resolve();
  const exclusively = (task: () => Promise<void>) => {
    queue = queue.then(task, task);
    return queue;
  };
  const post = vi.fn((key: string, _: Posted) => answer(key));
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
    expect(contentsOf(storage())).toEqual([
      ['enquiry-receipts/k', expect.not.stringContaining('Asha')],
    ]);
  });

  test('that two tabs send at the same time is sent once', async () => {
    const { one, two, post } = tabs(async () => delivered);
    one.add(outboxEntry('k'));
    two.add(outboxEntry('k'));
    await Promise.all([one.flush('now'), two.flush('now')]);
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
    expect(waiting && entryMessage(waiting, still)).toContain('You are offline.');
    state.isOnline = true;
    await one.flush('now');
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
    expect(left && entryMessage(left, still)).toContain('it may have reached us');
  });

  test('that is refused stays, with the reason, and is not sent again automatically', async () => {
    const { one, post } = tabs(async () => refused);
    one.add(outboxEntry('k'));
    await one.flush('now');
    await one.flush('now');
    expect(post).toHaveBeenCalledOnce();
    const [entry] = one.entries();
    expect(entry && entryMessage(entry, still)).toContain('Enter a phone number.');
    expect(entry && refusalErrors(entry)).toEqual(errors);
    expect(one.nextDue()).toBeUndefined();
  });

  test('that the receiver has deleted since says so, and is not sent again', async () => {
    const { one, post } = tabs(async () => ({ type: 'refused', status: 410, errors: {} }));
    one.add(outboxEntry('k'));
    await one.flush('now');
    await one.flush('now');
    expect(post).toHaveBeenCalledOnce();
    const [entry] = one.entries();
    expect(entry && entryMessage(entry, still)).toContain('have deleted it since');
  });

  test('that could not be delivered stays when another is delivered', async () => {
    const { one } = tabs(async (key) => (key === 'b' ? broken : delivered));
    for (const key of ['a', 'b']) one.add(outboxEntry(key));
    await one.flush('due');
    expect(one.entries()).toMatchObject([{ key: 'b', trouble: { because: 'no connection' } }]);
  });
});

describe('an outbox', () => {
  test('sends the latest enquiry first, whose writer may be waiting', async () => {
    const { one, post, state } = tabs(async () => broken);
    for (const key of ['old', 'older', 'new']) {
      state.now += 1;
      one.add({ ...outboxEntry(key), written: key === 'older' ? 0 : state.now });
    }
    await one.flush('due');
    expect(post.mock.calls.map(([key]) => key)).toEqual(['new', 'old', 'older']);
  });

  test('does not change an enquiry that it already has', async () => {
    const { one } = tabs(async () => broken);
    expect(one.add(outboxEntry('k'))).toBe('stored');
    await one.flush('due');
    expect(one.add({ ...outboxEntry('k'), fields: 'name=Other' })).toBe('stored');
    expect(one.entries()).toMatchObject([{ key: 'k', fields: 'name=Asha', attempts: 1 }]);
  });

  test('waits as long as the receiver asks, and reports when the first enquiry is due', async () => {
    const waits = [2_000, 1_000, 3_000];
    const { one } = tabs(async () => ({ ...broken, waitMs: waits.shift() ?? 0 }));
    expect(one.nextDue()).toBeUndefined();
    for (const key of ['a', 'b', 'c']) one.add(outboxEntry(key));
    expect(one.nextDue()).toBe(0);
    await one.flush('due');
    expect(one.entries().map(({ notBefore }) => notBefore)).toEqual([4_000, 2_000, 3_000]);
    expect(one.nextDue()).toBe(2_000);
  });

  test('keeps five receipts, the latest first, and removes a dismissed one', async () => {
    const { one, storage, state } = tabs(async (key) => ({
      ...delivered,
      reference: key.toUpperCase(),
    }));
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      state.now += 1;
      one.add(outboxEntry(key));
      await one.flush('due');
    }
    state.now += 1;
    const kept = () => one.receipts().map(({ reference }) => reference);
    expect(kept()).toEqual(['F', 'E', 'D', 'C', 'B']);
    one.add(outboxEntry('d'));
    await one.flush('due');
    expect(kept()).toEqual(['D', 'F', 'E', 'C', 'B']);
    one.dismiss('e');
    expect(kept()).toEqual(['D', 'F', 'C', 'B']);
    for (const key of ['d', 'f', 'c', 'b']) one.dismiss(key);
    expect(contentsOf(storage())).toEqual([]);
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

  test.each(['no answer', 'no connection', 'busy', 'not the receiver', 'misconfigured'] as const)(
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
    await one.flush('now');
    expect(one.entries()).toHaveLength(1);
  });

  test.each(['x', '{}', '[1]', '{"key":"k"}', '{"key":"k","enquiry":"x"}'])(
    'without an enquiry that can be read, stored as %j, is empty, and leaves what is stored',
    async (text) => {
      const storage = memoryStorage({ 'enquiry-outbox/k': text });
      const { one } = tabs(
        async () => delivered,
        () => storage,
      );
      expect(one.entries()).toEqual([]);
      one.add(outboxEntry('other'));
      await one.flush('now');
      expect(storage.getItem('enquiry-outbox/k')).toBe(text);
    },
  );
});

test('withdrawing returns the enquiry and leaves nothing to send', async () => {
  const { one, two, post } = tabs(async () => delivered);
  one.add(outboxEntry('k'));
  expect(two.withdraw('k')).toMatchObject({ fields: 'name=Asha' });
  await one.flush('now');
  expect(post).not.toHaveBeenCalled();
  expect(one.withdraw('k')).toBeUndefined();
});

test('withdrawing an enquiry while another is being sent stops only the withdrawn one', async () => {
  const { one, two, post } = tabs(async (key) => {
    if (key === 'b') two.withdraw('a');
    return delivered;
  });
  for (const key of ['a', 'b']) one.add(outboxEntry(key));
  await one.flush('now');
  expect(post).toHaveBeenCalledOnce();
  expect(one.receipts().map(({ key }) => key)).toEqual(['b']);
});

describe('two tabs that write at the same time', () => {
  /**
   * A storage that a tab reads before the other tab's last change has reached it, as in browsers
   * with a process for each tab.
   */
  function lateStorage() {
    const memory = memoryStorage();
    let seen: Readonly<Record<string, string>> = {};
    const late: ReturnType<StorageSource> = {
      get length() {
        return Object.keys(seen).length;
      },
      key: (index) => Object.keys(seen)[index] ?? null,
      getItem: (key) => seen[key] ?? null,
      setItem: (key, value) => memory.setItem(key, value),
      removeItem: (key) => memory.removeItem(key),
    };
    const arrive = () => {
      seen = Object.fromEntries(contentsOf(memory));
    };
    return { late, arrive };
  }

  test('lose no enquiry', () => {
    const { late, arrive } = lateStorage();
    const { one, two } = tabs(
      async () => broken,
      () => late,
    );
    one.add(outboxEntry('a'));
    two.add(outboxEntry('b'));
    arrive();
    expect(one.entries().map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test('keep the enquiry of the other, even if one of them cannot store its own', () => {
    const memory = memoryStorage();
    const { one, two, reopened } = tabs(
      async () => broken,
      () => memory,
    );
    one.add(outboxEntry('a'));
    vi.spyOn(memory, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(two.add(outboxEntry('b'))).toBe('not stored');
    expect(two.entries().map(({ key }) => key)).toEqual(['a', 'b']);
    vi.mocked(memory.setItem).mockRestore();
    two.add(outboxEntry('c'));
    expect(
      reopened()
        .entries()
        .map(({ key }) => key),
    ).toEqual(['a', 'c']);
    // What one tab has withdrawn is not sent by another that could not store a change.
    one.withdraw('a');
    expect(two.entries().map(({ key }) => key)).toEqual(['c', 'b']);
  });
});

test('an enquiry that another release has stored, with fields and choices that this one does not know, is kept, shown and sent as it is', async () => {
  const enquiry = {
    kind: 'quote',
    name: 'Asha',
    budget: 'a-budget-with-a-new-name',
    colour: 'blue',
  };
  const entry = { key: 'k', enquiry, secondsTaken: 9, trouble: { type: 'lost' }, later: true };
  const storage = memoryStorage({ 'enquiry-outbox/k': JSON.stringify(entry) });
  const answers = [broken, delivered];
  const { one, post } = tabs(
    async () => answers.shift() ?? delivered,
    () => storage,
  );
  const [shown] = one.entries();
  expect(shown && messageOf(shown.enquiry)).toEqual({
    heading: 'Quote request',
    text: 'kind: quote\nname: Asha\nbudget: a-budget-with-a-new-name\ncolour: blue',
  });
  await one.flush('now');
  expect(JSON.parse(storage.getItem('enquiry-outbox/k') ?? '')).toMatchObject({
    enquiry,
    later: true,
  });
  await one.flush('now');
  expect(post.mock.calls).toEqual([
    ['k', { ...enquiry, secondsTaken: 9 }],
    ['k', { ...enquiry, secondsTaken: 9 }],
  ]);
  expect(one.receipts()).toHaveLength(1);
});

test('if the clock was ahead when an enquiry was put off, and is corrected, the enquiry is due at once', async () => {
  const { one, post, state } = tabs(async () => broken);
  const days = 86_400_000;
  state.now = 30 * days;
  one.add(outboxEntry('k'));
  await one.flush('due');
  state.now = 1_000;
  expect(one.nextDue()).toBe(0);
  await one.flush('due');
  expect(post).toHaveBeenCalledTimes(2);
  expect(one.nextDue()).toBe(1_100);
});

test('the longest pause that a receiver may ask for is kept when the clock steps back a little', async () => {
  const waitMs = constants.outboxPauseMaxMs;
  const { one, post, state } = tabs(async () => ({ ...broken, because: 'busy', waitMs }));
  one.add(outboxEntry('k'));
  await one.flush('due');
  state.now -= 5;
  expect(one.nextDue()).toBe(1_000 + waitMs);
  await one.flush('due');
  await one.flush('allowed');
  expect(post).toHaveBeenCalledOnce();
});

test('an enquiry that waits says whether it is sent while all pages are closed', async () => {
  const { one } = tabs(async () => broken);
  one.add(outboxEntry('k'));
  await one.flush('now');
  const [entry] = one.entries();
  const message = (isSentWhenClosed: boolean) =>
    entry && entryMessage(entry, { isSending: false, isSentWhenClosed });
  expect(message(true)).toContain('even if you close this page');
  expect(message(false)).toContain('and a page of this site is open in this browser');
});

test('a fault of the receiver’s settings is not blamed on the visitor’s network, and names other ways', async () => {
  const { one } = tabs(async () => ({ ...broken, because: 'misconfigured' }));
  one.add(outboxEntry('k'));
  await one.flush('now');
  const [entry] = one.entries();
  const message = entry && entryMessage(entry, still);
  expect(message).toContain('A fault of this website');
  expect(message).toContain('send it another way');
  expect(message).not.toMatch(/network|connection|sign in/);
});
