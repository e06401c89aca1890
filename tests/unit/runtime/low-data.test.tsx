import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scripts } from '@/lib/head/bundled';
import { connectLowDataSwitch, lowDataReport } from '@/lib/runtime/low-data';

const root = document.documentElement;
const run = (connection?: { saveData?: boolean }) =>
  new Function('navigator', scripts['low-data'])({ connection });

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete root.dataset.lowData;
});

test.each([
  [null, undefined, 'off'],
  [null, { saveData: true }, 'on'],
  ['on', { saveData: false }, 'on'],
  ['off', { saveData: true }, 'off'],
  ['yes', { saveData: true }, 'on'],
])(
  'with the stored choice %s and the connection %j, low-data mode is %s before the first paint',
  (choice, connection, mode) => {
    if (choice !== null) localStorage.setItem('low-data', choice);
    run(connection);
    expect(root.hasAttribute('data-low-data')).toBe(mode === 'on');
  },
);

test.each([
  ['storage', 'in another tab'],
  ['pageshow', 'on a page from which the visitor goes back'],
])('at the event “%s”, low-data mode is what was chosen %s', (type) => {
  run();
  for (const choice of ['on', 'off']) {
    localStorage.setItem('low-data', choice);
    dispatchEvent(new Event(type));
    expect(root.hasAttribute('data-low-data')).toBe(choice === 'on');
  }
});

test.each(['on', 'off'])(
  'a switch that was turned %s before its script ran applies, and is stored',
  (choice) => {
    document.body.innerHTML = '<input type="checkbox" id="low-data"><p id="low-data-report"></p>';
    document
      .querySelector<HTMLInputElement>('#low-data')
      ?.toggleAttribute('checked', choice === 'on');
    if (choice === 'off') root.dataset.lowData = '';
    connectLowDataSwitch();
    expect(root.hasAttribute('data-low-data')).toBe(choice === 'on');
    expect(localStorage.getItem('low-data')).toBe(choice);
  },
);

test.each(['on', 'off'])(
  'a choice of “%s” that cannot be stored lasts as long as the page',
  (choice) => {
    document.body.innerHTML = '<input type="checkbox" id="low-data"><p id="low-data-report"></p>';
    run({ saveData: choice === 'off' });
    // The browser keeps the state of the switch, as on a page that is reloaded.
    const field = document.querySelector<HTMLInputElement>('#low-data');
    field?.toggleAttribute('checked', choice === 'off');
    connectLowDataSwitch();
    const isOn = () => (root.hasAttribute('data-low-data') ? 'on' : 'off');
    expect(isOn()).not.toBe(choice);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    field?.click();
    dispatchEvent(new Event('pageshow'));
    expect(isOn()).toBe(choice);
    dispatchEvent(new StorageEvent('storage', { key: 'recent-searches' }));
    expect(isOn()).toBe(choice);
    // Another tab could store a choice.
    vi.mocked(Storage.prototype.setItem).mockRestore();
    localStorage.setItem('low-data', choice === 'on' ? 'off' : 'on');
    dispatchEvent(new StorageEvent('storage', { key: 'low-data' }));
    expect(isOn()).not.toBe(choice);
  },
);

test('the report says how many pages were not loaded ahead', () => {
  expect(lowDataReport(0)).toContain('no pages loaded ahead');
  expect(lowDataReport(1)).toContain('1 page not loaded ahead');
  expect(lowDataReport(12)).toContain('12 pages not loaded ahead');
});
