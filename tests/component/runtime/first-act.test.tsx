import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchFirstActs } from '@/lib/runtime/first-act';
import { matchesShortcut } from '@/lib/runtime/shortcuts';

const roots: Root[] = [];
let hydrations: string[];
let listening: AbortController;

/** The page as it is delivered, with islands that hydrate when `arrive` resolves. */
function serve(page: ReactNode, islands: Readonly<Record<string, ReactNode>> = {}) {
  let arrive = () => {};
  let fail = (_: Error) => {};
  const arrival = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  arrival.catch(() => {});
  document.body.innerHTML = renderToString(page);
  const { signal } = listening;
  const startRuntime = vi.fn(async () => {
    // A page that was left may have its turn late.
    if (!signal.aborted) document.documentElement.dataset.hydrated = 'true';
  });
  watchFirstActs({
    startRuntime,
    hydrate: async (island) => {
      const name = island.dataset.island ?? '';
      hydrations.push(name);
      await arrival;
      await act(async () => {
        roots.push(hydrateRoot(island, islands[name]));
      });
      island.dataset.running = '';
    },
  });
  return { arrive, fail, startRuntime };
}

const element = <T extends Element>(selector: string) => {
  const found = document.body.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

beforeEach(() => {
  hydrations = [];
  listening = new AbortController();
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: unknown, options: unknown) =>
      add(type, listener as EventListener, {
        ...(typeof options === 'object' ? options : {}),
        signal: listening.signal,
      }),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // These pages are never idle: the runtime starts at an act, and never for a test that is over.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 503 })),
  );
});

afterEach(async () => {
  listening.abort();
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  delete document.documentElement.dataset.hydrated;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an island', () => {
  const page = (
    <>
      <p id="text">Words to read</p>
      <div data-island="menu">
        <button type="button">Menu</button>
      </div>
    </>
  );
  const move = (selector: string, movementX: number) =>
    element(selector).dispatchEvent(
      Object.assign(new Event('pointermove', { bubbles: true }), {
        pointerType: 'mouse',
        movementX,
        movementY: 0,
      }),
    );

  beforeEach(() => {
    vi.stubGlobal('PointerEvent', Event);
  });

  test('is hydrated by a mouse that moves onto it, once', () => {
    serve(page);
    move('button', 1);
    move('button', 1);
    expect(hydrations).toEqual(['menu']);
  });

  test('is not hydrated by a mouse that moves over the text, or rests where the page opens', () => {
    serve(page);
    move('#text', 5);
    move('button', 0);
    expect(hydrations).toEqual([]);
  });

  test('is hydrated by the focus, and by a press', async () => {
    serve(page);
    await userEvent.tab();
    expect(element('button')).toHaveFocus();
    expect(hydrations).toEqual(['menu']);
  });

  test('is tried again where its code failed to load', async () => {
    const { fail } = serve(page);
    fail(new Error('offline'));
    await userEvent.click(element('button'));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    await userEvent.click(element('button'));
    expect(hydrations.length).toBeGreaterThan(1);
  });
});

test('a button without a native form is pressed once, when its island runs', async () => {
  const press = vi.fn();
  const { arrive } = serve(
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

describe('a form', () => {
  const form = (send?: (event: React.FormEvent) => void) => (
    <form method="post" onSubmit={send}>
      <input aria-label="Name" />
      <button type="submit">Send</button>
    </form>
  );
  const page = <div data-island="enquiry">{form()}</div>;

  test('that is sent early is sent once, when its island runs, with what was typed', async () => {
    const send = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { arrive } = serve(page, { enquiry: form(send) });
    await userEvent.type(element('input'), 'Asha');
    await userEvent.click(element('button'));
    expect(send).not.toHaveBeenCalled();
    arrive();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(element('input')).toHaveValue('Asha');
  });

  test('is sent by the browser where its code failed to load', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { fail } = serve(page);
    fail(new Error('gone'));
    await userEvent.click(element('button'));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  });
});

test('what is typed early stays in the same field, also under a controlled value', async () => {
  function Field() {
    const [query, setQuery] = useState('');
    return <input value={query} onChange={(event) => setQuery(event.target.value)} />;
  }
  const { arrive } = serve(
    <div data-island="search">
      <Field />
    </div>,
    { search: <Field /> },
  );
  const field = element<HTMLInputElement>('input');
  await userEvent.type(field, 'pay');
  arrive();
  await waitFor(() => expect(element('[data-island]')).toHaveAttribute('data-running'));
  expect(element('input')).toBe(field);
  expect(field).toHaveFocus();
});

test('a button that the runtime follows is pressed once, when the runtime has started', async () => {
  const { startRuntime } = serve(
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

describe('shortcuts', () => {
  const page = (
    <>
      <a href="/search" aria-keyshortcuts="Control+K /">
        Search
      </a>
      <input />
    </>
  );

  test('follow their link, but not while a visitor types', async () => {
    serve(page);
    const follow = vi.fn((event: Event) => event.preventDefault());
    element('a').addEventListener('click', follow);
    await userEvent.type(element('input'), 'a/b');
    expect(element('input')).toHaveValue('a/b');
    expect(follow).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(follow).toHaveBeenCalledOnce();
  });

  const press = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null };
  test.each([
    [{ ...press, key: 'k', ctrlKey: true }, 'Control+K Meta+K', true],
    [{ ...press, key: 'k', metaKey: true }, 'Control+K Meta+K', true],
    [{ ...press, key: 'k' }, 'Control+K', false],
    [{ ...press, key: 'K', ctrlKey: true, shiftKey: true }, 'Control+K', false],
    [{ ...press, key: '/', shiftKey: true }, '/', true],
    [{ ...press, key: '/', ctrlKey: true }, '/', false],
    [{ ...press, key: 'Unidentified' }, '', false],
  ])('%j is one of "%s": %s', (pressed, shortcuts, expected) => {
    expect(matchesShortcut(pressed, shortcuts)).toBe(expected);
  });
});

test('a theme that is chosen early shows at once, and is kept', async () => {
  serve(
    <>
      <div data-island="theme" />
      <select name="theme" aria-label="Theme">
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </>,
  );
  await userEvent.selectOptions(element('select'), 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('nuxt-color-mode')).toBe('dark');
  expect(hydrations).toEqual(['theme']);
});
