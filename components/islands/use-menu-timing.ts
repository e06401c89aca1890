'use client'; // Runs the timer that the timing of the menus asks for.

import { useCallback, useEffect, useReducer } from 'react';
import {
  closedMenus,
  type MenuEvent,
  type MenuState,
  nextMenuState,
} from '@/lib/browser/menu-timing';

const reduce = (state: MenuState, [event, now]: readonly [MenuEvent, number]) =>
  nextMenuState(state, event, now);

/** The state of the menus, and the way to send them events. */
export function useMenuTiming(): [MenuState, (event: MenuEvent) => void] {
  const [state, dispatch] = useReducer(reduce, closedMenus);
  useEffect(() => {
    if (!state.pending) return;
    const { at } = state.pending;
    const timer = window.setTimeout(
      // A timer may fire a fraction of a millisecond early.
      () => dispatch([{ type: 'due' }, Math.max(at, performance.now())]),
      at - performance.now(),
    );
    return () => window.clearTimeout(timer);
  }, [state.pending]);
  const send = useCallback((event: MenuEvent) => dispatch([event, performance.now()]), []);
  return [state, send];
}
