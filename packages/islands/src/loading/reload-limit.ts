import { chunkReloadPauseMs, chunkReloadStorageKey, reloadIntervalMs } from '../limits';

/** By path: the time of the last reload, and all missing code that the path was reloaded for. */
type Reloads = Readonly<Record<string, readonly [time?: number, ...codes: string[]]>>;

/**
 * Decides whether the page may be reloaded because code failed to load, and records the reload. A
 * path is reloaded at most once within `chunkReloadPauseMs`, and at most once for the same code. If
 * storage is blocked or the stored value is invalid, a page that has just been reloaded is not
 * reloaded again.
 */
export function mayReload(path: string, code: string, now: number): boolean {
  try {
    const reloads: Reloads = JSON.parse(sessionStorage.getItem(chunkReloadStorageKey) ?? '{}');
    const [last = 0, ...codes]: Reloads[string] = reloads[path] ?? [];
    if (Math.abs(now - last) < chunkReloadPauseMs || codes.includes(code)) return false;
    const next = { ...reloads, [path]: [now, ...codes, code] };
    sessionStorage.setItem(chunkReloadStorageKey, JSON.stringify(next));
    return true;
  } catch {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'reload';
  }
}

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
    if (answer.ok && mayReload(location.pathname, code, Date.now())) location.reload();
    else console.warn(`${code} is missing.`);
  } catch {
    // Offline. Keep the page.
  } finally {
    isChecking = false;
  }
}
