import { expect, test, vi } from 'vitest';
import { keepOffline } from '@/lib/runtime/keep-offline';

test('a registration that failed is tried again when the latest build has been read again, and not after that', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const active = { postMessage: vi.fn() };
  const register = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({});
  vi.stubGlobal('navigator', {
    serviceWorker: { register, ready: Promise.resolve({ active }) },
  });
  const { update } = keepOffline('a');
  const latest = { id: 'a', serviceWorker: 'on' } as const;
  await update(latest);
  expect(warn).toHaveBeenCalledOnce();
  expect(active.postMessage).not.toHaveBeenCalled();
  await update(latest);
  await update(latest);
  expect(register).toHaveBeenCalledTimes(2);
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'cache', page: location.pathname }),
  );
});
