'use client'; // Runs the timer that the timing of the menus asks for.

import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { closedMenus, type MenuEvent, type MenuState } from '@/lib/browser/menu-state';
import type { LoadedMenus } from './load-menus';

type TimedEvent = readonly [event: MenuEvent, at: number];
type NextMenuState = LoadedMenus['nextMenuState'];

const reduce = (state: MenuState, [next, [event, at]]: readonly [NextMenuState, TimedEvent]) =>
  next(state, event, at);

/**
 * The state of the menus, and the way to send them events. What decides comes with the panels; events before that wait for
 * it with the times they came at, and are forgotten where it fails to come.
 */
export function useMenuTiming(
  menus: LoadedMenus | 'failed' | undefined,
): [MenuState, (event: MenuEvent) => void] {
  const next = menus === 'failed' ? undefined : menus?.nextMenuState;
  const [state, dispatch] = useReducer(reduce, closedMenus);
  const decides = useRef<NextMenuState>(undefined);
  const waiting = useRef<TimedEvent[]>([]);
  useLayoutEffect(() => {
    decides.current = next;
    if (menus === undefined) return;
    for (const event of waiting.current.splice(0)) if (next) dispatch([next, event]);
  }, [menus, next]);
  useEffect(() => {
    if (!state.pending || !next) return;
    const { at } = state.pending;
    const timer = window.setTimeout(
      // A timer may fire a fraction of a millisecond early.
      () => dispatch([next, [{ type: 'due' }, Math.max(at, performance.now())]]),
      at - performance.now(),
    );
    return () => window.clearTimeout(timer);
  }, [state.pending, next]);
  const send = useCallback((event: MenuEvent) => {
    const timed: TimedEvent = [event, performance.now()];
    if (decides.current) dispatch([decides.current, timed]);
    else waiting.current.push(timed);
  }, []);
  return [state, send];
}
