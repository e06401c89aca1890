import * as constants from '@/lib/constants';

/** The state of the header's menus. Times are in milliseconds, all from the same clock. */
export interface MenuState {
  /** The menu whose panel is open, at most one. */
  readonly open: string | undefined;
  /** A click or a key opened the panel or keeps it open. It does not close when the pointer leaves. */
  readonly isPinned: boolean;
  /** The open panel replaced another one, so it opens without an animation. */
  readonly isSwitch: boolean;
  /** The menu whose trigger is under the mouse. */
  readonly over: string | undefined;
  /** The next change and its time: the menu to open, or undefined to close the open panel. */
  readonly pending: { readonly open: string | undefined; readonly at: number } | undefined;
  readonly closedAt: number;
}

export type MenuEvent =
  /** The mouse enters a trigger or moves over it. */
  | { readonly type: 'point'; readonly menu: string; readonly isTowardsPanel: boolean }
  | { readonly type: 'enter-panel' }
  /** The mouse leaves a trigger or the panel. */
  | { readonly type: 'leave' }
  /** A click or tap on a trigger, or Enter or Space. */
  | { readonly type: 'press'; readonly menu: string }
  /** A key that opens a panel but does not close it, such as the down arrow. */
  | { readonly type: 'pin'; readonly menu: string }
  | { readonly type: 'focus-panel' }
  /** Escape, a click outside, or a link that was followed. */
  | { readonly type: 'dismiss' }
  /** The time in `pending` has come. */
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
 * A hovered trigger opens its panel after the open delay, or after the shorter switch delay if another panel is open or
 * closed within the skip window. Movement towards the open panel postpones a switch. A click on the trigger of a panel that
 * hover opened keeps it open; a second click closes it.
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
