import { beforeEach, expect, test, vi } from 'vitest';

const callbacks: ((metric: object) => void)[] = [];
const observe = (callback: (metric: object) => void) => callbacks.push(callback);
vi.mock('web-vitals', () => ({ onFCP: observe, onLCP: observe, onCLS: observe, onINP: observe }));

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
const report = (name: string, value: number) => callbacks[0]?.({ name, value, rating: 'good' });
const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon });
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

test('the latest values are sent once, the first time that the page is hidden after a value was measured', async () => {
  const { measurePage } = await import('@/lib/runtime/measure-page');
  measurePage('/metrics');
  setHidden(true);
  setHidden(false);
  expect(sendBeacon).not.toHaveBeenCalled();

  report('CLS', 0.01);
  report('LCP', 900);
  report('CLS', 0.02);
  setHidden(true);
  setHidden(false);
  report('CLS', 0.03);
  setHidden(true);
  const bodies = sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));
  expect(bodies).toEqual([{ path: '/', CLS: 0.02, LCP: 900 }]);
  expect(console.info).toHaveBeenCalledTimes(2);
});
