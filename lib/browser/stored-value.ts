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

/**
 * Returns the storage. It is a function, because reading `localStorage` throws if storage is
 * blocked.
 */
export type StorageSource = () => Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

const localStorageSource: StorageSource = () => window.localStorage;

/**
 * A value that is stored as JSON, in local storage by default.
 * @param parse returns the value, or undefined if what is stored is invalid, for example because an
 * older version stored it
 */
export function storedValue<T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  storage = localStorageSource,
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

/**
 * Values of one kind, each stored under its own key, so that two tabs that write at once do not
 * overwrite each other.
 */
export interface StoredItems<T> {
  /** All values that can be read. A value that can't be read stays in the storage. */
  all(): readonly T[];
  read(id: string): T | undefined;
  /** Stores a value. If it can't be stored, it lasts until the page closes. */
  write(id: string, value: T): StoredOrNot;
  remove(id: string): void;
}

/**
 * Values that are stored as JSON, in local storage by default.
 * @param prefix the keys are this text and the id of a value
 * @param parse returns the value, or undefined if what is stored is invalid
 */
export function storedItems<T>(
  prefix: string,
  parse: (value: unknown) => T | undefined,
  storage = localStorageSource,
): StoredItems<T> {
  /** The values that could not be stored. `isChange`: an earlier state of the value is stored. */
  const unstored = new Map<string, { readonly value: T; readonly isChange: boolean }>();
  const stored = (id: string) => storedValue(prefix + id, parse, storage);
  const ids = (): readonly string[] => {
    try {
      const source = storage();
      return Array.from({ length: source.length }, (_, index) => source.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length));
    } catch {
      return [];
    }
  };
  const read = (id: string) => {
    const own = unstored.get(id);
    const value = stored(id).read();
    // Another tab has removed what is no longer stored.
    return own && (value !== undefined || !own.isChange) ? own.value : value;
  };
  return {
    all: () => [...new Set([...ids(), ...unstored.keys()])].flatMap((id) => read(id) ?? []),
    read,
    write(id, value) {
      const outcome = stored(id).write(value);
      if (outcome === 'stored') unstored.delete(id);
      else unstored.set(id, { value, isChange: stored(id).read() !== undefined });
      return outcome;
    },
    remove(id) {
      unstored.delete(id);
      stored(id).write(undefined);
    },
  };
}

/**
 * Calls `callback` when another tab changes a value whose key starts with this text, or clears the
 * storage. Returns a function that stops listening.
 */
export function onChangeElsewhere(keyStart: string, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(keyStart)) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
