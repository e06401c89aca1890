import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { element, loads, servePage, useServedPages } from '../serve-page';

useServedPages();

const page = (
  <>
    <div data-island="theme" />
    <select name="theme" aria-label="Theme">
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
    <input id="low-data" type="checkbox" />
  </>
);

test('a theme that is chosen before the island’s code has loaded applies at once, and is stored', async () => {
  servePage(page);
  await userEvent.selectOptions(element('select'), 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('nuxt-color-mode')).toBe('dark');
  expect(loads).toEqual(['theme']);
});

test('the fields show the current theme and mode, even if the browser restores other values', () => {
  document.documentElement.dataset.theme = 'dark';
  document.documentElement.dataset.lowData = '';
  servePage(page);
  const select = element<HTMLSelectElement>('select');
  const lowData = element<HTMLInputElement>('#low-data');
  for (const restore of [() => {}, () => window.dispatchEvent(new Event('pageshow'))]) {
    restore();
    expect(select).toHaveValue('dark');
    expect(lowData).toBeChecked();
    select.value = 'light';
    lowData.checked = false;
  }
  delete document.documentElement.dataset.lowData;
});
