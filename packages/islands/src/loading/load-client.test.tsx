import { expect, test, vi } from 'vitest';
import { restOfPageId } from '../limits';

test('the first screen is painted as a whole, but after a second at the latest, because a connection may stall', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('RELOAD_SCRIPT', '/reload.js');
  await import('./load-client');
  const waits = () => [...document.head.querySelectorAll('link[rel=expect]')];
  expect(waits().map((link) => link.getAttribute('href'))).toEqual([`#${restOfPageId}`]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(waits()).toEqual([]);
  vi.useRealTimers();
});
