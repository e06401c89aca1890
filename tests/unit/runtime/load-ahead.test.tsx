import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { touchIntentMs } from '@/lib/constants';
import { loadAhead } from '@/lib/runtime/ahead/load-ahead';

const requests = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  requests.mockReset().mockImplementation(async () => new Response('A file'));
  vi.stubGlobal('fetch', requests);
  window.matchMedia = vi.fn().mockReturnValue({ matches: false });
  document.body.innerHTML =
    '<a href="/downloads/one.pdf">One</a><a href="/downloads/two.pdf">Two</a>';
  loadAhead(() => undefined);
});
afterEach(() => vi.useRealTimers());

/**
 * Sends the event of a finger to a link. jsdom has no pointer events, so the kind of pointer is
 * added.
 */
const finger = (type: string, link = 0, pointerType = 'touch') =>
  document
    .querySelectorAll('a')
    [link]?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));

const requested = () => [...new Set(requests.mock.calls.map(([path]) => path))];

test('what a finger rests on is loaded before it lifts', async () => {
  finger('pointerdown');
  await vi.advanceTimersByTimeAsync(touchIntentMs - 1);
  expect(requested()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested()).toEqual(['/downloads/one.pdf']);
});

test.each(['pointerup', 'pointercancel'])(
  'a touch that ends with %s before it is a rest loads nothing: the browser opens the link itself',
  async (end) => {
    finger('pointerdown');
    await vi.advanceTimersByTimeAsync(touchIntentMs - 1);
    // The events that browsers send for devices that cannot hover (Pointer Events, sections 4.2.6
    // and 4.2.7).
    finger(end);
    finger('pointerout');
    await vi.advanceTimersByTimeAsync(10 * touchIntentMs);
    expect(requested()).toEqual([]);
  },
);

test.each(['download', 'target="_blank"'])(
  'a link with %s loads nothing: what it leads to is not opened here',
  async (attribute) => {
    document.body.innerHTML = `<a href="/downloads/one.pdf" ${attribute}>One</a>`;
    finger('pointerdown');
    await vi.advanceTimersByTimeAsync(10 * touchIntentMs);
    expect(requested()).toEqual([]);
  },
);

test('a pen loads what it points at before it touches, as a mouse does, and nothing when it rests', async () => {
  finger('pointerdown', 0, 'pen');
  await vi.advanceTimersByTimeAsync(10 * touchIntentMs);
  expect(requested()).toEqual([]);
  finger('pointerover', 0, 'pen');
  await vi.advanceTimersByTimeAsync(0);
  expect(requested()).toEqual(['/downloads/one.pdf']);
});

test('of two fingers, the one that came last counts', async () => {
  finger('pointerdown', 0);
  finger('pointerdown', 1);
  await vi.advanceTimersByTimeAsync(10 * touchIntentMs);
  expect(requested()).toEqual(['/downloads/two.pdf']);
});

test('after a new deployment nothing is loaded', async () => {
  document.documentElement.dataset.newBuild = 'B';
  finger('pointerdown');
  await vi.advanceTimersByTimeAsync(10 * touchIntentMs);
  delete document.documentElement.dataset.newBuild;
  expect(requested()).toEqual([]);
});
