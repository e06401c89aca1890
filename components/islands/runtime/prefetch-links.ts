import { answersPerPrefetch, prefetchedPage } from '@/lib/browser/payload-requests';
import { mayPrefetch } from '@/lib/browser/prefetch-policy';
import { createPrefetchQueue } from '@/lib/browser/prefetch-queue';
import { prefetchPath } from '@/lib/browser/site-links';
import * as constants from '@/lib/constants';
import { factsOf, linkOf } from './link-facts';
import { whenIdle } from './when-idle';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Prefetches the pages that links in view lead to when the page is idle, and at once the one a visitor is about to follow.
 * @param pages the pages of the build, undefined as long as they are not known
 * @returns what ends it
 */
export function prefetchLinks(
  router: { prefetch(href: string): void },
  pages: () => ReadonlySet<string> | undefined,
) {
  const root = document.documentElement;
  const isAllowed = () =>
    root.dataset.newBuild === undefined &&
    mayPrefetch(navigator.connection, root.dataset.lowData !== undefined);

  // The router does not say when a prefetch has come, but the browser does.
  const settle = new Map<string, { answers: number; done: () => void }>();
  const arrivals = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const expected = settle.get(prefetchedPage(entry.name) ?? '');
      if (!expected) continue;
      expected.answers += 1;
      if (expected.answers === answersPerPrefetch) expected.done();
    }
  });
  arrivals.observe({ type: 'resource' });

  const queue = createPrefetchQueue({
    limit: constants.prefetchConcurrency,
    isAllowed,
    start: (path) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          settle.delete(path);
          resolve();
        };
        const timer = setTimeout(done, constants.prefetchPatienceMs);
        settle.set(path, { answers: 0, done });
        router.prefetch(path);
      }),
  });

  const pathOf = (link: HTMLAnchorElement) =>
    prefetchPath(factsOf(link), new URL(location.href), pages());
  const intend = (event: Event) => {
    const link = linkOf(event);
    const path = link && pathOf(link);
    if (path !== undefined) queue.intend(path);
  };
  // Several links may lead to one page, in the menus and in the text: it is in view while any of them is.
  const inView = new Set<HTMLAnchorElement>();
  // What the low-data mode saved, for the visitor to read.
  const heldBack = new Set<string>();
  const show = () => {
    const paths = [...inView].map(pathOf).filter((path) => path !== undefined);
    queue.show(new Set(paths));
    if (root.dataset.lowData === undefined) return;
    for (const path of paths) heldBack.add(path);
    root.dataset.heldBack = String(heldBack.size);
  };
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    show();
    whenIdle(queue.run);
  });

  let isScanDue = false;
  const scan = () => {
    if (isScanDue) return;
    isScanDue = true;
    whenIdle(() => {
      isScanDue = false;
      // From scratch, so that no link that has left the document is held.
      view.disconnect();
      inView.clear();
      queue.skip(location.pathname);
      for (const link of document.querySelectorAll('a[data-page]')) view.observe(link);
    });
  };
  const changes = new MutationObserver(scan);
  changes.observe(document.body, { childList: true, subtree: true });
  for (const intent of intents) document.addEventListener(intent, intend, { passive: true });
  scan();

  return () => {
    changes.disconnect();
    view.disconnect();
    arrivals.disconnect();
    inView.clear();
    show();
    for (const intent of intents) document.removeEventListener(intent, intend);
  };
}
