import { useCallback, useEffect, useReducer } from 'react';
import { closedMenus, type MenuEvent, type MenuState, nextMenuState } from '@/lib/menus/menu-state';

const reduce = (state: MenuState, [event, at]: readonly [event: MenuEvent, at: number]) =>
  nextMenuState(state, event, at);

/**
 * Returns the state of the menus and a function that dispatches an event. `at` is the time of the event, by default now, on
 * the clock of `performance.now()`. Also runs the timer for `state.pending`.
 */
export function useMenuState(): [MenuState, (event: MenuEvent, at?: number) => void] {
  const [state, dispatch] = useReducer(reduce, closedMenus);
  const { pending } = state;
  useEffect(() => {
    if (!pending) return;
    const timer = window.setTimeout(
      // A timer may fire a fraction of a millisecond early.
      () => dispatch([{ type: 'due' }, Math.max(pending.at, performance.now())]),
      pending.at - performance.now(),
    );
    return () => window.clearTimeout(timer);
  }, [pending]);
  const send = useCallback((event: MenuEvent, at = performance.now()) => dispatch([event, at]), []);
  return [state, send];
}
