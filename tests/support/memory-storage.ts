/** Storage in memory, in place of `localStorage`. */
export function memoryStorage(
  initial: Readonly<Record<string, string>> = {},
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}
