import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  element,
  loads,
  nativeForm,
  openerPage,
  servePage,
  useServedPages,
} from '../../tests/support/serve-page';

useServedPages();

test('a key of a control opens its native form, and is repeated when the island runs', async () => {
  const press = vi.fn();
  const { arrive } = servePage(openerPage, { menu: null });
  element('a').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(nativeForm.isOpen).toBe(true);
  expect(loads).toEqual(['menu']);
  element('a').addEventListener('keydown', press);
  arrive();
  await waitFor(() => expect(press).toHaveBeenCalledOnce());
});

test('another key does nothing', async () => {
  servePage(openerPage);
  element('a').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(nativeForm.isOpen).toBe(false);
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
