import { lateScriptsId, plainMenuId, replayAttribute } from './late-markup';
import { fieldsEdited } from './replay-fields';
import { matchesShortcut } from './shortcuts';
import { isForBrowser } from './site-links';

/** What a visitor does before or while using a page. Any of these, or a mouse that moves, brings the bundle at once. */
const intents = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** A page that was left alone for this long after it loaded counts as idle. */
const idleDelayMs = 3_000;

/** The browser waits at most this long for a quiet moment once a page is idle. */
const idleTimeoutMs = 2_000;

/** A hidden page paints nothing; it is waited for this long instead. */
const hiddenPatienceMs = 300;

/** A visitor who keeps a key or pointer down, such as on a long drag, holds the bundle up for at most this long. */
const pressPatienceMs = 1_000;

/** What the framework's scripts read when they start. */
interface BundleWindow extends Window {
  __next_f?: unknown[];
  TURBOPACK?: unknown[];
}

/** The part of the Network Information API that tells a visitor who saves data. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the bundle waits for the visitor's first intent: on data saving, asked for or forced by the network. */
export function waitsForIntent(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** The browser has painted what came before; in a hidden page, which is never painted, a moment has passed. */
const painted = (window: Window) =>
  new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, hiddenPatienceMs);
    window.requestAnimationFrame(() => {
      window.clearTimeout(timer);
      window.setTimeout(resolve);
    });
  });

/**
 * Has the browser fetch the page's scripts and payload, and starts the bundle when both the payload and the whole page
 * are there and `quiet` says that the visitor is not in the middle of something. The script elements come from the page's
 * template, so that nothing is made of a string and their `error` events reach the window.
 * @returns whether it was started; not where the payload is of another build than the page
 * @throws where the payload can't be had; nothing has run then, and a later call tries again
 */
async function startBundle(
  window: BundleWindow,
  template: HTMLTemplateElement,
  quiet: () => Promise<void>,
) {
  const { document } = window;
  // The page has its own rules in it; the islands may show what needs others.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')) {
    link.disabled = false;
  }
  for (const script of template.content.querySelectorAll('script')) {
    const preload = document.createElement('link');
    preload.rel = 'preload';
    preload.as = 'script';
    preload.href = script.src;
    document.head.append(preload);
  }
  const { payload = '', entry = '' } = template.dataset;
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
  const response = await window.fetch(payload);
  if (!response.ok) throw new Error(`${payload}: ${response.status}`);
  const flight = await response.text();
  // After a deployment the payload is of another build than the page and its scripts: they stay apart, and the page works
  // without its bundle.
  const { build } = document.documentElement.dataset;
  if (build !== undefined && !flight.includes(`"b":"${build}"`)) return false;
  await parsed;
  await quiet();
  document.head.append(template.content);
  window.__next_f = [[0], [1, flight]];
  window.TURBOPACK = window.TURBOPACK ?? [];
  window.TURBOPACK.push(JSON.parse(entry));
  return true;
}

/** Opens the plain menu with one of its entries alone, until it closes. */
function showEntry(plainMenu: HTMLElement, href: string) {
  const entries = plainMenu.querySelectorAll<HTMLElement>('nav > ul > li');
  for (const entry of entries) {
    entry.hidden = entry.firstElementChild?.getAttribute('href') !== href;
  }
  plainMenu.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') for (const entry of entries) entry.hidden = false;
  });
  plainMenu.showPopover();
}

/**
 * Lets a page be read, scrolled and left before its bundle is there. The bundle comes with the visitor's first intent, or
 * when the page is idle. Until it has hydrated the page, clicks and submissions of the elements that ask for it are held
 * back; the last of them is replayed, Escape takes it back, and text typed meanwhile is handed to the islands. Everything
 * else keeps its native effect.
 */
export function bringBundleLate(window: BundleWindow): void {
  const { document, navigator } = window;
  const root = document.documentElement;
  const template = document.getElementById(lateScriptsId);
  if (!(template instanceof HTMLTemplateElement)) return;

  const listening = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, {
      capture: true,
      signal: listening.signal,
      passive: !/^(click|submit|keydown)$/.test(type),
    });

  // The effect of a click is painted before the bundle keeps a slow processor busy.
  let isPressed = false;
  listen('pointerdown', () => {
    isPressed = true;
  });
  listen('keydown', () => {
    isPressed = true;
  });
  for (const type of ['pointerup', 'pointercancel', 'keyup']) {
    listen(type, () => {
      isPressed = false;
    });
  }
  const quiet = async () => {
    const since = performance.now();
    do await painted(window);
    while (isPressed && performance.now() - since < pressPatienceMs);
    await painted(window);
  };

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    startBundle(window, template, quiet).then(
      (isRunning) => {
        if (isRunning) return;
        // Nothing will answer what is held back, so nothing is held back any more.
        listening.abort();
        hold(undefined);
      },
      () => {
        // Most likely offline. The page works without; the next intent tries again.
        isStarted = false;
        hold(undefined);
      },
    );
  };

  let held: { readonly element: Element; readonly replay: () => unknown } | undefined;
  const hold = (next: typeof held) => {
    held?.element.removeAttribute('aria-busy');
    held = next;
    held?.element.setAttribute('aria-busy', 'true');
  };
  /** Nothing will answer what is held: a link or a form has its native effect after all. */
  const giveBack = () => {
    const element = held?.element;
    hold(undefined);
    if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
    if (element instanceof HTMLFormElement) element.submit();
  };
  let isWithoutBundle = false;
  const closest = (event: Event) =>
    event.target instanceof Element ? event.target.closest(`[${replayAttribute}]`) : null;

  for (const type of intents) listen(type, start);
  listen('pointermove', (event) => {
    // A mouse that rests where a page opens sends one such event without having moved.
    const { movementX, movementY } = event as PointerEvent;
    if (movementX || movementY) start();
  });
  listen('click', (event) => {
    if (isWithoutBundle) return;
    const element = closest(event);
    if (!(element instanceof HTMLElement) || element.matches('form')) return;
    if (isForBrowser(event as MouseEvent)) return;
    start();
    // What can open natively does, at once. Hydration may have something better to open, unless the visitor closed it again.
    const { menu } = element.dataset;
    const popover = document.getElementById(
      menu === undefined ? (element.getAttribute('popovertarget') ?? '') : plainMenuId,
    );
    const opens = popover !== null && 'popover' in popover;
    if (menu !== undefined || !opens) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (menu !== undefined && opens) showEntry(popover, menu);
    hold({
      element,
      replay: () => {
        if (!opens || popover.matches(':popover-open')) element.click();
      },
    });
  });
  listen('submit', (event) => {
    if (isWithoutBundle) return;
    const form = closest(event);
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    start();
    hold({ element: form, replay: () => form.requestSubmit(submitter) });
  });
  listen('keydown', (event) => {
    const key = event as KeyboardEvent;
    if (key.key === 'Escape') hold(undefined);
    const element = Array.from(document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')).find(
      (candidate) => matchesShortcut(key, candidate.getAttribute('aria-keyshortcuts') ?? ''),
    );
    if (!element) return;
    event.preventDefault();
    element.click();
  });
  // A script that can't be had: nothing will hydrate the page, so nothing may wait for it.
  listen('error', (event) => {
    if (!(event.target instanceof HTMLScriptElement)) return;
    isWithoutBundle = true;
    giveBack();
  });
  const fields = fieldsEdited(window);

  const observer = new MutationObserver(() => {
    if (root.dataset.hydrated === undefined) return;
    observer.disconnect();
    listening.abort();
    // Islands that show something else once hydrated have done so by the next task. What is typed until then counts.
    window.setTimeout(() => {
      fields.replay();
      const last = held;
      hold(undefined);
      last?.replay();
    });
  });
  observer.observe(root, { attributeFilter: ['data-hydrated'] });

  if (template.dataset.when === 'load') {
    window.addEventListener('load', start, { once: true });
    return;
  }
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (root.dataset.lowData !== undefined || waitsForIntent(connection)) return;
  window.addEventListener(
    'load',
    () =>
      window.setTimeout(() => {
        if ('requestIdleCallback' in window) {
          window.requestIdleCallback(start, { timeout: idleTimeoutMs });
        } else start();
      }, idleDelayMs),
    { once: true },
  );
}
