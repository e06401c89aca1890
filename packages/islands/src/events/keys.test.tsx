import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  element,
  loads,
  nativeForm,
  openerPage,
  painted,
  servePage,
  useServedPages,
} from '../../tests/support/serve-page';

useServedPages();

test('a key of a control opens its native form, and is repeated once when the island runs', async () => {
  const press = vi.fn();
  const { arrive } = servePage(openerPage, { menu: null });
  element('a').focus();
  await userEvent.keyboard('{ArrowDown>3/}');
  expect(nativeForm.isOpen).toBe(true);
  expect(loads).toEqual(['menu']);
  element('a').addEventListener('keydown', press);
  arrive();
  await waitFor(() => expect(press).toHaveBeenCalled());
  await painted();
  expect(press).toHaveBeenCalledOnce();
});

test.each([
  ['another key', '{ArrowUp}'],
  ['a key with Alt, which is a command of the browser', '{Alt>}{ArrowDown}{/Alt}'],
])('%s does nothing', async (_, keys) => {
  servePage(openerPage);
  element('a').focus();
  await userEvent.keyboard(keys);
  expect(nativeForm.isOpen).toBe(false);
});

test('a key of a control is left to the browser if the browser has no native form', async () => {
  const press = vi.fn();
  nativeForm.isSupported = false;
  const { arrive } = servePage(openerPage, { menu: null });
  element('a').focus();
  const down = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
  expect(element('a').dispatchEvent(down)).toBe(true);
  element('a').addEventListener('keydown', press);
  arrive();
  await painted();
  expect(press).not.toHaveBeenCalled();
});

test('Escape closes the dialog that has the focus', async () => {
  servePage(
    <dialog>
      <input type="search" aria-label="Words" />
    </dialog>,
  );
  const dialog = element<HTMLDialogElement>('dialog');
  dialog.open = true;
  dialog.close = vi.fn(() => {
    dialog.open = false;
  });
  element('input').focus();
  await userEvent.keyboard('{Escape}');
  expect(dialog.open).toBe(false);
});

test('Escape that ends the input of a character leaves the dialog open', () => {
  servePage(
    <dialog>
      <input type="search" aria-label="Words" />
    </dialog>,
  );
  const dialog = element<HTMLDialogElement>('dialog');
  dialog.open = true;
  dialog.close = vi.fn();
  element('input').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true }),
  );
  expect(dialog.close).not.toHaveBeenCalled();
});
