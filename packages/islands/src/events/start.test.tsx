import { fireEvent, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  element,
  loads,
  painted,
  serveIsland,
  servePage,
  useServedPages,
} from '../../tests/support/serve-page';
import { loadTimeoutMs } from '../limits';

useServedPages();
afterEach(() => localStorage.clear());

const page = (
  <>
    <div data-island="waits" />
    <div data-island="loads" data-when="load" />
    <div data-island="stored" data-stored="outbox" />
    <div data-island="empty" data-stored="other" />
  </>
);

test('islands with `data-when="load"`, and islands with a stored value whose key starts with `data-stored`, load after the first paint', async () => {
  localStorage.setItem('outbox/1', '[]');
  servePage(page);
  await waitFor(() => expect(loads).toEqual(['loads', 'stored']));
});

test('a prerendered page loads nothing until the visitor sees it', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  servePage(page);
  await painted();
  expect(loads).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await waitFor(() => expect(loads).toEqual(['loads']));
  Reflect.deleteProperty(document, 'prerendering');
});

test('a page with a request that gets no response waits eight seconds, and then loads its islands', async () => {
  vi.useFakeTimers();
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  servePage(page);
  await vi.advanceTimersByTimeAsync(loadTimeoutMs - 100);
  expect(loads).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  readyState.mockRestore();
  vi.useRealTimers();
  expect(loads).toEqual(['loads']);
});

test('an island that a visitor uses before the page has loaded runs once, and keeps its state', async () => {
  const mount = vi.fn();
  function Counter() {
    const [count, setCount] = useState(0);
    useEffect(() => mount(), []);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  }
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const load = serveIsland(Counter, { when: 'load' });
  element('button').focus();
  await waitFor(() => expect(element('[data-island]')).toHaveAttribute('data-running'));
  fireEvent.click(element('button'));
  await waitFor(() => expect(element('button')).toHaveTextContent('1'));

  readyState.mockRestore();
  dispatchEvent(new Event('load'));
  await painted();
  await waitFor(() => expect(mount).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  expect(element('button')).toHaveTextContent('1');
});

test('background work starts when the page is idle, also in low-data mode', async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  const idle = servePage(page);
  await waitFor(() => expect(idle.startRuntime).toHaveBeenCalledOnce());

  document.documentElement.dataset.lowData = '';
  const saving = servePage(page);
  await waitFor(() => expect(saving.startRuntime).toHaveBeenCalledOnce());
  delete document.documentElement.dataset.lowData;
});
