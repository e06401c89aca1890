/** Whether a value was stored. Storage can be blocked or full. */
export type StoredOrNot = 'stored' | 'not stored';

/** A value stored on the device, shared by all tabs of the site. */
export interface StoredValue<T> {
  readonly key: string;
  /** Returns the value, or undefined if there is none, it is invalid, or storage is blocked. */
  read(): T | undefined;
  /** Stores a value; undefined removes it. */
  write(value: T | undefined): StoredOrNot;
}

/** Returns the storage. It is a function, because reading `localStorage` throws if storage is blocked. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A value that is stored as JSON, in local storage by default.
 * @param parse returns the value, or undefined if what is stored is invalid, for example because an older version stored it
 */
export function storedValue<T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  storage: StorageSource = () => window.localStorage,
): StoredValue<T> {
  return {
    key,
    read() {
      try {
        const text = storage().getItem(key);
        return text === null ? undefined : parse(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
        return 'stored';
      } catch {
        return 'not stored';
      }
    },
  };
}

/** Calls `callback` when another tab changes the value or clears the storage. Returns a function that stops listening. */
export function onChangeElsewhere(key: string, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
