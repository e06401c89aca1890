import { useCallback, useEffect, useReducer } from 'react';
import { closedMenus, type MenuEvent, type MenuState, nextMenuState } from '@/lib/menus/menu-state';

const reduce = (state: MenuState, [event, time]: readonly [event: MenuEvent, time: number]) =>
  nextMenuState(state, event, time);

/**
 * Returns the state of the menus, and a function that dispatches an event. Its parameter `time` is the time of the event on the
 * clock of `performance.now()`, by default now. Also dispatches `due` at the time of `state.pending`.
 */
export function useMenuState(): [MenuState, (event: MenuEvent, time?: number) => void] {
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
  const send = useCallback(
    (event: MenuEvent, time = performance.now()) => dispatch([event, time]),
    [],
  );
  return [state, send];
}
