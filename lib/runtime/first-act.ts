import { isForBrowser } from '@/lib/browser/clicks';
import * as constants from '@/lib/constants';
import { isDataSaved } from '@/lib/runtime/ahead/prefetch-policy';
import { isThemeField, showTheme } from '@/lib/runtime/controls/theme-fields';
import { noteScroll } from './keep-scroll';
import { isPageInUse } from './page-in-use';
import { isPlainMenuOpen, showPlainEntry } from './plain-menu';
import { reloadFor } from './reload-guard';
import { matchesShortcut } from './shortcuts';

export interface LaterCode {
  readonly hydrate: (island: HTMLElement) => Promise<void>;
  readonly startRuntime: () => Promise<void>;
}

/** What a visitor does with a control before using it. */
const intents = ['pointermove', 'pointerdown', 'focusin'] as const;

const closest = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Whether a link opens another page in this window. */
const opensPage = ({ protocol, target, download, href }: HTMLAnchorElement) =>
  protocol.startsWith('http') &&
  (target === '' || target === '_self') &&
  download === '' &&
  href.split('#')[0] !== location.href.split('#')[0];

/** Whether local storage has a value for a key; not where it is blocked. */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Calls back when the page has nothing else to do. */
function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2_000 });
  else setTimeout(callback, 200);
}

/** Resolves when the page is the one that the visitor sees; a page may be rendered before it is opened. */
const activated = () =>
  new Promise<void>((resolve) => {
    if (document.prerendering) {
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    } else resolve();
  });

/**
 * Answers the first act of a visitor: shows the native form of a control at once, and hydrates its island, which then
 * takes over. An island whose code can't be loaded stays in its native form. Also starts the runtime when the page is
 * idle; with data saving, at the first act.
 */
export function watchFirstActs({ hydrate, startRuntime }: LaterCode): void {
  const root = document.documentElement;
  const running = new WeakMap<HTMLElement, Promise<void>>();

  // A reload would take the page that the visitor waits for.
  let isLeaving = false;
  addEventListener('click', (event: MouseEvent) => {
    const link = closest(event, 'a[href]');
    isLeaving =
      link instanceof HTMLAnchorElement &&
      !event.defaultPrevented &&
      !isForBrowser(event) &&
      opensPage(link);
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  // The browser drops what a page still loads when the visitor leaves, which looks like missing code.
  const leave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', leave);
  const isWanted = () => isLeaving || isPageInUse();

  let runtime: Promise<void> | undefined;
  const start = () => {
    runtime ??= startRuntime().then(
      // Some browsers keep no page that listens for its end.
      () => removeEventListener('beforeunload', leave),
      (error: unknown) => {
        runtime = undefined;
        console.warn('The runtime could not be loaded.', error);
        void reloadFor('runtime', isWanted);
      },
    );
    return runtime;
  };

  /** Hydrates an island once. Rejects when its code can't be loaded; the next call tries again. */
  const run = (island: HTMLElement): Promise<void> => {
    const known = running.get(island);
    if (known) return known;
    const begun = hydrate(island);
    running.set(island, begun);
    begun.then(
      () => delete island.dataset.failed,
      (error: unknown) => {
        running.delete(island);
        island.dataset.failed = '';
        console.warn(`The island "${island.dataset.island}" could not be loaded.`, error);
        void reloadFor(island.dataset.island ?? '', isWanted);
      },
    );
    return begun;
  };
  for (const opener of document.querySelectorAll('[data-dialog]'))
    opener.setAttribute('aria-haspopup', 'dialog');
  const waitingIsland = (event: Event) => closest(event, '[data-island]:not([data-running])');

  const listen = (
    type: keyof DocumentEventMap,
    listener: (event: Event) => void,
    options: AddEventListenerOptions = { passive: true },
  ) => document.addEventListener(type, listener, { capture: true, ...options });

  for (const type of intents) {
    listen(type, (event) => {
      const island = waitingIsland(event);
      if (!island) return;
      // A mouse that rests where a page opens sends an event without having moved; a finger may be about to scroll.
      if (event instanceof PointerEvent && type === 'pointermove') {
        if (event.pointerType !== 'mouse' || (!event.movementX && !event.movementY)) return;
      }
      run(island).catch(() => {});
    });
  }

  /** Repeats an act once the island runs, unless the visitor has closed what stood in for it. */
  const repeat = (island: HTMLElement, act: () => void) => {
    run(island).then(
      () => {
        if (isPlainMenuOpen()) act();
      },
      () => {},
    );
  };

  const waiting = new WeakSet<HTMLElement>();
  /** Presses a button without a native form once its island runs. */
  const pressOnceRunning = (island: HTMLElement, button: HTMLElement) => {
    if (waiting.has(button)) return;
    waiting.add(button);
    run(island)
      .then(() => button.click())
      .catch(() => {})
      .finally(() => waiting.delete(button));
  };

  listen(
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || isForBrowser(event)) return;
      const link = closest(event, 'a[href]');
      if (link instanceof HTMLAnchorElement) noteScroll(link);
      const dialogLink = closest(event, '[data-dialog]');
      const dialog = document.getElementById(dialogLink?.dataset.dialog ?? '');
      if (dialog instanceof HTMLDialogElement) {
        event.preventDefault();
        if (!dialog.open) dialog.showModal();
        return;
      }
      // The cross in a dialog, or the backdrop, whose clicks have the dialog itself as their target.
      if (closest(event, 'dialog [data-closes]') || event.target instanceof HTMLDialogElement) {
        closest(event, 'dialog')?.closest('dialog')?.close();
        return;
      }
      // A button that the runtime follows.
      const button = closest(event, '[data-brief]');
      if (button && root.dataset.hydrated === undefined) {
        event.stopImmediatePropagation();
        void start().then(() => root.dataset.hydrated && button.click());
        return;
      }
      const island = waitingIsland(event);
      if (!island) return;
      const control = closest(event, '[data-menu], [popovertarget]');
      if (!control) {
        const plainButton = closest(event, 'button[type=button]');
        if (plainButton) pressOnceRunning(island, plainButton);
        return;
      }
      const { menu } = control.dataset;
      if (menu !== undefined) {
        if (!showPlainEntry(menu)) return;
        event.preventDefault();
      }
      repeat(island, () => control.click());
    },
    {},
  );

  listen(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
      const island = waitingIsland(event);
      const trigger = closest(event, '[data-menu]');
      if (event.key === 'Escape') {
        for (const menu of document.querySelectorAll<HTMLElement>('[data-island="main-menu"]'))
          menu.dataset.dismissed = '';
        // Of a search field with words in it, some browsers would take the words first.
        const dialog = event.isComposing ? null : closest(event, 'dialog');
        if (dialog instanceof HTMLDialogElement) {
          event.preventDefault();
          dialog.close();
        }
      } else if (island && trigger && (event.key === ' ' || event.key === 'ArrowDown')) {
        event.preventDefault();
        showPlainEntry(trigger.dataset.menu ?? '');
        const { key } = event;
        repeat(island, () =>
          trigger.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          ),
        );
      } else if (!document.querySelector('dialog[open], [role=dialog]')) {
        const shortcut = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
          (element) => matchesShortcut(event, element.getAttribute('aria-keyshortcuts') ?? ''),
        );
        if (!shortcut) return;
        event.preventDefault();
        shortcut.click();
      }
    },
    {},
  );

  listen(
    'submit',
    (event) => {
      const island = waitingIsland(event);
      const form = event.target;
      if (!island || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      run(island).then(
        () => form.requestSubmit(submitter),
        () => form.submit(),
      );
    },
    {},
  );

  // A theme shows at once; the library takes the choice over from storage when it runs.
  listen('change', ({ target }) => {
    if (!isThemeField(target)) return;
    const island = document.querySelector<HTMLElement>('[data-island="theme"]:not([data-running])');
    if (!island) return;
    root.dataset.theme = target.value;
    try {
      localStorage.setItem(constants.themeStorageKey, target.value);
    } catch {
      // Storage may be blocked or full: then the choice holds for this page.
    }
    run(island).catch(() => {});
  });

  // What the browser restores of these fields may be another page's state.
  const showState = () => {
    showTheme(document, root.dataset.theme ?? '');
    const lowData = document.querySelector<HTMLInputElement>('#low-data');
    if (lowData) lowData.checked = root.dataset.lowData !== undefined;
  };
  showState();
  // This may run before the page is there as a whole.
  document.addEventListener('DOMContentLoaded', showState);
  addEventListener('pageshow', showState);

  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    await activated();
    requestAnimationFrame(() => {
      setTimeout(() => {
        for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
          const { when, stored } = island.dataset;
          if (when === 'load' || (stored !== undefined && isStored(stored)))
            run(island).catch(() => {});
        }
      });
    });
    if (!isDataSaved(navigator.connection, root.dataset.lowData !== undefined)) {
      whenIdle(() => void start());
      return;
    }
    for (const type of ['pointerdown', 'keydown'] as const)
      document.addEventListener(type, () => void start(), { once: true, passive: true });
  };
  if (document.readyState === 'complete') void begin();
  else {
    // A file that hangs keeps the page from ever being loaded.
    const timer = setTimeout(() => void begin(), constants.loadPatienceMs);
    addEventListener(
      'load',
      () => {
        clearTimeout(timer);
        void begin();
      },
      { once: true },
    );
  }
}
