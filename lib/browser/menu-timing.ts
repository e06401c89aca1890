import * as constants from '@/lib/constants';
import type { MenuEvent, MenuState } from './menu-state';

function show(state: MenuState, menu: string, isPinned: boolean): MenuState {
  const isSwitch = state.open === menu ? state.isSwitch : state.open !== undefined;
  return { ...state, open: menu, isPinned, isSwitch, pending: undefined };
}

function close(state: MenuState, now: number): MenuState {
  if (state.open === undefined) return { ...state, pending: undefined };
  return { ...state, open: undefined, isPinned: false, pending: undefined, closedAt: now };
}

/**
 * The state of the menus after an event at the time `now`.
 *
 * A hovered trigger opens its panel after the open delay; after the shorter switch delay while another panel is open or
 * within the skip window after it closed. Movement towards the open panel puts a switch off for as long as it lasts and a little longer. A
 * click on a panel that hover opened keeps it open; a second click closes it.
 */
export function nextMenuState(state: MenuState, event: MenuEvent, now: number): MenuState {
  switch (event.type) {
    case 'point': {
      const { menu } = event;
      const isSwitchPutOff = state.open !== undefined && event.isTowardsPanel;
      if (state.over === menu && (state.pending?.open !== menu || !isSwitchPutOff)) return state;
      if (state.open === menu) return { ...state, over: menu, pending: undefined };
      const isQuick =
        state.open !== undefined || now - state.closedAt <= constants.menuSkipWindowMs;
      const hoverDelay = isQuick ? constants.menuSwitchDelayMs : constants.menuOpenDelayMs;
      const delay = isSwitchPutOff ? constants.menuAimDelayMs : hoverDelay;
      return { ...state, over: menu, pending: { open: menu, at: now + delay } };
    }
    case 'enter-panel':
      return { ...state, over: undefined, pending: undefined };
    case 'leave': {
      const closes = state.open !== undefined && !state.isPinned;
      return {
        ...state,
        over: undefined,
        pending: closes ? { open: undefined, at: now + constants.menuCloseDelayMs } : undefined,
      };
    }
    case 'press':
      return state.open === event.menu && state.isPinned
        ? close(state, now)
        : show(state, event.menu, true);
    case 'pin':
      return show(state, event.menu, true);
    case 'focus-panel':
      return state.open === undefined ? state : show(state, state.open, true);
    case 'dismiss':
      return close(state, now);
    case 'due': {
      const { pending } = state;
      if (!pending || now < pending.at) return state;
      return pending.open === undefined ? close(state, now) : show(state, pending.open, false);
    }
  }
}
