import * as constants from '@/lib/constants';
import { isDataSaved, isFile, pageToPrefetch } from './prefetch-policy';
import { createPrefetchQueue } from './prefetch-queue';
import { aheadAttribute, speculationRules } from './speculation-rules';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;
/** What shows that a visitor goes on to something else, or touched the link only to scroll. */
const departures = ['pointerout', 'focusout', 'touchmove', 'touchcancel'] as const;

/** Fetches a page or a file for later. A failure is logged and thrown. */
async function prefetch(path: string): Promise<void> {
  try {
    // A file need not be part of the build, so it is asked for by its head alone first.
    for (const method of isFile(path) ? ['HEAD', 'GET'] : ['GET']) {
      const response = await fetch(path, { method, priority: 'low' });
      if (!response.ok) throw new Error(`status ${response.status}`);
      await response.arrayBuffer();
    }
  } catch (error) {
    console.warn(`${path} could not be loaded ahead.`, error);
    throw error;
  }
}

/**
 * Loads the page or the file that a visitor is about to open, once a pointer, the focus or a finger has stayed on its link
 * for a moment, or the mouse is pressed on it: pages by the browser's speculation rules where it has them, two at a time, otherwise by a queue. Nothing is loaded with data saving, on slow-2g and 2g, in low-data mode, or once another build is
 * in place; how many pages the low-data mode has held back is counted in the root's `data-held-back`.
 * @param pages the pages of the build, undefined while they are not known
 */
export function loadAhead(pages: () => ReadonlySet<string> | undefined): void {
  const root = document.documentElement;
  const isAllowed = () =>
    root.dataset.newBuild === undefined &&
    !isDataSaved(navigator.connection, root.dataset.lowData !== undefined);

  const hasRules = HTMLScriptElement.supports?.('speculationrules') === true;
  let rules: HTMLScriptElement | undefined;
  const applyRules = () => {
    if (isAllowed() === (rules !== undefined)) return;
    rules?.remove();
    rules = undefined;
    if (!isAllowed()) return;
    rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = speculationRules;
    document.head.append(rules);
  };
  if (hasRules) {
    applyRules();
    new MutationObserver(applyRules).observe(root, {
      attributeFilter: ['data-low-data', 'data-new-build'],
    });
    navigator.connection?.addEventListener('change', applyRules);
  }

  const queue = createPrefetchQueue({
    limit: constants.prefetchConcurrency,
    isAllowed,
    start: prefetch,
  });
  const renderedAhead: HTMLAnchorElement[] = [];
  const renderAhead = (link: HTMLAnchorElement) => {
    if (renderedAhead.includes(link)) return;
    link.setAttribute(aheadAttribute, '');
    renderedAhead.push(link);
    if (renderedAhead.length > constants.prerenderMax)
      renderedAhead.shift()?.removeAttribute(aheadAttribute);
  };

  const heldBack = new Set<string>();
  const load = (link: HTMLAnchorElement) => {
    const facts = { href: link.href, isDownload: link.download !== '', target: link.target };
    const here = new URL(location.href);
    const page = pageToPrefetch(facts, here, pages());
    if (page !== undefined && root.dataset.lowData !== undefined) {
      heldBack.add(page);
      root.dataset.heldBack = String(heldBack.size);
    }
    if (!isAllowed()) return;
    if (page !== undefined && hasRules) renderAhead(link);
    else if (page !== undefined) queue(page);
    else if (link.origin === here.origin && isFile(link.pathname)) queue(link.pathname);
  };

  const timers = new WeakMap<HTMLAnchorElement, ReturnType<typeof setTimeout>>();
  const onLink = (act: (link: HTMLAnchorElement) => void) => (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) act(link);
  };
  const cancel = onLink((link) => clearTimeout(timers.get(link)));
  const intend = onLink((link) => {
    clearTimeout(timers.get(link));
    timers.set(link, setTimeout(load, constants.intentDelayMs, link));
  });
  for (const intent of intents) document.addEventListener(intent, intend, { passive: true });
  for (const end of departures) document.addEventListener(end, cancel, { passive: true });
  document.addEventListener('mousedown', onLink(load), { passive: true });
}
