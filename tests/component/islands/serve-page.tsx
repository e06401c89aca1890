import { act } from '@testing-library/react';
import { startIslands } from 'prerendered-islands';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import { siteControls } from '@/components/islands/site-controls';
import { nativeMenuId } from '@/lib/menus/menu-elements';

const roots: Root[] = [];
let listening: AbortController;

/** The names of the islands whose code was requested, in order. */
export let loads: string[] = [];

/** Serves a page with islands. Their code arrives when `arrive` is called, and fails to load when `fail` is called. */
export function servePage(page: ReactNode, islands: Readonly<Record<string, ReactNode>> = {}) {
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
    controls: siteControls,
    loadRuntime: async () => startRuntime,
    loadIsland: async (name) => {
      loads.push(name);
      await arrival;
      return async (island) => {
        await act(async () => {
          roots.push(hydrateRoot(island, islands[name]));
        });
        island.dataset.running = '';
      };
    },
  });
  return { arrive, fail, startRuntime };
}

/** A page with the native menu and two entries of the header. The first entry has a panel. */
export const menuPage = (
  <>
    <div data-island="main-menu">
      <nav>
        <a className="main-menu-link" href="/services" data-menu="/services">
          Services
        </a>
        <a className="main-menu-link" href="/about">
          About
        </a>
      </nav>
    </div>
    <nav id={nativeMenuId} tabIndex={-1}>
      <ul>
        <li>
          <a href="/services">All services</a>
        </li>
        <li>
          <a href="/products">All products</a>
        </li>
      </ul>
    </nav>
    <button type="button" id="elsewhere">
      Elsewhere
    </button>
  </>
);

/** The first element of the page that matches a selector. */
export function element<T extends Element = HTMLElement>(selector: string): T {
  const found = document.body.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Makes the native menu a popover, because jsdom has no popovers. Returns its state. */
export function servePopover(menu: HTMLElement) {
  const state: { isOpen: boolean; source?: HTMLElement } = { isOpen: false };
  const matches = menu.matches.bind(menu);
  vi.spyOn(menu, 'matches').mockImplementation((selector: string) =>
    selector === ':popover-open' ? state.isOpen : matches(selector),
  );
  menu.showPopover = (options) => {
    state.isOpen = true;
    if (options?.source) state.source = options.source;
  };
  return state;
}

/** Removes the listeners of each test's page after the test, and prevents idle callbacks and reloads. */
export function useServedPages(): void {
  beforeEach(() => {
    loads = [];
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
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('requestIdleCallback', () => 0);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status: 503 })),
    );
  });

  afterEach(async () => {
    listening.abort();
    // The page's code starts after the first paint. Waits until then, because the test environment might end earlier.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await act(async () => {
      for (const root of roots.splice(0)) root.unmount();
    });
    delete document.documentElement.dataset.hydrated;
    document.body.innerHTML = '';
  });
}
