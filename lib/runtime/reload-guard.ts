import * as constants from '@/lib/constants';

type Reloads = Readonly<Record<string, readonly [at?: number, ...files: string[]]>>;

/**
 * Whether the page may be reloaded for a file that failed: at most once in the guard's time for each path, and never twice
 * for one file on one path. Records the reload. Where storage is blocked or holds rubbish, a page that was itself reloaded is
 * not reloaded again.
 */
export function mayReload(path: string, file: string, now: number): boolean {
  try {
    const reloads: Reloads = JSON.parse(
      sessionStorage.getItem(constants.chunkReloadStorageKey) ?? '{}',
    );
    const [last = 0, ...files]: Reloads[string] = reloads[path] ?? [];
    if (Math.abs(now - last) < constants.chunkReloadGuardMs || files.includes(file)) return false;
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
 * Reloads a page whose code failed to load, as after a deployment that removed the old files: only when the server
 * answers for the page, since a page that can be read is worth more than an error of the browser, and only when the
 * reload takes nothing from the visitor, which it waits for.
 * @param file what failed to load
 * @param isInUse whether the reload would take something from the visitor now
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
    isChecking = false; // Offline: a later failure may ask again.
  }
}
