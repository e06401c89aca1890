/**
 * Loads a stylesheet with a second link. If the first link has failed, this is a new request. If
 * the first link is still loading, both links share its request.
 */
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

async function loadMissing(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  // Links to files of Next only: a browser extension may add a stylesheet that can't be read here.
  const links = [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet][href^="/_"]')];
  // In Chromium, the sheet of a link that has failed is empty.
  await Promise.all(links.filter(({ sheet }) => !sheet?.cssRules.length).map(loadAgain));
}

let loading: Promise<void> | undefined;

/**
 * Resolves when the whole stylesheet has loaded. Until then, the page has only the rules that its
 * first screen needs.
 * @throws if the stylesheet can't be loaded; the next call tries again
 */
export function loadStyles(): Promise<void> {
  loading ??= loadMissing().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
