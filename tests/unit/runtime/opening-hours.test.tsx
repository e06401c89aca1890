import { afterEach, expect, test, vi } from 'vitest';
import { openingAt } from '@/lib/business-hours';
import { showWhetherOpen } from '@/lib/runtime/page-parts/opening-hours';

const hourMs = 3_600_000;

/** A time in the next two weeks at which the office is open or closed, until an hour later. */
function timeWhen(state: 'open' | 'closed'): Date {
  const start = Date.parse('2026-03-02T00:30:00Z');
  const times = Array.from({ length: 14 * 24 }, (_, hour) => new Date(start + hour * hourMs));
  const time = times.find((one) => openingAt(one).state === state);
  if (!time) throw new Error(`The office is never ${state}.`);
  return time;
}

afterEach(() => {
  vi.useRealTimers();
});

test('while the office is closed, the link to write has the look of the link to call, until the office opens', () => {
  document.body.innerHTML =
    '<div><p></p><a class="filled">Call</a><a class="quiet">WhatsApp</a><a class="quiet">Write</a><p><a class="number">+254</a></p></div>';
  const place = document.querySelector('p');
  const looks = () => [...document.querySelectorAll('a')].map(({ className }) => className);
  if (!place) throw new Error('The paragraph is missing.');
  vi.useFakeTimers({ now: timeWhen('closed') });
  showWhetherOpen(place);
  expect(place.textContent).toMatch(/^Closed/);
  expect(looks()).toEqual(['quiet', 'quiet', 'filled', 'number']);

  vi.setSystemTime(timeWhen('open'));
  vi.advanceTimersByTime(30_000);
  expect(place.textContent).toMatch(/^Open/);
  expect(looks()).toEqual(['filled', 'quiet', 'quiet', 'number']);
});
