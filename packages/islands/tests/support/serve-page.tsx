import '@testing-library/jest-dom/vitest';
import { act } from '@testing-library/react';
import { type FunctionComponent, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { prepareHydration } from '../../src/hydrate/prepare-hydration';
import type { IslandControls } from '../../src/island-controls';
import { startIslands } from '../../src/start-islands';

const roots: Root[] = [];
let listening: AbortController;
/** The warnings and errors that a test's page has logged. */
let messages: string[] = [];

/**
 * Matches what a page logs when code cannot be loaded, throws, or finds changed HTML. Tests make
 * this happen.
 */
const aboutFailure =
  /^(?:The .+ (?:could not be loaded|is missing|has crashed|was not as the build had written it)|Error: )/;

/** The names of the islands whose code was requested, in order. */
export let loads: string[] = [];

/** The native form that the links with `data-opens` open. */
export const nativeForm = { isOpen: false, isSupported: true };

const openers: IslandControls = {
  selector: '[data-opens]',
  keys: ['ArrowDown'],
  open: () => {
    nativeForm.isOpen = nativeForm.isSupported;
    return nativeForm.isSupported;
  },
  isAwaited: () => nativeForm.isOpen,
  listen: () => {},
};

/** A page with an island whose link opens a native form. */
export const openerPage = (
  <div data-island="menu">
    <a href="/services" data-opens="">
      Services
    </a>
  </div>
);

/** A form that throws when it is sent. */
export function CrashingForm() {
  const [isSent, setSent] = useState(false);
  if (isSent) throw new Error('can’t be sent');
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <input name="name" aria-label="Name" />
      <input name="about" type="checkbox" value="/services" />
      <button type="submit">Send</button>
    </form>
  );
}

/**
 * Serves a page with islands. Their code arrives when `arrive` is called, and fails to load when
 * `fail` is called.
 * @param controls by default, links with `data-opens` open a native form
 */
export function servePage(
  page: ReactNode,
  islands: Readonly<Record<string, ReactNode>> = {},
  controls: IslandControls = openers,
) {
  let arrive = () => {};
  let fail = (_: Error) => {};
  const arrival = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  arrival.catch(() => {});
  document.body.innerHTML = renderToString(page);
  const { signal } = listening;
  const startRuntime = vi.fn(() => {
    // An earlier test's page may still be loading.
    if (!signal.aborted) document.documentElement.dataset.hydrated = 'true';
  });
  startIslands({
    controls,
    loadRuntime: async () => startRuntime,
    loadIsland: async (name) => {
      loads.push(name);
      await arrival;
      return async (island) => {
        if (islands[name])
          await act(async () => {
            roots.push(hydrateRoot(island, islands[name]));
          });
        island.dataset.running = '';
      };
    },
  });
  return { arrive, fail, startRuntime };
}

/**
 * Serves a page with one island, which the package hydrates. Returns the mock that loads the
 * island's code.
 */
export function serveIsland(
  Component: FunctionComponent,
  {
    arrival = Promise.resolve(),
    onCrash = () => {},
    when,
  }: { arrival?: Promise<void>; onCrash?: () => void; when?: 'load' } = {},
) {
  document.body.innerHTML = renderToString(
    <div data-island="example" data-when={when}>
      <Component />
    </div>,
  );
  const loadIsland = vi.fn(async () => {
    await arrival;
    const hydrate = await prepareHydration(onCrash);
    return (island: HTMLElement) => hydrate(island, Component);
  });
  startIslands({ controls: openers, loadRuntime: async () => () => {}, loadIsland });
  return loadIsland;
}

/** Resolves after the next paint and the tasks that wait for it. */
export const painted = async () => {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

/** The first element of the page that matches a selector. */
export function element<T extends Element = HTMLElement>(selector: string): T {
  const found = document.body.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/**
 * Removes the listeners of each test's page after the test, and prevents idle callbacks and
 * reloads. A test fails if its page logs a warning or an error that is not about failed code.
 */
export function useServedPages(): void {
  beforeEach(() => {
    loads = [];
    nativeForm.isOpen = false;
    nativeForm.isSupported = true;
    listening = new AbortController();
    const add = document.addEventListener.bind(document);
    vi.spyOn(document, 'addEventListener').mockImplementation(
      (type: string, listener: unknown, options: unknown) =>
        add(type, listener as EventListener, {
          ...(typeof options === 'object' ? options : {}),
          signal: listening.signal,
        }),
    );
    messages = [];
    for (const method of ['warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...words: readonly unknown[]) => {
        messages.push(words.join(' '));
      });
    vi.stubGlobal('requestIdleCallback', () => 0);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status: 503 })),
    );
  });

  afterEach(async () => {
    listening.abort();
    // The page's code starts after the first paint. Waits until then, because the test environment
    // might end earlier.
    await painted();
    await act(async () => {
      for (const root of roots.splice(0)) root.unmount();
    });
    delete document.documentElement.dataset.hydrated;
    document.body.innerHTML = '';
    expect(
      messages.filter((message) => !aboutFailure.test(message)),
      'warnings of React, and other messages that no failure of code explains',
    ).toEqual([]);
  });
}
