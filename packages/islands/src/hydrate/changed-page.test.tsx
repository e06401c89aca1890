import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FunctionComponent, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { addToFields, linkText, translate } from '../../tests/support/change-page';
import { element, painted, serveIsland, useServedPages } from '../../tests/support/serve-page';

useServedPages();

/** Serves a page with one island. Its code arrives when the returned function is called. */
function serve(Component: FunctionComponent) {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  serveIsland(Component, { arrival });
  return arrive;
}

const island = () => element('[data-island]');
const running = () => vi.waitFor(() => expect(island()).toHaveAttribute('data-running'));

const send = vi.fn();
function Form() {
  const [name, setName] = useState('');
  const [count, setCount] = useState(0);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <label>
        Name
        <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        E-mail
        <input name="email" type="email" />
      </label>
      <label>
        Services
        <input name="about" type="checkbox" value="/services" />
      </label>
      <label>
        Products
        <input name="about" type="checkbox" value="/products" />
      </label>
      <label>
        When
        <select name="timing">
          <option>Now</option>
          <option>Later</option>
        </select>
      </label>
      <label>
        Message
        <textarea name="message" />
      </label>
      <output>{`${count} lines for ${name}`}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add a line
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const typed = {
  name: 'Asha',
  email: 'asha@example.com',
  about: '/products',
  timing: 'Later',
  message: 'Two tills',
};

function fillForm() {
  element<HTMLInputElement>('[name=name]').value = typed.name;
  element<HTMLInputElement>('[name=email]').value = typed.email;
  element<HTMLInputElement>('[value="/products"]').checked = true;
  element<HTMLSelectElement>('select').value = typed.timing;
  element<HTMLTextAreaElement>('textarea').value = typed.message;
}

describe.each([
  ['the browser has translated', translate],
  ['a password manager has added elements to', addToFields],
  ['the browser has made links in', linkText],
])('an island that %s', (_, change) => {
  test('keeps text, choices, the cursor and the focus when its code arrives', async () => {
    const arrive = serve(Form);
    change(island());
    fillForm();
    const message = element<HTMLTextAreaElement>('textarea');
    message.focus();
    message.setSelectionRange(2, 5);
    arrive();
    await running();
    expect(Object.fromEntries(new FormData(element('form')))).toEqual(typed);
    expect(element('[value="/services"]')).not.toBeChecked();
    expect(element('textarea')).toHaveFocus();
    expect(element<HTMLTextAreaElement>('textarea').selectionStart).toBe(2);
    expect(element('output')).toHaveTextContent('0 lines for Asha');
  });

  test('runs the action of a press that waited for its code, and only once', async () => {
    const arrive = serve(Form);
    change(island());
    element('button[type=button]').click();
    arrive();
    await vi.waitFor(() => expect(element('output')).toHaveTextContent('1 lines'));
    await painted();
    expect(element('output')).toHaveTextContent('1 lines');
  });

  test('sends the form that was sent before its code arrived, once and with its text', async () => {
    send.mockClear();
    const arrive = serve(Form);
    change(island());
    fillForm();
    element('button[type=submit]').click();
    arrive();
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await painted();
    expect(send).toHaveBeenCalledExactlyOnceWith(typed);
  });

  test('runs on if that happens while it runs', async () => {
    const arrive = serve(Form);
    element('[name=name]').focus();
    arrive();
    await running();
    change(island());
    fireEvent.change(element('[name=name]'), { target: { value: 'Asha' } });
    element('button[type=button]').click();
    await vi.waitFor(() => expect(element('output')).toHaveTextContent('1 lines for Asha'));
    expect(element('[name=name]')).toHaveFocus();
  });
});

test('chosen files and several choices of one field are kept', async () => {
  const arrive = serve(() => (
    <form>
      <input type="file" name="plan" />
      <select name="days" multiple>
        <option>Monday</option>
        <option>Tuesday</option>
        <option>Friday</option>
      </select>
    </form>
  ));
  addToFields(island());
  const form = document.forms[0];
  await userEvent.upload(element('[name=plan]'), new File(['a plan'], 'plan.txt'));
  await userEvent.selectOptions(element('[name=days]'), ['Monday', 'Friday']);
  // jsdom cannot make a list of files, so the list that the browser would get is recorded.
  const files = vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockReturnValue();
  arrive();
  await running();
  expect(document.forms[0]).not.toBe(form);
  expect(files.mock.calls.map(([list]) => list?.[0]?.name)).toEqual(['plan.txt']);
  files.mockRestore();
  const chosen = [...element<HTMLSelectElement>('[name=days]').selectedOptions];
  expect(chosen.map(({ value }) => value)).toEqual(['Monday', 'Friday']);
});

test('an island whose content has not been changed keeps its elements', async () => {
  const arrive = serve(Form);
  const field = element('textarea');
  field.focus();
  arrive();
  await running();
  expect(element('textarea')).toBe(field);
  expect(console.warn).not.toHaveBeenCalled();
});
