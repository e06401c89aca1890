import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as constants from '@/lib/constants';
import { watchBuilds } from '@/lib/runtime/watch-builds';

const fetchMock = vi.fn<typeof fetch>();

/** A page of build A that was opened in a way, while B is deployed. */
function openPage(type: NavigationTimingType, onAnswer = async () => {}) {
  class Timing {
    readonly type = type;
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing()] });
  watchBuilds('A', onAnswer);
}

/** The same, after it has learned of B. */
async function openOldPage(type: NavigationTimingType) {
  openPage(type);
  await vi.waitFor(() => expect(document.documentElement.dataset.newBuild).toBe('B'));
}

/** The checks whether the server can send the page, which precede a reload. */
const reloadChecks = () => fetchMock.mock.calls.filter(([, init]) => init?.method === 'HEAD');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetchMock
    .mockReset()
    .mockImplementation(async (_, init) =>
      init?.method === 'HEAD'
        ? new Response(null, { status: 503 })
        : Response.json({ id: 'B', serviceWorker: 'on' }),
    );
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.newBuild;
});

test('a page of an older build to which a visitor goes back is loaded again', async () => {
  await openOldPage('back_forward');
  await vi.waitFor(() => expect(reloadChecks()).toHaveLength(1));
});

test('also if the browser shows it as the visitor left it; a page that is open stays', async () => {
  await openOldPage('navigate');
  expect(reloadChecks()).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reloadChecks()).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.waitFor(() => expect(reloadChecks()).toHaveLength(1));
});

test('an open page learns of a new build within the hour, and then asks no more', async () => {
  fetchMock.mockImplementationOnce(async () => Response.json({ id: 'A', serviceWorker: 'on' }));
  openPage('navigate');
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(constants.buildPollMs);
  await vi.waitFor(() => expect(document.documentElement.dataset.newBuild).toBe('B'));
  await vi.advanceTimersByTimeAsync(constants.buildPollMs);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('a hidden tab reads nothing before it is visible', async () => {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  openPage('navigate');
  await vi.advanceTimersByTimeAsync(constants.buildPollMs);
  expect(fetchMock).not.toHaveBeenCalled();
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(document.documentElement.dataset.newBuild).toBe('B'));
});

test('a page that cannot store the build says so', async () => {
  openPage('navigate', () => Promise.reject(new Error('no service worker')));
  await vi.waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(
      'The latest build could not be read.',
      new Error('no service worker'),
    ),
  );
});
