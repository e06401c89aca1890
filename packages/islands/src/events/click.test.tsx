import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  element,
  nativeForm,
  openerPage,
  painted,
  servePage,
  useServedPages,
} from '../../tests/support/serve-page';

useServedPages();

test('clicks on a button without a native form are repeated as one click when the button’s island runs', async () => {
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
  await waitFor(() => expect(press).toHaveBeenCalled());
  await painted();
  expect(press).toHaveBeenCalledOnce();
});

test('a link opens its dialog, and the close button and the backdrop close it', async () => {
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
  await userEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test.each([
  ['from the content of a dialog to its backdrop', 'p', 'dialog'],
  ['from the backdrop of a dialog to its content', 'dialog', 'p'],
])('a drag %s leaves the dialog open', (_, from, to) => {
  servePage(
    <dialog id="search">
      <p>Words</p>
    </dialog>,
  );
  const dialog = element<HTMLDialogElement>('dialog');
  dialog.open = true;
  dialog.close = vi.fn();
  // A browser sends the click to the nearest element around both places.
  element(from).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element(to).dispatchEvent(new Event('pointerup', { bubbles: true }));
  dialog.click();
  expect(dialog.close).not.toHaveBeenCalled();
});

describe('a click on a control whose native form a script opens', () => {
  test('opens that form, and is repeated once when the island runs', async () => {
    const press = vi.fn((event: Event) => event.preventDefault());
    const { arrive } = servePage(openerPage, { menu: null });
    for (let presses = 0; presses < 3; presses += 1) element('a').click();
    expect(nativeForm.isOpen).toBe(true);
    element('a').addEventListener('click', press);
    arrive();
    await waitFor(() => expect(press).toHaveBeenCalled());
    await painted();
    expect(press).toHaveBeenCalledOnce();
  });

  test('is not repeated if the visitor has closed the form', async () => {
    const press = vi.fn();
    const { arrive } = servePage(openerPage, { menu: null });
    element('a').click();
    nativeForm.isOpen = false;
    element('a').addEventListener('click', press);
    arrive();
    await waitFor(() => expect(element('[data-island]')).toHaveAttribute('data-running'));
    expect(press).not.toHaveBeenCalled();
  });

  test('with a key for a new tab is left to the browser', () => {
    servePage(openerPage);
    element('a').addEventListener('click', (event) => event.preventDefault());
    element('a').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    expect(nativeForm.isOpen).toBe(false);
  });
});
