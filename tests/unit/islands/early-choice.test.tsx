import { expect, test } from 'vitest';
import { handleThemeChanges } from '@/components/islands/theme/early-choice';

test('fields that the browser restored with the page show the theme and the mode that the page has', () => {
  document.documentElement.dataset.theme = 'dark';
  document.body.innerHTML = `<input type="radio" name="theme" value="light">
    <input type="radio" name="theme" value="dark"><input type="checkbox" id="low-data">`;
  const fields = [...document.querySelectorAll('input')];
  handleThemeChanges(async () => {});
  for (const field of fields) field.checked = field.value !== 'dark';
  dispatchEvent(new Event('pageshow'));
  expect(fields.map(({ checked }) => checked)).toEqual([false, true, false]);
});
