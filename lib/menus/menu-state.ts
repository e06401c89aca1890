import * as constants from '@/lib/constants';

/** What the header's menus show, and what is about to happen. Times are milliseconds of one clock. */
export interface MenuState {
  /** The menu whose panel is open. There is one at most. */
  readonly open: string | undefined;
  /** Opened or kept open by a click or a key, so that the pointer's leaving does not close it. */
  readonly isPinned: boolean;
  /** The open panel took the place of another one, so that nothing has to move in. */
  readonly isSwitch: boolean;
  /** The menu whose trigger the mouse is on. */
  readonly over: string | undefined;
  /** What opens (or, undefined, that the open panel closes) and when. */
  readonly pending: { readonly open: string | undefined; readonly at: number } | undefined;
  readonly closedAt: number;
}

export type MenuEvent =
  /** The mouse comes onto a trigger or moves on it. */
  | { readonly type: 'point'; readonly menu: string; readonly isTowardsPanel: boolean }
  | { readonly type: 'enter-panel' }
  /** The mouse leaves a trigger or the panel. */
  | { readonly type: 'leave' }
  /** A click, a tap, or Enter or Space on a trigger. */
  | { readonly type: 'press'; readonly menu: string }
  /** A key that opens and never closes, such as the down arrow. */
  | { readonly type: 'pin'; readonly menu: string }
  | { readonly type: 'focus-panel' }
  /** Escape, a click elsewhere, a followed link. */
  | { readonly type: 'dismiss' }
  /** The timer of `pending` has run out. */
  | { readonly type: 'due' };

export const closedMenus: MenuState = {
  open: undefined,
  isPinned: false,
  isSwitch: false,
  over: undefined,
  pending: undefined,
  closedAt: Number.NEGATIVE_INFINITY,
};

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
 * within the skip window after it closed. Movement towards the open panel postpones a switch. A
 * click on a panel that hover opened keeps it open; a second click closes it.
 */
export function nextMenuState(state: MenuState, event: MenuEvent, now: number): MenuState {
  switch (event.type) {
    case 'point': {
      const { menu } = event;
      const isSwitchPostponed = state.open !== undefined && event.isTowardsPanel;
      if (state.over === menu && (state.pending?.open !== menu || !isSwitchPostponed)) return state;
      if (state.open === menu) return { ...state, over: menu, pending: undefined };
      const isQuick =
        state.open !== undefined || now - state.closedAt <= constants.menuSkipWindowMs;
      const hoverDelay = isQuick ? constants.menuSwitchDelayMs : constants.menuOpenDelayMs;
      const delay = isSwitchPostponed ? constants.menuAimDelayMs : hoverDelay;
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
