import { useCallback, useEffect, useReducer } from 'react';
import { closedMenus, type MenuEvent, type MenuState, nextMenuState } from '@/lib/menus/menu-state';

const reduce = (state: MenuState, [event, at]: readonly [event: MenuEvent, at: number]) =>
  nextMenuState(state, event, at);

/**
 * The state of the menus, and the function that sends them an event, which happens now or happened at a time of
 * `performance.now()`. Runs the timer that the state asks for.
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
