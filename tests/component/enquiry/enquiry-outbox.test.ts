// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as constants from '@/lib/constants';
import type { Outcome } from '@/lib/enquiry/deliver-enquiry';
import { outboxEntry } from '../../support/outbox-entry';

const deliverEnquiry = vi.fn<(endpoint: string, key: string) => Promise<Outcome>>();
vi.mock('@/lib/enquiry/deliver-enquiry', () => ({ deliverEnquiry }));

const delivered: Outcome = { type: 'delivered', reference: 'ABCD' };
const broken: Outcome = { type: 'unreachable', because: 'no connection', waitMs: 0 };

/** A new outbox for the page. */
async function open(endpoint: string | undefined = 'https://desk.example/enquiry') {
  vi.resetModules();
  document.head.innerHTML =
    endpoint === undefined ? '' : `<meta name="enquiry-endpoint" content="${endpoint}">`;
  return await import('@/lib/enquiry/enquiry-outbox');
}

const settle = () => vi.advanceTimersByTimeAsync(0);

let onLine = true;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  deliverEnquiry.mockReset().mockResolvedValue(delivered);
  onLine = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('sending', () => {
  test('posts to the endpoint of the page, and reports the start and the end', async () => {
    const { enquiryOutbox, sendWaiting, isSending, onOutboxChange, outboxVersion, endpointOfPage } =
      await open();
    expect(endpointOfPage()).toBe('https://desk.example/enquiry');
    enquiryOutbox.add(outboxEntry('k'));
    const seen: boolean[] = [];
    const end = onOutboxChange(() => seen.push(isSending()));
    const before = outboxVersion();
    await sendWaiting('due');
    expect(deliverEnquiry).toHaveBeenCalledExactlyOnceWith(
      'https://desk.example/enquiry',
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
    const { enquiryOutbox, sendWaiting, isSending } = await open();
    enquiryOutbox.add(outboxEntry('k'));
    deliverEnquiry.mockRejectedValue(new Error('out of order'));
    await expect(sendWaiting('due')).rejects.toThrow('out of order');
    expect(isSending()).toBe(false);
  });

  test.each([undefined, ''])(
    'without an endpoint (%j) nothing is sent or said',
    async (endpoint) => {
      const { enquiryOutbox, sendWaiting, outboxVersion, endpointOfPage } = await open(
        endpoint ?? '',
      );
      if (endpoint === undefined) document.head.innerHTML = '';
      expect(endpointOfPage()).toBeUndefined();
      enquiryOutbox.add(outboxEntry('k'));
      const before = outboxVersion();
      await sendWaiting('all');
      expect(outboxVersion()).toBe(before);
      await enquiryOutbox.flush('all');
      expect(deliverEnquiry).not.toHaveBeenCalled();
      expect(enquiryOutbox.entries()).toMatchObject([
        { trouble: { type: 'unreachable', because: 'not our desk' } },
      ]);
    },
  );

  test('waits for the specified pauses, and repeats the last one', async () => {
    const { enquiryOutbox, sendWaiting } = await open();
    deliverEnquiry.mockResolvedValue(broken);
    enquiryOutbox.add(outboxEntry('k'));
    const pauses: number[] = [];
    for (let attempt = 0; attempt < constants.outboxPausesMs.length + 2; attempt += 1) {
      await sendWaiting('all');
      pauses.push((enquiryOutbox.nextDue() ?? 0) - Date.now());
    }
    const last = constants.outboxPausesMs.at(-1);
    expect(pauses).toEqual([...constants.outboxPausesMs, last, last]);
  });

  test('offline, nothing leaves the device', async () => {
    const { enquiryOutbox, sendWaiting } = await open();
    onLine = false;
    enquiryOutbox.add(outboxEntry('k'));
    await sendWaiting('all');
    expect(deliverEnquiry).not.toHaveBeenCalled();
  });
});

describe('one task at a time', () => {
  test('without locks: within this tab, also after a failure', async () => {
    const { enquiryOutbox } = await open();
    enquiryOutbox.add(outboxEntry('k'));
    deliverEnquiry.mockRejectedValueOnce(new Error('out of order'));
    const first = enquiryOutbox.flush('all');
    const second = enquiryOutbox.flush('all');
    await expect(first).rejects.toThrow('out of order');
    await second;
    await enquiryOutbox.flush('all');
    expect(deliverEnquiry).toHaveBeenCalledTimes(2);
  });

  test('with locks: across tabs, by the name of the outbox', async () => {
    const request = vi.fn((_: string, task: () => Promise<void>) => task());
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const { enquiryOutbox } = await open();
    await enquiryOutbox.flush('all');
    Reflect.deleteProperty(navigator, 'locks');
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
  test('sends waiting enquiries at once, and again after each pause', async () => {
    const { enquiryOutbox, keepSending } = await open();
    deliverEnquiry.mockResolvedValueOnce(broken);
    enquiryOutbox.add(outboxEntry('k'));
    const end = keepSending();
    await settle();
    expect(deliverEnquiry).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(constants.outboxPausesMs[0] - 1);
    expect(deliverEnquiry).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(deliverEnquiry).toHaveBeenCalledTimes(2);
    expect(enquiryOutbox.entries()).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(deliverEnquiry).toHaveBeenCalledTimes(2);
    end();
  });

  test('does not send again while a request is pending', async () => {
    const request = vi.fn((_: string, task: () => Promise<void>) => task());
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const { enquiryOutbox, keepSending } = await open();
    let answer = (_: Outcome) => {};
    deliverEnquiry.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    enquiryOutbox.add(outboxEntry('k'));
    const end = keepSending();
    await vi.advanceTimersByTimeAsync(10_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(request).toHaveBeenCalledTimes(1);
    answer(broken);
    await vi.advanceTimersByTimeAsync(constants.outboxPausesMs[0]);
    expect(request).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, 'locks');
    end();
  });

  test('does not send an enquiry early when the pause of another ends', async () => {
    const { enquiryOutbox, keepSending } = await open();
    deliverEnquiry.mockImplementation(async (_, key) =>
      key === 'long' ? { type: 'unreachable', because: 'busy', waitMs: 3_600_000 } : broken,
    );
    for (const key of ['long', 'short']) enquiryOutbox.add(outboxEntry(key));
    const end = keepSending();
    await settle();
    await vi.advanceTimersByTimeAsync(constants.outboxPausesMs[0]);
    expect(deliverEnquiry.mock.calls.map(([, key]) => key)).toEqual(['long', 'short', 'short']);
    end();
  });

  test('sends an enquiry added later after at least a second', async () => {
    const { enquiryOutbox, keepSending } = await open();
    const end = keepSending();
    await settle();
    enquiryOutbox.add(outboxEntry('k'));
    await vi.advanceTimersByTimeAsync(999);
    expect(deliverEnquiry).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(deliverEnquiry).toHaveBeenCalledTimes(1);
    end();
  });

  test('sends all waiting enquiries when the connection returns, but only those due when the page becomes visible', async () => {
    const { enquiryOutbox, keepSending } = await open();
    deliverEnquiry.mockResolvedValue(broken);
    enquiryOutbox.add(outboxEntry('k'));
    const end = keepSending();
    await settle();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(deliverEnquiry).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(deliverEnquiry).toHaveBeenCalledTimes(2);

    vi.setSystemTime(Date.now() + 3_600_000);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(deliverEnquiry).toHaveBeenCalledTimes(2);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(deliverEnquiry).toHaveBeenCalledTimes(3);
    end();
  });

  test('sends nothing more once it has ended', async () => {
    const { enquiryOutbox, keepSending } = await open();
    deliverEnquiry.mockResolvedValue(broken);
    enquiryOutbox.add(outboxEntry('k'));
    const end = keepSending();
    await settle();
    end();
    await vi.advanceTimersByTimeAsync(3_600_000);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(deliverEnquiry).toHaveBeenCalledTimes(1);
  });
});
