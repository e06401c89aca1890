/** Requests a stylesheet again: it has failed, or is still loading, in which case both links share a request. */
const loadAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.href = link.href;
    again.addEventListener('load', () => {
      link.remove();
      resolve();
    });
    again.addEventListener('error', () => {
      again.remove();
      reject(new Error(`${link.href} could not be loaded.`));
    });
    document.head.append(again);
  });

const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

async function loadMissing(): Promise<void> {
  await parsed();
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  // In Chromium, a stylesheet that has failed is an empty one.
  await Promise.all(links.filter(({ sheet }) => !sheet?.cssRules.length).map(loadAgain));
}

let loading: Promise<void> | undefined;

/**
 * Resolves when the page has its whole stylesheet. The head of a page has only the rules that its first screen needs.
 * @throws if it can't be loaded; the next call tries again
 */
export function loadStyles(): Promise<void> {
  loading ??= loadMissing().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
