import { expect, test, vi } from 'vitest';
import { useServedPages } from '../../tests/support/serve-page';
import { loadCode } from './load-code';

useServedPages();

const missing = new TypeError('Failed to fetch dynamically imported module');

test('if code cannot be loaded, the page checks whether the server answers', async () => {
  await expect(loadCode('The filter', () => Promise.reject(missing))).rejects.toBe(missing);
  expect(console.warn).toHaveBeenCalledWith('The filter could not be loaded.', missing);
  // `reload-limit.test.ts` tests what the page does next.
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      location.href,
      expect.objectContaining({ method: 'HEAD' }),
    ),
  );
});
