import { shouldSaveData } from '@/lib/browser/data-saving';
import { noPageAttribute, speculationRules } from '@/lib/browser/speculation-rules';
import * as constants from '@/lib/constants';
import { fileToPrefetch, isFile, pageToPrefetch } from './prefetch-policy';
import { createPrefetchQueue } from './prefetch-queue';

/** Fetches a page or a file into the browser's cache. A failure is logged and thrown. */
async function prefetch(path: string): Promise<void> {
  try {
    // Unlike a page, a file might not exist, so send a HEAD request first.
    for (const method of isFile(path) ? ['HEAD', 'GET'] : ['GET']) {
      const response = await fetch(path, { method, priority: 'low' });
      if (!response.ok) throw new Error(`status ${response.status}`);
      await response.arrayBuffer();
    }
  } catch (error) {
    console.warn(`Could not prefetch ${path}.`, error);
    throw error;
  }
}

/**
 * Loads the page or file that a visitor is about to open in this window, unless the link saves it.
 * With a mouse, the browser loads pages with speculation rules if it supports them; otherwise a
 * queue loads them. The queue also loads files. On a touch screen, the queue loads the page or file
 * of a link after a finger has rested on the link.
 *
 * Nothing is loaded if data should be saved (`shouldSaveData`), or after a new deployment. The
 * root's `data-skipped` is the number of pages that were not loaded because of low-data mode.
 * @param pages returns the paths of the build's pages; undefined until they are known
 */
export function loadAhead(pages: () => ReadonlySet<string> | undefined): void {
  const root = document.documentElement;
  const isAllowed = () => root.dataset.newBuild === undefined && !shouldSaveData();

  // On a touch screen, the rules would load a page for every swipe that starts on a link.
  const usesRules =
    HTMLScriptElement.supports?.('speculationrules') === true &&
    matchMedia('(hover: hover)').matches;
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
  if (usesRules) {
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
  const skipped = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    const page = pageToPrefetch(link, location, pages());
    link.toggleAttribute(noPageAttribute, page === undefined);
    if (page !== undefined && root.dataset.lowData !== undefined) {
      skipped.add(page);
      root.dataset.skipped = String(skipped.size);
    }
    const path = usesRules || page === undefined ? fileToPrefetch(link, location) : page;
    if (path !== undefined && isAllowed()) queue(path);
  };
  document.addEventListener('focusin', onIntent);
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') onIntent(event);
  });
  let touch: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerdown', (event) => {
    clearTimeout(touch);
    if (event.pointerType === 'touch') touch = setTimeout(onIntent, constants.touchIntentMs, event);
  });
  // A finger leaves its target when it lifts, and when the browser takes over the touch to scroll.
  // Listening for `touchmove` instead would run a script at each step of a swipe.
  document.addEventListener('pointerout', () => clearTimeout(touch));
}
