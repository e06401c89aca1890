import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bringBundleLate, waitsForIntent } from '@/lib/browser/late-scripts';
import { matchesShortcut } from '@/lib/browser/shortcuts';

let container: HTMLElement;
let root: Root | undefined;

/** The page as the server wrote it, with the loader at work and the payload on its way for ever. */
function serve(page: ReactNode) {
  document.head.innerHTML = '<template id="late-scripts" data-payload="/p.txt" data-entry="{}">';
  container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  bringBundleLate(window);
}

/** The bundle arrives. What is done `meanwhile` falls between hydration and the replay. */
async function hydrate(page: ReactNode, meanwhile = () => {}) {
  await act(async () => {
    root = hydrateRoot(container, page);
  });
  await act(async () => {
    document.documentElement.dataset.hydrated = 'true';
    await Promise.resolve();
    meanwhile();
  });
  // The loader has seen it by now and replays in the next task, which stands before this one.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
}

const element = <T extends Element>(selector: string) => {
  const found = container.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => {})),
  );
});
afterEach(async () => {
  document.documentElement.dataset.hydrated = 'true';
  await act(async () => root?.unmount());
  root = undefined;
  delete document.documentElement.dataset.hydrated;
  container.remove();
  vi.unstubAllGlobals();
});

describe('clicks', () => {
  const page = (menu: () => void, search: () => void) => (
    <>
      <button id="menu" type="button" data-replay="" onClick={menu}>
        Menu
      </button>
      <button
        id="search"
        type="button"
        data-replay=""
        aria-keyshortcuts="Control+K /"
        onClick={search}
      >
        <span>Search</span>
      </button>
      <input id="field" />
    </>
  );

  test('the last of the early clicks is replayed once, and says meanwhile that it is busy', async () => {
    const [menu, search] = [vi.fn(), vi.fn()];
    serve(page(menu, search));
    await userEvent.click(element('#menu'));
    await userEvent.click(element('#search span'));
    expect(element('#menu')).not.toHaveAttribute('aria-busy');
    expect(element('#search')).toHaveAttribute('aria-busy', 'true');
    await hydrate(page(menu, search));
    expect([menu.mock.calls.length, search.mock.calls.length]).toEqual([0, 1]);
    expect(element('#search')).not.toHaveAttribute('aria-busy');
    await userEvent.click(element('#menu'));
    expect(menu).toHaveBeenCalledOnce();
  });

  test('Escape takes an early click back', async () => {
    const menu = vi.fn();
    serve(page(menu, vi.fn()));
    await userEvent.click(element('#menu'));
    await userEvent.keyboard('{Escape}');
    await hydrate(page(menu, vi.fn()));
    expect(menu).not.toHaveBeenCalled();
  });

  test('a shortcut counts as a click on its element, but not a letter typed in a field', async () => {
    const search = vi.fn();
    serve(page(vi.fn(), search));
    await userEvent.type(element('#field'), 'a/b');
    expect(element('#field')).toHaveValue('a/b');
    expect(element('#search')).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('{Control>}k{/Control}');
    await hydrate(page(vi.fn(), search));
    expect(search).toHaveBeenCalledOnce();
  });

  test('a click that asks for a new tab is left to the browser', async () => {
    const menu = vi.fn();
    serve(page(menu, vi.fn()));
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(element('#menu'));
    expect(element('#menu')).not.toHaveAttribute('aria-busy');
  });

  test('a shortcut of a link that needs no scripts follows the link', async () => {
    const follow = vi.fn((event: Event) => event.preventDefault());
    serve(
      <a href="/search" aria-keyshortcuts="/">
        Search
      </a>,
    );
    element('a').addEventListener('click', follow);
    await userEvent.keyboard('/');
    expect(follow).toHaveBeenCalledOnce();
  });

  test('a script that fails ends the wait', async () => {
    serve(page(vi.fn(), vi.fn()));
    await userEvent.click(element('#menu'));
    const script = document.createElement('script');
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    expect(element('#menu')).not.toHaveAttribute('aria-busy');
  });
});

test.each([
  ['its own build', 'b1', true],
  ['another build, after a deployment', 'b2', false],
])('the bundle starts on a payload of %s', async (_, id, isStarted) => {
  document.documentElement.dataset.build = 'b1';
  vi.stubGlobal('TURBOPACK', undefined);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(`0:{"b":"${id}"}`)),
  );
  serve(
    <button type="button" data-replay="">
      Menu
    </button>,
  );
  await userEvent.click(element('button'));
  const started = () => expect(window).toHaveProperty('TURBOPACK', [{}]);
  if (isStarted) await vi.waitFor(started);
  else await vi.waitFor(() => expect(element('button')).not.toHaveAttribute('aria-busy'));
  if (!isStarted) expect(started).toThrow();
  delete document.documentElement.dataset.build;
});

test('a form sent early is sent once it is hydrated', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  const page = (
    <form data-replay="" onSubmit={send}>
      <button type="submit">Send</button>
    </form>
  );
  serve(page);
  await userEvent.click(element('button'));
  expect(send).not.toHaveBeenCalled();
  await hydrate(page);
  expect(send).toHaveBeenCalledOnce();
});

test('what a visitor entered early reaches the islands', async () => {
  function Form() {
    const [name, setName] = useState('');
    const [message, setMessage] = useState('');
    const [theme, setTheme] = useState('light');
    const [agreed, setAgreed] = useState(false);
    return (
      <>
        <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
        <textarea value={message} onChange={(event) => setMessage(event.target.value)} />
        <select value={theme} onChange={(event) => setTheme(event.target.value)}>
          <option value="light">light</option>
          <option value="dark">dark</option>
        </select>
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <output>{`${name}|${message}|${theme}|${agreed}`}</output>
      </>
    );
  }
  serve(<Form />);
  await userEvent.type(element('textarea'), 'Two lines');
  await userEvent.selectOptions(element('select'), 'dark');
  await userEvent.click(element('[type=checkbox]'));
  await userEvent.type(element('#name'), 'Asha');
  await hydrate(<Form />);
  expect(element('output')).toHaveTextContent('Asha|Two lines|dark|true');
  expect(element('#name')).toHaveFocus();
});

test('a letter typed between hydration and the replay is not lost', async () => {
  function Field() {
    const [query, setQuery] = useState('');
    return <input value={query} onChange={(event) => setQuery(event.target.value)} />;
  }
  serve(<Field />);
  await userEvent.type(element('input'), 'pay');
  await hydrate(<Field />, () => fireEvent.input(element('input'), { target: { value: 'payr' } }));
  expect(element('input')).toHaveValue('payr');
});

test('a mouse that moves brings the bundle, one that rests where the page opens does not', () => {
  serve(<p>Page</p>);
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  move(0);
  expect(fetch).not.toHaveBeenCalled();
  move(-1);
  expect(fetch).toHaveBeenCalledOnce();
});

describe('decisions', () => {
  test.each([
    [undefined, false],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{ effectiveType: '3g' }, false],
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '2g' }, true],
  ])('the connection %j waits for intent: %s', (connection, expected) => {
    expect(waitsForIntent(connection)).toBe(expected);
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
