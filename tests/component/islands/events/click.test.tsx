import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { element, servePage, useServedPages } from '../serve-page';

useServedPages();

test('a button without a native form is clicked once, when its island runs', async () => {
  const press = vi.fn();
  const { arrive } = servePage(
    <div data-island="button">
      <button type="button">Clear</button>
    </div>,
    {
      button: (
        <button type="button" onClick={press}>
          Clear
        </button>
      ),
    },
  );
  await userEvent.dblClick(element('button'));
  expect(press).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(press).toHaveBeenCalledOnce());
});

test('a button of the brief is clicked once, when the background work has started', async () => {
  const { startRuntime } = servePage(
    <button type="button" data-brief="/services/it-cloud">
      Add to your brief
    </button>,
  );
  const press = vi.fn();
  element('button').addEventListener('click', press);
  await userEvent.click(element('button'));
  await waitFor(() => expect(press).toHaveBeenCalledOnce());
  expect(startRuntime).toHaveBeenCalledOnce();
});

test('a link opens its dialog; the close button and the backdrop close it', async () => {
  servePage(
    <>
      <a href="/search" data-dialog="search">
        Search
      </a>
      <dialog id="search">
        <p>Words</p>
        <button type="button" data-closes>
          Close
        </button>
      </dialog>
    </>,
  );
  const dialog = element<HTMLDialogElement>('dialog');
  dialog.showModal = vi.fn(() => {
    dialog.open = true;
  });
  dialog.close = vi.fn(() => {
    dialog.open = false;
  });
  expect(element('a')).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(element('a'));
  expect(dialog.open).toBe(true);
  element('p').click();
  expect(dialog.open).toBe(true);
  element('button').click();
  expect(dialog.open).toBe(false);
  dialog.open = true;
  dialog.click();
  expect(dialog.open).toBe(false);
});
