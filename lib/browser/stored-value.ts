/** What a device may refuse: storage can be blocked, or full. */
export type StoredOrNot = 'stored' | 'not stored';

/** One value kept on the device, shared by all tabs of the site. */
export interface StoredValue<T> {
  readonly key: string;
  /** The value, or undefined where there is none, it can't be read, or it isn't what it should be. */
  read(): T | undefined;
  /** Keeps a value; undefined removes it. */
  write(value: T | undefined): StoredOrNot;
}

/** Where values are kept; `localStorage`, whose mere mention throws where it is blocked, so it comes as a function. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A value in local storage as JSON.
 * @param parse turns what was read into the value, or undefined: storage can hold anything, from an older release or another hand
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

/** Calls back when another tab changes the value; returns the function that ends it. Storage emptied as a whole counts. */
export function onChangeElsewhere(key: string, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
