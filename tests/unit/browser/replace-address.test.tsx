import { expect, test, vi } from 'vitest';
import { replaceAddress } from '@/lib/browser/replace-address';

test('a held key of 30 letters a second changes the address less than 100 times in half a minute, and at last to what it is', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const replaceState = vi.spyOn(history, 'replaceState');
  replaceAddress('/search?q=0');
  expect(location.search).toBe('?q=0');
  for (let letter = 1; letter <= 900; letter += 1) {
    await vi.advanceTimersByTimeAsync(1_000 / 30);
    replaceAddress(`/search?q=${letter}`);
  }
  expect(replaceState.mock.calls.length).toBeLessThan(100);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(location.search).toBe('?q=900');
  vi.useRealTimers();
});

test('a link or a form right after the last letter finds its address in place, and no other click does', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="#a"><b>A</b></a>';
  for (const type of ['click', 'submit']) {
    await vi.advanceTimersByTimeAsync(60_000);
    replaceAddress('/search?q=a');
    replaceAddress('/search?q=ab');
    expect(location.search).toBe('?q=a');
    document.body.click();
    expect(location.search).toBe('?q=a');
    document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(location.search).toBe('?q=ab');
  }
  vi.useRealTimers();
});
