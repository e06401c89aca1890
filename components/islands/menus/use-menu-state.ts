import { useCallback, useEffect, useReducer } from 'react';
import { closedMenus, type MenuEvent, type MenuState, nextMenuState } from '@/lib/menus/menu-state';

const reduce = (state: MenuState, [event, time]: readonly [event: MenuEvent, time: number]) =>
  nextMenuState(state, event, time);

/**
 * Returns the state of the menus, and a function that dispatches an event. The `time` of the event
 * is on the clock of `performance.now()`, and is now by default. The hook itself dispatches `due`
 * at the time in `state.pending`.
 */
export function useMenuState(): [MenuState, (event: MenuEvent, time?: number) => void] {
  const [state, dispatchAt] = useReducer(reduce, closedMenus);
  const { pending } = state;
  useEffect(() => {
    if (!pending) return;
    const timer = window.setTimeout(
      // A timer may fire a fraction of a millisecond early.
      () => dispatchAt([{ type: 'due' }, Math.max(pending.at, performance.now())]),
      pending.at - performance.now(),
    );
    return () => window.clearTimeout(timer);
  }, [pending]);
  const dispatch = useCallback(
    (event: MenuEvent, time = performance.now()) => dispatchAt([event, time]),
    [],
  );
  return [state, dispatch];
}
