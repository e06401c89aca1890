'use client'; // Searches while the visitor types.

import { Search } from 'lucide-react';
import { isForBrowser } from 'prerendered-islands';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { linkLook } from '@/components/ui/looks';
import { onChangeElsewhere } from '@/lib/browser/stored-value';
import type { SearchEngine } from '@/lib/search/engine';
import { queryLengthMax, search } from '@/lib/search/query';
import { addRecent, recentSearches } from '@/lib/search/recent-searches';
import { loadSearchEngine } from '@/lib/search/search-index';
import { useHydrated } from '../use-hydrated';
import { SearchResults } from './search-results';
import { SearchStart } from './search-start';

type Loading =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; engine: SearchEngine };

/**
 * Loads the search engine. Returns the state of loading, and a function that loads it again after a
 * failure.
 */
function useSearchEngine() {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const load = () => {
    setLoading({ state: 'loading' });
    loadSearchEngine().then(
      (engine) => setLoading({ state: 'ready', engine }),
      () => setLoading({ state: 'failed' }),
    );
  };
  useEffect(load, []);
  return { loading, load };
}

/**
 * The recent searches on this device, newest first, with functions to add one and to clear them.
 */
function useRecentSearches() {
  const [searches, setSearches] = useState<readonly string[]>([]);
  // Read them in an effect, because the first render must match the HTML of the build.
  useEffect(() => {
    const show = () => setSearches(recentSearches.read() ?? []);
    show();
    return onChangeElsewhere(recentSearches.key, show);
  }, []);
  return {
    searches,
    add: (query: string) => {
      // Another tab may have added some in this moment. If storage is blocked, none can be read.
      const next = addRecent(recentSearches.read() ?? searches, query);
      setSearches(next);
      recentSearches.write(next);
    },
    clear: () => {
      setSearches([]);
      recentSearches.write(undefined);
    },
  };
}

/**
 * Moves the focus between the field and the results. The up and down arrows move the focus by one.
 * From a result, Home and End move it to the first and last result.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key) || isForBrowser(event)) return;
  const field = event.currentTarget.querySelector<HTMLElement>('input');
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const stops = field ? [field, ...links] : links;
  const focused = document.activeElement;
  const index = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
  // In the field, Home and End move the text cursor.
  if (index === -1 || (index === 0 && (event.key === 'Home' || event.key === 'End'))) return;
  const target = {
    ArrowDown: stops[index + 1],
    ArrowUp: stops[index - 1],
    Home: links[0],
    End: links.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

export function SearchBox({
  initialQuery = '',
  enter,
  onQuery,
  onLeave,
  className = '',
  children,
}: {
  initialQuery?: string;
  /**
   * The effect of Enter in the field: it opens the first result, if there is one, or only stores
   * the query as a recent search.
   */
  enter: 'open first result' | 'store query';
  onQuery?: (query: string) => void;
  /** Called when the visitor follows a result or another link. */
  onLeave?: () => void;
  className?: string;
  children?: ReactNode;
}) {
  const [typed, setTyped] = useState<string>();
  const query = typed ?? initialQuery;
  const { loading, load } = useSearchEngine();
  const recent = useRecentSearches();
  const isHydrated = useHydrated();
  const results = useRef<HTMLDivElement>(null);
  const engine = loading.state === 'ready' ? loading.engine : undefined;
  const outcome = useMemo(() => (engine ? search(engine, query) : undefined), [engine, query]);

  const change = (value: string) => {
    setTyped(value);
    onQuery?.(value);
  };
  const field = useRef<HTMLInputElement>(null);
  /** Runs an action that removes its button, which would lose the focus. */
  const andFocusField = (act: () => void) => {
    act();
    field.current?.focus();
  };
  // React gets no event for text that is typed before hydration, so read it from the field.
  const readEarlyText = useEffectEvent(() => {
    const early = field.current?.value;
    if (early && early !== query) change(early);
  });
  useLayoutEffect(() => readEarlyText(), []);
  const submit = (event: FormEvent) => {
    recent.add(query);
    const opensResult = enter === 'open first result';
    // Without the index, the browser opens the search page with the query.
    if (opensResult && loading.state !== 'ready' && query.trim() !== '') return;
    event.preventDefault();
    // Without hits, the first link is one that the visitor did not search for.
    if (opensResult && outcome && outcome.groups.length > 0) {
      results.current?.querySelector<HTMLElement>('[data-result]')?.click();
    }
  };
  const follow = () => {
    recent.add(query);
    onLeave?.();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut between links that Tab also reaches
    <div onKeyDown={moveFocus} className={`flex flex-col ${className}`}>
      <form
        action="/search"
        onSubmit={submit}
        className="flex items-center gap-1 border-b-2 border-ink-muted pl-4 has-[input:focus]:border-focus"
      >
        <Search aria-hidden="true" size={20} className="shrink-0 text-ink-muted" />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label="Search the site"
          value={query}
          onChange={(event) => change(event.target.value)}
          placeholder="What are you looking for?"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={queryLengthMax}
          className="min-h-14 min-w-0 flex-1 bg-transparent px-2 text-lg placeholder:text-ink-muted focus:outline-none"
        />
        {children}
      </form>
      <div
        ref={results}
        // Otherwise Firefox puts a scroller without a name into the Tab order.
        tabIndex={-1}
        className="min-h-0 flex-1 p-4 in-[dialog]:overflow-y-auto in-[dialog]:overscroll-contain"
      >
        {!isHydrated ? null : query.trim() === '' ? (
          <SearchStart
            recent={recent.searches}
            onPick={(picked) => andFocusField(() => change(picked))}
            onClear={() => andFocusField(recent.clear)}
            onLeave={onLeave}
          />
        ) : loading.state === 'failed' ? (
          <p role="alert">
            The search index could not be loaded. You may be offline.{' '}
            <button
              type="button"
              onClick={() => andFocusField(load)}
              className={`${linkLook} underline`}
            >
              Try again
            </button>
          </p>
        ) : (
          <SearchResults query={query} outcome={outcome} onFollow={follow} />
        )}
      </div>
    </div>
  );
}
