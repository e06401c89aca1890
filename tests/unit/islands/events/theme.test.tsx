import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { element, loads, servePage, useServedPages } from '../serve-page';

useServedPages();

const page = (
  <>
    <div data-island="theme" />
    <input type="radio" name="theme" value="light" />
    <input type="radio" name="theme" value="dark" />
    <input id="low-data" type="checkbox" />
  </>
);

test('a theme that is chosen before the island’s code has loaded applies at once, and is stored', async () => {
  servePage(page);
  await userEvent.click(element('[value=dark]'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('nuxt-color-mode')).toBe('dark');
  expect(loads).toEqual(['theme']);
});

test('the fields show the current theme and mode, even if the browser restores other values', () => {
  document.documentElement.dataset.theme = 'dark';
  document.documentElement.dataset.lowData = '';
  servePage(page);
  const [light, dark] = ['light', 'dark'].map((theme) =>
    element<HTMLInputElement>(`[value=${theme}]`),
  );
  const lowData = element<HTMLInputElement>('#low-data');
  for (const restore of [() => {}, () => window.dispatchEvent(new Event('pageshow'))]) {
    restore();
    expect(dark).toBeChecked();
    expect(lowData).toBeChecked();
    if (light) light.checked = true;
    lowData.checked = false;
  }
  delete document.documentElement.dataset.lowData;
});
