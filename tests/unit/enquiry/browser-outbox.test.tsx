// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as constants from '@/lib/constants';
import type { PostResult } from '@/lib/enquiry/post-enquiry';
import { outboxEntry } from '../../support/outbox-entry';

const postEnquiry = vi.fn<(endpoint: string, key: string) => Promise<PostResult>>();
vi.mock('@/lib/enquiry/post-enquiry', () => ({ postEnquiry }));

const delivered: PostResult = { type: 'delivered', reference: 'ABCD' };
const broken: PostResult = { type: 'unreachable', because: 'no connection', waitMs: 0 };
const [firstPause] = constants.outboxPausesMs;

const address = 'https://desk.example/enquiry';
const withEndpoint = (endpoint: string) => `<meta name="enquiry-endpoint" content="${endpoint}">`;

/**
 * Opens a new page whose outbox contains these enquiries. Returns the page's own copy of the module
 * `browser-outbox`.
 */
async function openPage(keys: readonly string[] = ['k'], head = withEndpoint(address)) {
  vi.resetModules();
  document.head.innerHTML = head;
  const page = await import('@/lib/enquiry/browser-outbox');
  for (const key of keys) page.enquiryOutbox.add(outboxEntry(key));
  return page;
}

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Makes the page visible or hidden. */
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  return advance(0);
};

/** Provides Web Locks, which jsdom lacks. Returns the mock of `navigator.locks.request`. */
function provideLocks() {
  const request = vi.fn((_: string, task: () => Promise<void>) => task());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return request;
}

let onLine = true;
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  postEnquiry.mockReset().mockResolvedValue(delivered);
  onLine = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

describe('sending', () => {
  test('posts to the endpoint of the page, and notifies listeners at the start and at the end', async () => {
    const { sendWaiting, isSending, onOutboxChange, outboxVersion, endpointOfPage } =
      await openPage();
    expect(endpointOfPage()).toBe(address);
    const seen: boolean[] = [];
    const end = onOutboxChange(() => seen.push(isSending()));
    const before = outboxVersion();
    await sendWaiting('due');
    expect(postEnquiry).toHaveBeenCalledExactlyOnceWith(
      address,
      'k',
      expect.objectContaining({ name: 'Asha', secondsTaken: 9 }),
    );
    expect(seen[0]).toBe(true);
    expect(seen.at(-1)).toBe(false);
    expect(outboxVersion()).toBe(before + seen.length);
    end();
    await sendWaiting('due');
    expect(outboxVersion()).toBeGreaterThan(before + seen.length);
  });

  test('ends if the request fails with an unexpected error', async () => {
    const { sendWaiting, isSending } = await openPage();
    postEnquiry.mockRejectedValue(new Error('unexpected'));
    await expect(sendWaiting('due')).rejects.toThrow('unexpected');
    expect(isSending()).toBe(false);
  });

  test.each(['', withEndpoint('')])(
    'posts nothing if the head contains no endpoint: %j',
    async (head) => {
      const { enquiryOutbox, sendWaiting, outboxVersion, endpointOfPage } = await openPage(
        ['k'],
        head,
      );
      expect(endpointOfPage()).toBeUndefined();
      const before = outboxVersion();
      await sendWaiting('now');
      expect(outboxVersion()).toBe(before);
      await enquiryOutbox.flush('now');
      expect(postEnquiry).not.toHaveBeenCalled();
      expect(enquiryOutbox.entries()).toMatchObject([
        { trouble: { type: 'unreachable', because: 'not the receiver' } },
      ]);
    },
  );

  test('waits for nothing if the head contains no endpoint', async () => {
    const { keepSending } = await openPage(['k'], '');
    stop = keepSending();
    await advance(5_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('sets the pauses of `lib/constants.ts` between attempts, and repeats the last one', async () => {
    const { enquiryOutbox, sendWaiting } = await openPage();
    postEnquiry.mockResolvedValue(broken);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < constants.outboxPausesMs.length + 2; attempt += 1) {
      await sendWaiting('now');
      pauses.push((enquiryOutbox.nextDue() ?? 0) - Date.now());
    }
    const last = constants.outboxPausesMs.at(-1);
    expect(pauses).toEqual([...constants.outboxPausesMs, last, last]);
  });

  test('posts nothing offline', async () => {
    const { sendWaiting } = await openPage();
    onLine = false;
    await sendWaiting('now');
    expect(postEnquiry).not.toHaveBeenCalled();
  });
});

describe('with three older enquiries that are answered after 22 seconds each, a new one', () => {
  const olderKeys = ['a', 'b', 'c'];
  const write = (key: string) => ({ ...outboxEntry(key), written: Date.now() });

  beforeEach(() => {
    postEnquiry.mockImplementation(async (_, key) => {
      if (key === 'new') return delivered;
      await new Promise((resolve) => setTimeout(resolve, 22_000));
      return broken;
    });
  });

  test('is delivered at once, and its form does not wait for them', async () => {
    const { enquiryOutbox, sendWaiting, isSending } = await openPage(olderKeys);
    enquiryOutbox.add(write('new'));
    await sendWaiting('allowed', 'new');
    expect(Date.now()).toBe(1_000_000);
    expect(enquiryOutbox.receipts()).toMatchObject([{ key: 'new' }]);
    expect(isSending()).toBe(true);
    await advance(66_000);
    expect(isSending()).toBe(false);
    expect(postEnquiry).toHaveBeenCalledTimes(4);
  });

  test('is sent next if they are already being sent', async () => {
    const { enquiryOutbox, sendWaiting, keepSending } = await openPage(olderKeys);
    stop = keepSending();
    await advance(1_000);
    enquiryOutbox.add(write('new'));
    const freed = vi.fn();
    void sendWaiting('allowed', 'new').then(freed);
    await advance(20_999);
    expect(freed).not.toHaveBeenCalled();
    await advance(1);
    expect(freed).toHaveBeenCalled();
    expect(enquiryOutbox.receipts()).toMatchObject([{ key: 'new' }]);
  });

  test('that the receiver asked to send later does not wait for them either', async () => {
    const { enquiryOutbox, sendWaiting } = await openPage([]);
    enquiryOutbox.add(write('new'));
    postEnquiry.mockResolvedValueOnce({ ...broken, waitMs: 600_000 });
    await sendWaiting('now');
    for (const key of olderKeys) enquiryOutbox.add(outboxEntry(key));
    await sendWaiting('allowed', 'new');
    expect(Date.now()).toBe(1_000_000);
    expect(postEnquiry).toHaveBeenCalledTimes(2);
  });
});

describe('the outbox sends in one task at a time', () => {
  test('within a tab, without Web Locks, even if the first task fails', async () => {
    const { enquiryOutbox } = await openPage();
    postEnquiry.mockRejectedValueOnce(new Error('unexpected'));
    const first = enquiryOutbox.flush('now');
    const second = enquiryOutbox.flush('now');
    await expect(first).rejects.toThrow('unexpected');
    await second;
    expect(postEnquiry).toHaveBeenCalledTimes(2);
  });

  test('in all tabs, with a Web Lock that has the name of the outbox', async () => {
    const request = provideLocks();
    const { enquiryOutbox } = await openPage();
    await enquiryOutbox.flush('now');
    expect(request).toHaveBeenCalledExactlyOnceWith('enquiry-outbox', expect.any(Function));
  });

  test('within a tab, if the browser has Web Locks but blocks them with its site data', async () => {
    const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const { enquiryOutbox, sendWaiting } = await openPage();
    await Promise.all([sendWaiting('now'), sendWaiting('now')]);
    expect(postEnquiry).toHaveBeenCalledOnce();
    expect(enquiryOutbox.entries()).toEqual([]);
  });
});

test('a listener is called for changes in other tabs, until it is removed', async () => {
  const { onOutboxChange } = await openPage();
  const listener = vi.fn();
  const end = onOutboxChange(listener);
  for (const key of ['enquiry-outbox/k', 'enquiry-receipts/k', 'other'])
    window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'enquiry-outbox/k' }));
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('a page that keeps sending', () => {
  /** Opens a page that keeps sending these enquiries, and waits until it has sent each once. */
  async function openAndSend(...keys: readonly string[]) {
    const page = await openPage(keys);
    stop = page.keepSending();
    await advance(0);
    return page;
  }

  test('sends waiting enquiries at once, and sends a failed one again after its pause', async () => {
    postEnquiry.mockResolvedValueOnce(broken);
    const { enquiryOutbox } = await openAndSend('k');
    expect(postEnquiry).toHaveBeenCalledTimes(1);
    await advance(firstPause - 1);
    expect(postEnquiry).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(postEnquiry).toHaveBeenCalledTimes(2);
    expect(enquiryOutbox.entries()).toEqual([]);
    await advance(3_600_000);
    expect(postEnquiry).toHaveBeenCalledTimes(2);
  });

  test('does not send again while a request is pending', async () => {
    const request = provideLocks();
    let answer = (_: PostResult) => {};
    const answered = new Promise<PostResult>((resolve) => {
      answer = resolve;
    });
    postEnquiry.mockReturnValueOnce(answered);
    await openAndSend('k');
    await advance(10_000);
    await setVisibility('visible');
    expect(request).toHaveBeenCalledTimes(1);
    answer(broken);
    await advance(firstPause);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('does not send an enquiry early when the pause of another ends', async () => {
    postEnquiry.mockImplementation(async (_, key) =>
      key === 'long' ? { ...broken, waitMs: 3_600_000 } : broken,
    );
    await openAndSend('long', 'short');
    await advance(firstPause);
    expect(postEnquiry.mock.calls.map(([, key]) => key)).toEqual(['short', 'long', 'short']);
  });

  test('waits as long as the receiver asked, also on the next pages and when the connection returns; only the visitor sends earlier', async () => {
    postEnquiry.mockResolvedValue({ type: 'unreachable', because: 'busy', waitMs: 600_000 });
    await openAndSend('k');
    for (let page = 0; page < 5; page += 1) {
      stop();
      await openAndSend();
      window.dispatchEvent(new Event('online'));
      await advance(100_000);
    }
    expect(postEnquiry).toHaveBeenCalledTimes(1);
    await advance(100_000);
    expect(postEnquiry).toHaveBeenCalledTimes(2);
    stop();
    const { sendWaiting } = await openAndSend();
    await sendWaiting('now');
    expect(postEnquiry).toHaveBeenCalledTimes(3);
  });

  test('sends an enquiry one second after it was added', async () => {
    const { enquiryOutbox } = await openAndSend();
    enquiryOutbox.add(outboxEntry('k'));
    await advance(999);
    expect(postEnquiry).not.toHaveBeenCalled();
    await advance(1);
    expect(postEnquiry).toHaveBeenCalledTimes(1);
  });

  test('sends all enquiries when the connection returns, but only those that are due when the page becomes visible', async () => {
    postEnquiry.mockResolvedValue(broken);
    await openAndSend('k');
    await setVisibility('visible');
    expect(postEnquiry).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await advance(0);
    expect(postEnquiry).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 3_600_000);
    await setVisibility('hidden');
    expect(postEnquiry).toHaveBeenCalledTimes(2);
    await setVisibility('visible');
    expect(postEnquiry).toHaveBeenCalledTimes(3);
  });

  test('sends once more, and sets no more timers than usual, after the clock was 30 days ahead and was corrected', async () => {
    postEnquiry.mockResolvedValue(broken);
    const correct = Date.now();
    vi.setSystemTime(correct + 30 * 86_400_000);
    await openAndSend('k');
    vi.setSystemTime(correct);
    const setTimer = vi.spyOn(window, 'setTimeout');
    await setVisibility('visible');
    await advance(5_000);
    expect(postEnquiry).toHaveBeenCalledTimes(2);
    expect(setTimer.mock.calls.length).toBeLessThan(4);
  });

  test('sends nothing after it has been stopped', async () => {
    postEnquiry.mockResolvedValue(broken);
    await openAndSend('k');
    stop();
    await advance(3_600_000);
    window.dispatchEvent(new Event('online'));
    await setVisibility('visible');
    expect(postEnquiry).toHaveBeenCalledTimes(1);
  });
});
