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

/** The outbox of a new page, with these enquiries in it. */
async function open(keys: readonly string[] = ['k'], head = withEndpoint(address)) {
  vi.resetModules();
  document.head.innerHTML = head;
  const page = await import('@/lib/enquiry/browser-outbox');
  for (const key of keys) page.enquiryOutbox.add(outboxEntry(key));
  return page;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Says that the page has become visible or hidden. */
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  return pass(0);
};

/** Gives the browser Web Locks, which jsdom lacks. Returns the requests for one. */
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
  test('posts to the endpoint of the page, and reports the start and the end', async () => {
    const { sendWaiting, isSending, onOutboxChange, outboxVersion, endpointOfPage } = await open();
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

  test('is idle again after an answer that it cannot handle', async () => {
    const { sendWaiting, isSending } = await open();
    postEnquiry.mockRejectedValue(new Error('out of order'));
    await expect(sendWaiting('due')).rejects.toThrow('out of order');
    expect(isSending()).toBe(false);
  });

  test.each(['', withEndpoint('')])('without an endpoint (%j) does nothing', async (head) => {
    const { enquiryOutbox, sendWaiting, outboxVersion, endpointOfPage } = await open(['k'], head);
    expect(endpointOfPage()).toBeUndefined();
    const before = outboxVersion();
    await sendWaiting('all');
    expect(outboxVersion()).toBe(before);
    await enquiryOutbox.flush('all');
    expect(postEnquiry).not.toHaveBeenCalled();
    expect(enquiryOutbox.entries()).toMatchObject([
      { trouble: { type: 'unreachable', because: 'not our desk' } },
    ]);
  });

  test('waits for the specified pauses, and repeats the last one', async () => {
    const { enquiryOutbox, sendWaiting } = await open();
    postEnquiry.mockResolvedValue(broken);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < constants.outboxPausesMs.length + 2; attempt += 1) {
      await sendWaiting('all');
      pauses.push((enquiryOutbox.nextDue() ?? 0) - Date.now());
    }
    const last = constants.outboxPausesMs.at(-1);
    expect(pauses).toEqual([...constants.outboxPausesMs, last, last]);
  });

  test('sends nothing offline', async () => {
    const { sendWaiting } = await open();
    onLine = false;
    await sendWaiting('all');
    expect(postEnquiry).not.toHaveBeenCalled();
  });
});

describe('one task at a time', () => {
  test('without locks: within this tab, also after a failure', async () => {
    const { enquiryOutbox } = await open();
    postEnquiry.mockRejectedValueOnce(new Error('out of order'));
    const first = enquiryOutbox.flush('all');
    const second = enquiryOutbox.flush('all');
    await expect(first).rejects.toThrow('out of order');
    await second;
    expect(postEnquiry).toHaveBeenCalledTimes(2);
  });

  test('with locks: across tabs, by the name of the outbox', async () => {
    const request = provideLocks();
    const { enquiryOutbox } = await open();
    await enquiryOutbox.flush('all');
    expect(request).toHaveBeenCalledExactlyOnceWith('enquiry-outbox', expect.any(Function));
  });
});

test('reports changes in other tabs, until the listener is removed', async () => {
  const { onOutboxChange } = await open();
  const listener = vi.fn();
  const end = onOutboxChange(listener);
  for (const key of ['enquiry-outbox', 'enquiry-receipts', 'other'])
    window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'enquiry-outbox' }));
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('a page that keeps sending', () => {
  /** A page that keeps sending these enquiries, and has sent each once. */
  async function openAndSend(...keys: readonly string[]) {
    const page = await open(keys);
    stop = page.keepSending();
    await pass(0);
    return page;
  }

  test('sends waiting enquiries at once, and again after each pause', async () => {
    postEnquiry.mockResolvedValueOnce(broken);
    const { enquiryOutbox } = await openAndSend('k');
    expect(postEnquiry).toHaveBeenCalledTimes(1);
    await pass(firstPause - 1);
    expect(postEnquiry).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(postEnquiry).toHaveBeenCalledTimes(2);
    expect(enquiryOutbox.entries()).toEqual([]);
    await pass(3_600_000);
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
    await pass(10_000);
    await turn('visible');
    expect(request).toHaveBeenCalledTimes(1);
    answer(broken);
    await pass(firstPause);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('does not send an enquiry early when the pause of another ends', async () => {
    postEnquiry.mockImplementation(async (_, key) =>
      key === 'long' ? { ...broken, waitMs: 3_600_000 } : broken,
    );
    await openAndSend('long', 'short');
    await pass(firstPause);
    expect(postEnquiry.mock.calls.map(([, key]) => key)).toEqual(['long', 'short', 'short']);
  });

  test('sends an enquiry added later after at least a second', async () => {
    const { enquiryOutbox } = await openAndSend();
    enquiryOutbox.add(outboxEntry('k'));
    await pass(999);
    expect(postEnquiry).not.toHaveBeenCalled();
    await pass(1);
    expect(postEnquiry).toHaveBeenCalledTimes(1);
  });

  test('sends all when the connection returns, but only those due when the page becomes visible', async () => {
    postEnquiry.mockResolvedValue(broken);
    await openAndSend('k');
    await turn('visible');
    expect(postEnquiry).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(postEnquiry).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 3_600_000);
    await turn('hidden');
    expect(postEnquiry).toHaveBeenCalledTimes(2);
    await turn('visible');
    expect(postEnquiry).toHaveBeenCalledTimes(3);
  });

  test('sends nothing more once it has ended', async () => {
    postEnquiry.mockResolvedValue(broken);
    await openAndSend('k');
    stop();
    await pass(3_600_000);
    window.dispatchEvent(new Event('online'));
    await turn('visible');
    expect(postEnquiry).toHaveBeenCalledTimes(1);
  });
});
