import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candidateFrom, checkEnquiry } from 'enquiries';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EnquiryForm } from '@/components/islands/enquiry/enquiry-form';
import { OutboxNotice } from '@/components/islands/enquiry/outbox-notice';
import * as constants from '@/lib/constants';
import { waysToWrite } from '@/lib/contact-addresses';
import { enquiryOutbox, isSending } from '@/lib/enquiry/browser-outbox';
import { draftStore, keyFor, newDraft } from '@/lib/enquiry/enquiry-draft';
import { subjectGroups } from '@/lib/enquiry/subjects';
import { outboxEntry } from '../../support/outbox-entry';

/** One group of two pages, whatever groups the company has. */
const subjects = subjectGroups
  .slice(0, 1)
  .map(({ group }) => ({ group, paths: ['/contact', '/sitemap'] as const }));

const fetchMock = vi.fn<typeof fetch>();
/** Ends the requests that have no answer yet. */
let answerAll = () => {};
/** A receiver that does not answer until the test is over. */
const hang = () =>
  new Promise<Response>((resolve) => {
    answerAll = () => resolve(new Response(null, { status: 503 }));
  });
const confirm = async () => Response.json({ status: 'received', reference: 'ABCD-0001' });

beforeEach(() => {
  window.localStorage.clear();
  fetchMock.mockReset().mockImplementation(confirm);
  vi.stubGlobal('fetch', fetchMock);
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(async () => {
  answerAll();
  await waitFor(() => expect(isSending()).toBe(false), { timeout: 5_000 });
  for (const { key } of enquiryOutbox.entries()) enquiryOutbox.withdraw(key);
  for (const { key } of enquiryOutbox.receipts()) enquiryOutbox.dismiss(key);
  for (const name of ['locks', 'clipboard']) Reflect.deleteProperty(navigator, name);
  document.head.innerHTML = '';
  vi.useRealTimers();
});

/** Opens the form, of a build with an endpoint or without one. */
function openForm(endpoint: 'with an endpoint' | 'without an endpoint') {
  if (endpoint === 'with an endpoint')
    document.head.innerHTML = '<meta name="enquiry-endpoint" content="/enquiry">';
  render(<EnquiryForm endpoint={null} subjects={subjects} />);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The line below the buttons that says what has happened. */
const said = () =>
  screen.getAllByRole('status').find((line) => line.closest('form') && !line.closest('section'));

async function fillIn() {
  await userEvent.type(field('Your name'), 'Asha');
  await userEvent.type(field('Phone'), '0712 345 678');
  await userEvent.type(field('Message'), 'Two tills.');
}

/** Blocks site data as Chromium does: storage throws, and Web Locks exist but reject. */
function blockSiteData() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

describe('sending', () => {
  test('works if the browser blocks site data, and says that the enquiry has arrived', async () => {
    blockSiteData();
    openForm('with an endpoint');
    await fillIn();
    await userEvent.click(button('Send'));
    const heading = await screen.findByRole(
      'heading',
      { name: 'Your enquiry has arrived' },
      { timeout: 5_000 },
    );
    expect(fetchMock).toHaveBeenCalledOnce();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/Your reference is ABCD-0001/)).toBeVisible();
    expect(field('Message')).toHaveValue('');
    expect(field('Message')).toBeEnabled();
  });

  test('deletes the draft from the browser once the enquiry has arrived', async () => {
    openForm('with an endpoint');
    await fillIn();
    expect(draftStore().read()?.fields).toContain('Two+tills.');
    await userEvent.click(button('Send'));
    await screen.findByText(/Your reference is ABCD-0001/, {}, { timeout: 5_000 });
    expect(draftStore().read()).toBeUndefined();
  });

  test('again while the enquiry is being sent does nothing', async () => {
    fetchMock.mockImplementationOnce(hang);
    openForm('with an endpoint');
    await fillIn();
    await userEvent.click(button('Send'));
    await userEvent.click(button('Sending…'));
    expect(said()).toHaveTextContent('Sending…');
    expect(field('Your name')).toBeValid();
    await waitFor(() => expect(fetchMock).toHaveBeenCalled(), { timeout: 5_000 });
  });

  test('that fails unexpectedly leaves a form with its text, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    openForm('with an endpoint');
    await fillIn();
    vi.spyOn(enquiryOutbox, 'flush').mockRejectedValue(new Error('unexpected'));
    await userEvent.click(button('Send'));
    await waitFor(() => expect(said()).toHaveTextContent('could not send your enquiry'), {
      timeout: 5_000,
    });
    expect(field('Message')).toHaveValue('Two tills.');
    expect(field('Message')).toBeEnabled();
    expect(button('Send')).toBeEnabled();
  });

  test('keeps the focus on the button, which says that the enquiry is being sent', async () => {
    fetchMock.mockImplementationOnce(hang);
    openForm('with an endpoint');
    await fillIn();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await userEvent.click(button('Send'));
    expect(button('Sending…')).toHaveFocus();
    expect(said()).toHaveTextContent('Sending…');
    // The form waits until a person could have filled it in. Do not leave that to the next test.
    await waitFor(() => expect(fetchMock).toHaveBeenCalled(), { timeout: 5_000 });
  });
});

test('text that another tab has typed while an enquiry was being sent is kept, stored and shown', async () => {
  openForm('with an endpoint');
  await fillIn();
  fetchMock.mockImplementationOnce(async (_) => {
    const sent = draftStore().read() ?? newDraft();
    draftStore().write({ ...sent, fields: 'kind=quote&name=Asha&message=A+second+question' });
    window.dispatchEvent(new StorageEvent('storage', { key: draftStore().key }));
    return confirm();
  });
  await userEvent.click(button('Send'));
  await screen.findByText(/Your reference is ABCD-0001/, {}, { timeout: 5_000 });
  expect(field('Message')).toHaveValue('A second question');
  expect(draftStore().read()?.fields).toContain('A+second+question');
});

test.each([
  ['only its key', {}, 'k'],
  ['its fields', { fields: 'kind=quote&name=Asha&message=Two+tills' }, 'k'],
  ['a key of a draft', {}, `${'d'.repeat(32)}-00000000`],
])(
  'an enquiry that another release stored with %s can be edited and sent after it is withdrawn',
  async (_, more, key) => {
    const enquiry = { kind: 'quote', name: 'Asha', about: ['/services'], message: 'Two tills' };
    window.localStorage.setItem(`enquiry-outbox/${key}`, JSON.stringify({ key, enquiry, ...more }));
    openForm('without an endpoint');
    await userEvent.click(button('Withdraw and edit'));
    expect(field('Your name')).toHaveValue('Asha');
    expect(field('Message')).toHaveValue('Two tills');
    expect(field('A quote')).toBeChecked();
    const stored = draftStore().read();
    expect(stored?.fields).toContain('Two+tills');
    expect(stored?.begun).toBeGreaterThan(0);
    if (key !== 'k') expect(stored?.id).toBe('d'.repeat(32));
    expect(enquiryOutbox.entries()).toEqual([]);
  },
);

/** The form as a page contains it before its code runs. */
function serverForm() {
  const page = <EnquiryForm endpoint={null} subjects={subjects} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  return { container, page };
}

/** Writes into a field of a form whose code does not run yet. */
function typeIn(container: HTMLElement, name: string, value: string) {
  const input = [...container.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
  for (const one of input) if (one.type !== 'radio') one.value = value;
}

describe('text that a browser or a stored draft brings back', () => {
  const fields = 'kind=enquiry&name=Asha&phone=0712+345+678&message=Two+tills.';
  const verdict = checkEnquiry(candidateFrom(new URLSearchParams(fields)));
  if (verdict.type === 'invalid') throw new Error(JSON.stringify(verdict.errors));
  const content = JSON.stringify(verdict.enquiry);
  const key = keyFor({ id: 'e'.repeat(32) }, content);
  const restored = () => {
    window.localStorage.setItem(
      'enquiry-draft',
      JSON.stringify({ id: 'e'.repeat(32), begun: 1, arrival: '', fields }),
    );
  };

  const leave = (state: string, key: string) => {
    if (state === 'waits') {
      fetchMock.mockImplementationOnce(hang);
      enquiryOutbox.add({ ...outboxEntry(key), enquiry: verdict.enquiry });
    } else {
      const receipt = { key, reference: 'ABCD-0001', delivered: 1 };
      window.localStorage.setItem(`enquiry-receipts/${key}`, JSON.stringify(receipt));
    }
  };

  test.each(['waits', 'has arrived'])('is cleared if the same enquiry %s', async (state) => {
    leave(state, key);
    restored();
    openForm('with an endpoint');
    expect(field('Message')).toHaveValue('');
    expect(draftStore().read()).toBeUndefined();
  });

  test('is cleared if the browser fills in what the stored draft was when it was sent', () => {
    leave('has arrived', key);
    restored();
    const { container, page } = serverForm();
    for (const [name, value] of new URLSearchParams(fields)) typeIn(container, name, value);
    render(page, { container, hydrate: true });
    expect(field('Message')).toHaveValue('');
  });

  test.each(['waits', 'has arrived'])(
    'stays if an earlier enquiry with the same words %s',
    async (state) => {
      leave(state, keyFor({ id: 'f'.repeat(32) }, content));
      restored();
      openForm('with an endpoint');
      expect(field('Message')).toHaveValue('Two tills.');
      expect(draftStore().read()?.fields).toContain('Two+tills.');
    },
  );

  test('stays if it is typed before the form is ready, in the words of an earlier enquiry', () => {
    leave('has arrived', keyFor({ id: 'f'.repeat(32) }, content));
    const { container, page } = serverForm();
    for (const [name, value] of new URLSearchParams(fields)) typeIn(container, name, value);
    render(page, { container, hydrate: true });
    expect(field('Message')).toHaveValue('Two tills.');
    expect(draftStore().read()?.fields).toContain('Two+tills.');
  });

  test('is kept with what the visitor types before the form is ready, field by field', async () => {
    window.localStorage.setItem(
      'enquiry-draft',
      JSON.stringify({
        id: 'e'.repeat(32),
        begun: 1,
        arrival: '',
        fields: 'kind=quote&name=Ali&message=Two+tills.',
      }),
    );
    const { container, page } = serverForm();
    typeIn(container, 'name', 'Asha');
    render(page, { container, hydrate: true });
    expect(field('Your name')).toHaveValue('Asha');
    expect(field('Message')).toHaveValue('Two tills.');
    expect(field('A quote')).toBeChecked();
    expect(draftStore().read()?.fields).toContain('Two+tills.');
    expect(draftStore().read()?.fields).toContain('Asha');
  });

  test('stays if another enquiry has arrived', () => {
    const receipt = { key: `${'f'.repeat(32)}-00000000`, reference: 'ABCD-0001', delivered: 1 };
    window.localStorage.setItem(`enquiry-receipts/${receipt.key}`, JSON.stringify(receipt));
    restored();
    openForm('with an endpoint');
    expect(field('Message')).toHaveValue('Two tills.');
  });
});

// The browser paints nothing between the result and the focus, which scrolls the page.
describe('the result of an action has the focus as soon as it is there:', () => {
  test('the first field with an error', () => {
    openForm('without an endpoint');
    act(() => button(`Send by ${waysToWrite}`).click());
    // `toBeInvalid` would accept a field that is required and empty.
    expect(field('Your name')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Your name')).toHaveFocus();
  });

  test('ways to send, and the form that was emptied after that', async () => {
    openForm('without an endpoint');
    await fillIn();
    act(() => button(`Send by ${waysToWrite}`).click());
    const heading = screen.getByRole('heading', { name: 'Choose how to send your message' });
    expect(heading).toHaveFocus();
    act(() => button('I sent it. Clear the form').click());
    expect(said()).toHaveFocus();
    expect(said()).toHaveTextContent('The form is empty.');
    await userEvent.type(field('Message'), 'T');
    expect(said()).not.toHaveTextContent('The form is empty.');
  });

  test('what is left after an enquiry is deleted and after a note is hidden', async () => {
    const receipt = { key: 'r', reference: 'ABCD-0001', delivered: 1 };
    window.localStorage.setItem('enquiry-receipts/r', JSON.stringify(receipt));
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    enquiryOutbox.add(outboxEntry('waiting'));
    openForm('without an endpoint');
    await userEvent.click(button('Withdraw and delete'));
    expect(said()).toHaveTextContent('The enquiry is deleted from this device.');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your enquiry has arrived' })).toHaveFocus(),
    );
    await userEvent.click(button('Hide this note'));
    await waitFor(() => expect(said()).toHaveFocus());
    expect(said()).toHaveTextContent('The note is hidden.');
  });

  test('the receipt, after an enquiry that waited is sent', async () => {
    enquiryOutbox.add(outboxEntry('waiting'));
    openForm('without an endpoint');
    // Else the form sends it when it opens.
    document.head.innerHTML = '<meta name="enquiry-endpoint" content="/enquiry">';
    await userEvent.click(button('Send now'));
    const heading = await screen.findByRole('heading', { name: 'Your enquiry has arrived' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('a sentence, after the notice on other pages is hidden', async () => {
    enquiryOutbox.add(outboxEntry('waiting'));
    render(<OutboxNotice />);
    await userEvent.click(button('Hide'));
    expect(screen.getByText('The note about your enquiry is hidden.')).toHaveFocus();
  });
});

describe('the notice on other pages', () => {
  const notice = () => screen.queryByRole('complementary', { name: 'Your enquiry' });
  const keep = (reference: string, delivered: number) =>
    window.localStorage.setItem(
      `enquiry-receipts/${reference}`,
      JSON.stringify({ key: reference, reference, delivered }),
    );

  test('never takes an enquiry that was withdrawn for an older one that arrived', () => {
    keep('OLD-1', Date.now() - 60_000);
    enquiryOutbox.add(outboxEntry('waiting'));
    render(<OutboxNotice />);
    expect(notice()).toHaveTextContent('Your enquiry is waiting on this device.');
    act(() => {
      enquiryOutbox.withdraw('waiting');
    });
    expect(notice()).toBeNull();
  });

  test('says the reference of the enquiry that has arrived last', () => {
    keep('OLD-1', Date.now() - 60_000);
    enquiryOutbox.add(outboxEntry('waiting'));
    render(<OutboxNotice />);
    keep('NEW-1', Date.now());
    keep('NEW-2', Date.now() + 1);
    act(() => {
      enquiryOutbox.withdraw('waiting');
    });
    expect(notice()).toHaveTextContent('Your enquiry has arrived. Your reference is NEW-2.');
  });

  test('says that an enquiry was refused, not that it waits', () => {
    const refused = { type: 'refused', status: 400, errors: {} } as const;
    const entry = { ...outboxEntry('refused'), trouble: refused };
    window.localStorage.setItem('enquiry-outbox/refused', JSON.stringify(entry));
    render(<OutboxNotice />);
    expect(notice()).toHaveTextContent('We could not accept your enquiry.');
    expect(screen.getByRole('link', { name: 'See it' })).toBeVisible();
  });
});

describe('errors', () => {
  test('of the field that only programs fill in are shown once, and the next press sends', async () => {
    openForm('with an endpoint');
    const hidden = document.querySelector<HTMLInputElement>('[name=website]');
    if (hidden) hidden.value = 'https://shop.example';
    await fillIn();
    expect(draftStore().read()?.fields).toContain('shop.example');
    await userEvent.click(button('Send'));
    // Else it would be back after a reload.
    expect(draftStore().read()?.fields).not.toContain('shop.example');
    expect(screen.getByRole('region', { name: 'Problems' })).toHaveTextContent(
      'We have emptied it',
    );
    expect(hidden).toHaveValue('');
    await userEvent.click(button('Send'));
    await screen.findByText(/Your reference is ABCD-0001/, {}, { timeout: 5_000 });
  });

  test('a screen reader hears with each of the two fields that one of them is enough', () => {
    openForm('without an endpoint');
    for (const label of ['E-mail', 'Phone'])
      expect(field(label)).toHaveAccessibleDescription(
        'How can we reach you? Give an e-mail address or a phone number.',
      );
  });

  test('are announced once, and change only after a pause in typing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const type = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    openForm('without an endpoint');
    await type.click(button(`Send by ${waysToWrite}`));
    expect(said()).toHaveTextContent('There is a problem: fix 3 fields');
    const summary = screen.getByRole('region', { name: 'Problems' });
    expect(summary).not.toHaveAttribute('aria-live');
    expect(screen.queryByRole('alert')).toBeNull();
    const links = () =>
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent);
    const before = links();
    expect(before[1]).toContain('one is enough');
    await type.type(field('E-mail'), 'a');
    expect(links()).toEqual(before);
    await type.type(field('E-mail'), 'sha@example.com');
    expect(links()).toEqual(before);
    await act(() => vi.advanceTimersByTimeAsync(constants.fieldPauseMs));
    expect(links()).toEqual([before[0], before[2]]);
    expect(said()).toHaveTextContent('There is a problem: fix 2 fields');
  });
});

test('a draft keeps a choice that was renamed since, while the visitor types and after a reload', async () => {
  const fields = new URLSearchParams({ kind: 'quote', name: 'Asha', timing: 'Within a fortnight' });
  draftStore().write({ ...newDraft(), fields: String(fields) });
  openForm('without an endpoint');
  expect(field('When? (optional)')).toHaveDisplayValue('Within a fortnight');
  await userEvent.type(field('Your name'), ' O');
  await waitFor(() => expect(draftStore().read()?.fields).toContain('name=Asha+O'));
  expect(draftStore().read()?.fields).toContain('timing=Within+a+fortnight');
  cleanup();
  openForm('without an endpoint');
  expect(field('When? (optional)')).toHaveDisplayValue('Within a fortnight');
  await userEvent.selectOptions(field('When? (optional)'), 'No preference');
  expect(field('When? (optional)')).toHaveValue('');
});

describe('copying the text', () => {
  const copyWith = async (clipboard: unknown) => {
    openForm('without an endpoint');
    await fillIn();
    await userEvent.click(button(`Send by ${waysToWrite}`));
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await userEvent.click(button('Copy the text'));
  };
  const refusal = new DOMException('not allowed', 'NotAllowedError');

  test.each([
    ['has no clipboard, as on a page over http', undefined],
    ['does not allow it', { writeText: () => Promise.reject(refusal) }],
  ])('selects the text, and says so, if the browser %s', async (_, clipboard) => {
    await copyWith(clipboard);
    expect(await screen.findByText(/The text below is selected/)).toBeVisible();
    expect(String(window.getSelection())).toContain('Two tills.');
  });

  test('says that it is copied', async () => {
    await copyWith({ writeText: () => Promise.resolve() });
    expect(await screen.findByText('Copied.')).toBeVisible();
  });
});
