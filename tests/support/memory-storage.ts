import type { StorageSource } from '@/lib/browser/stored-value';

/** Storage in memory, in place of `localStorage`. */
export function memoryStorage(
  initial: Readonly<Record<string, string>> = {},
): ReturnType<StorageSource> {
  const values = new Map(Object.entries(initial));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}
