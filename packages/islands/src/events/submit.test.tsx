import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { element, painted, servePage, useServedPages } from '../../tests/support/serve-page';

useServedPages();

const form = (send?: (event: React.FormEvent) => void) => (
  <form method="post" onSubmit={send}>
    <input aria-label="Name" />
    <button type="submit">Send</button>
  </form>
);
const page = <div data-island="enquiry">{form()}</div>;

test('a form is sent once, however often the visitor sends it before its island runs, and with the typed text', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { arrive } = servePage(page, { enquiry: form(send) });
  await userEvent.type(element('input'), 'Asha');
  for (let presses = 0; presses < 3; presses += 1) await userEvent.click(element('button'));
  expect(send).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(send).toHaveBeenCalled());
  await painted();
  expect(send).toHaveBeenCalledOnce();
  expect(element('input')).toHaveValue('Asha');
});

test('a form whose button an extension replaces before its island runs is still sent', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { arrive } = servePage(page, { enquiry: form(send) });
  await userEvent.click(element('button'));
  element('button').replaceWith(element('button').cloneNode(true));
  arrive();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('a form whose code failed to load is sent by the browser, with the pressed button', async () => {
  const submitters: unknown[] = [];
  const send = (event: SubmitEvent) => {
    if (!event.defaultPrevented) submitters.push(event.submitter);
    // jsdom can't open another page.
    event.preventDefault();
  };
  addEventListener('submit', send);
  const { fail } = servePage(page);
  fail(new Error('gone'));
  for (const times of [1, 2]) {
    await userEvent.click(element('button'));
    await waitFor(() => expect(submitters).toEqual(Array(times).fill(element('button'))));
  }
  await painted();
  expect(submitters).toHaveLength(2);
  removeEventListener('submit', send);
});

test('text that is typed before a controlled field is hydrated stays in it, with the focus', async () => {
  function Field() {
    const [query, setQuery] = useState('');
    return <input value={query} onChange={(event) => setQuery(event.target.value)} />;
  }
  const { arrive } = servePage(
    <div data-island="search">
      <Field />
    </div>,
    { search: <Field /> },
  );
  const field = element('input');
  await userEvent.type(field, 'pay');
  arrive();
  await waitFor(() => expect(element('[data-island]')).toHaveAttribute('data-running'));
  expect(element('input')).toBe(field);
  expect(field).toHaveValue('pay');
  expect(field).toHaveFocus();
});
