import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loads, servePage, useServedPages } from '../../tests/support/serve-page';

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
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('islands with `data-when="load"`, and islands with a stored value whose key starts with `data-stored`, load after the first paint', async () => {
  localStorage.setItem('outbox/1', '[]');
  servePage(page);
  await waitFor(() => expect(loads).toEqual(['loads', 'stored']));
});

test('a prerendered page loads nothing until the visitor sees it', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  servePage(page);
  await settle();
  expect(loads).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await waitFor(() => expect(loads).toEqual(['loads']));
  Reflect.deleteProperty(document, 'prerendering');
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
