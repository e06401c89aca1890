import { chunkReloadPauseMs, chunkReloadStorageKey, reloadIntervalMs } from '../limits';

/** By path: when it was last reloaded. By path and missing code: when it was reloaded for that. */
type Reloads = Readonly<Record<string, number>>;

/**
 * Decides whether the page may be reloaded because code failed to load, and records the reload. A
 * path is reloaded at most once within `chunkReloadPauseMs`, and at most once for the same code. If
 * storage is blocked or the stored value is invalid, a page that has just been reloaded is not
 * reloaded again.
 */
export function mayReload(path: string, code: string, now: number): boolean {
  try {
    const reloads: Reloads = JSON.parse(sessionStorage.getItem(chunkReloadStorageKey) ?? '{}');
    const { [path]: last = 0 } = reloads;
    const reason = `${path} ${code}`;
    if (Math.abs(now - last) < chunkReloadPauseMs || reason in reloads) return false;
    const next: Reloads = { ...reloads, [path]: now, [reason]: now };
    sessionStorage.setItem(chunkReloadStorageKey, JSON.stringify(next));
    return true;
  } catch {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'reload';
  }
}

/**
 * The address of the client script. Its hash differs in every build that has other code, so that
 * code which is missing again after another deployment counts as other code.
 */
const clientScript = () => document.querySelector<HTMLElement>('[data-client]')?.dataset.client;

let isChecking = false;

/**
 * Reloads the page because code failed to load, for example after a deployment removed the old
 * files. Waits while the visitor is using the page. First checks that the server can send the page;
 * otherwise the browser's error page would replace a page that can still be read.
 * @param code the name of the code that failed to load
 * @param isInUse returns whether a reload would interrupt the visitor
 */
export async function reloadFor(code: string, isInUse: () => boolean): Promise<void> {
  if (isChecking || !navigator.onLine) return;
  isChecking = true;
  try {
    let answer: Response;
    do {
      while (isInUse()) await new Promise((resolve) => setTimeout(resolve, reloadIntervalMs));
      answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    } while (isInUse());
    const key = `${code} ${clientScript()}`;
    if (answer.ok && mayReload(location.pathname, key, Date.now())) location.reload();
    else console.warn(`${code} is missing.`);
  } catch {
    // Offline. Keep the page.
  } finally {
    isChecking = false;
  }
}
