import { expect, test, vi } from 'vitest';
import { onChangeElsewhere, storedItems } from '@/lib/browser/stored-value';
import { memoryStorage } from '../../support/memory-storage';

test('a page learns that another tab has changed its values or cleared the storage, until it stops listening', () => {
  const changed = vi.fn();
  const stop = onChangeElsewhere('outbox/', changed);
  const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  change('theme');
  expect(changed).not.toHaveBeenCalled();
  change('outbox/1');
  expect(changed).toHaveBeenCalledOnce();
  change(null);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  change(null);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('of values that can’t be stored, only a change of one that another tab has removed is gone', () => {
  const storage = memoryStorage();
  const items = storedItems(
    'outbox/',
    (value) => (typeof value === 'string' ? value : undefined),
    () => storage,
  );
  items.write('1', 'waits');
  storage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  expect(items.write('1', 'is sent')).toBe('not stored');
  expect(items.write('2', 'new')).toBe('not stored');
  expect(items.all()).toEqual(['is sent', 'new']);
  storage.removeItem('outbox/1');
  expect(items.read('1')).toBeUndefined();
  expect(items.all()).toEqual(['new']);
});
