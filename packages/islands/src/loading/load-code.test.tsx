import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { element, servePage, useServedPages } from '../../tests/support/serve-page';
import { watchLeaving } from './leaving';
import { isPageInUse, loadCode } from './load-code';

useServedPages();

const missing = new TypeError('Failed to fetch dynamically imported module');

test('if code cannot be loaded, the page checks whether the server answers', async () => {
  await expect(loadCode('The filter', () => Promise.reject(missing))).rejects.toBe(missing);
  expect(console.warn).toHaveBeenCalledWith('The filter could not be loaded.', missing);
  // `reload-limit.test.ts` tests what the page does next.
  await vi.waitFor(() =>
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      location.href,
      expect.objectContaining({ method: 'HEAD' }),
    ),
  );
});

test('also after a click on a link that saves a file, because the page stays', async () => {
  document.body.innerHTML = '<a href="/list.pdf" download>List</a>';
  const stopWatching = watchLeaving();
  // jsdom cannot save files.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  element('a').click();
  await expect(loadCode('The list', () => Promise.reject(missing))).rejects.toBe(missing);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  stopWatching();
});

test('a click on a link inside an SVG causes no error', () => {
  document.body.innerHTML = '<svg><a href="/about"></a></svg>';
  const stopWatching = watchLeaving();
  const fail = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', fail);
  element('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(fail).not.toHaveBeenCalled();
  removeEventListener('error', fail);
  stopWatching();
});

test('if the code is there, but what it loads is not, the page stays as it is', async () => {
  const failed = new Error('/menus.json has no menus.');
  await expect(loadCode('The menu', () => Promise.reject(failed))).rejects.toBe(failed);
  expect(console.warn).toHaveBeenCalledWith('The menu could not be loaded.', failed);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch).not.toHaveBeenCalled();
});

/** A form whose fields React controls. */
function Controlled() {
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [when, setWhen] = useState('soon');
  return (
    <form>
      <input type="text" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea value={message} onChange={({ target }) => setMessage(target.value)} />
      <input
        type="checkbox"
        checked={agrees}
        onChange={({ target }) => setAgrees(target.checked)}
      />
      <select value={when} onChange={({ target }) => setWhen(target.value)}>
        <option>soon</option>
        <option>later</option>
      </select>
    </form>
  );
}

const uncontrolled = (
  <form>
    <input type="text" />
    <textarea />
    <input type="checkbox" />
    <select>
      <option>soon</option>
      <option>later</option>
    </select>
  </form>
);

const acts = [
  ['a typed word', () => userEvent.type(element('[type=text]'), 'Asha')],
  ['a typed message', () => userEvent.type(element('textarea'), 'Two tills')],
  ['a ticked box', () => userEvent.click(element('[type=checkbox]'))],
  ['a choice', () => userEvent.selectOptions(element('select'), 'later')],
] as const;

describe.each([
  ['controls', <Controlled key="controls" />],
  ['does not control', uncontrolled],
] as const)('in fields that React %s', (_, form) => {
  /** Serves the form, and waits until its island runs. */
  async function serveForm() {
    const island = { question: form };
    const page = (
      <>
        <div data-island="question" data-when="load">
          {form}
        </div>
        <button type="button">Elsewhere</button>
      </>
    );
    servePage(page, island).arrive();
    await waitFor(() => expect(element('[data-island]')).toHaveAttribute('data-running'));
  }
  /** Takes the focus and the pointer away from the form. */
  const leaveForm = async () => {
    await userEvent.click(element('button'));
    element('button').blur();
  };

  test.each(acts)('%s keeps the page from reloading', async (__, act) => {
    await serveForm();
    expect(isPageInUse()).toBe(false);
    await act();
    await leaveForm();
    expect(isPageInUse()).toBe(true);
  });

  test('text that the visitor has deleted again does not', async () => {
    await serveForm();
    await userEvent.type(element('[type=text]'), 'Asha');
    await userEvent.clear(element('[type=text]'));
    await leaveForm();
    expect(isPageInUse()).toBe(false);
  });
});

test.each([
  '<dialog open></dialog>',
  '<div role="dialog"></div>',
  '<button type="button" aria-expanded="true">Menu</button>',
])('%s keeps the page from reloading', (open) => {
  document.body.innerHTML = '<button type="button" aria-expanded="false">Menu</button>';
  expect(isPageInUse()).toBe(false);
  document.body.innerHTML = open;
  expect(isPageInUse()).toBe(true);
});
