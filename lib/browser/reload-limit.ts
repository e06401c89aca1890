import * as constants from '@/lib/constants';

type Reloads = Readonly<Record<string, readonly [at?: number, ...files: string[]]>>;

/**
 * Decides whether the page may be reloaded because code failed to load, and records the reload. A path is reloaded at most once
 * within `chunkReloadPauseMs`, and at most once for the same code. If storage is blocked or invalid, a page that has just been
 * reloaded is not reloaded again.
 */
export function mayReload(path: string, file: string, now: number): boolean {
  try {
    const reloads: Reloads = JSON.parse(
      sessionStorage.getItem(constants.chunkReloadStorageKey) ?? '{}',
    );
    const [last = 0, ...files]: Reloads[string] = reloads[path] ?? [];
    if (Math.abs(now - last) < constants.chunkReloadPauseMs || files.includes(file)) return false;
    const next = { ...reloads, [path]: [now, ...files, file] };
    sessionStorage.setItem(constants.chunkReloadStorageKey, JSON.stringify(next));
    return true;
  } catch {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'reload';
  }
}

let isChecking = false;

/**
 * Reloads a page if its code failed to load, for example after a deployment removed the old files. Waits while the visitor is
 * using the page. Checks that the server can send the page, so that the browser's error page does not replace a readable page.
 * @param file the code that failed to load
 * @param isInUse whether a reload would now interrupt the visitor
 */
export async function reloadFor(file: string, isInUse: () => boolean): Promise<void> {
  if (isChecking || navigator.onLine === false) return;
  isChecking = true;
  try {
    let answer: Response;
    do {
      while (isInUse())
        await new Promise((resolve) => setTimeout(resolve, constants.reloadIntervalMs));
      answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    } while (isInUse());
    if (answer.ok && mayReload(location.pathname, file, Date.now())) location.reload();
    else console.warn(`A part of this page did not load: ${file}`);
  } catch {
    // Offline. Keep the page.
  } finally {
    isChecking = false;
  }
}
