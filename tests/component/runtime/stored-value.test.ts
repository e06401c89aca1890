import { expect, test, vi } from 'vitest';
import { onChangeElsewhere } from '@/lib/browser/stored-value';

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
