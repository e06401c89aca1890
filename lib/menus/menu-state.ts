import * as constants from '@/lib/constants';

/**
 * The state of the header's menus. A menu is named by the path of its section. All times are
 * milliseconds of the same clock.
 */
export interface MenuState {
  /** The menu whose panel is open. */
  readonly open: string | undefined;
  /**
   * Whether the panel stays open when the mouse leaves: a click or a key opened it, or the focus
   * has moved into it.
   */
  readonly isPinned: boolean;
  /** Whether the keyboard has moved the focus into the open panel, so that hover opens no other. */
  readonly hasFocus: boolean;
  /** Whether the open panel replaced another panel. It then opens without an animation. */
  readonly isSwitch: boolean;
  /** The menu whose trigger is under the mouse. */
  readonly over: string | undefined;
  /**
   * Whether hover on that trigger has had no effect because of `hasFocus`. It has one once the focus
   * has left the panel, unless the panel is dismissed.
   */
  readonly isHeldBack: boolean;
  /**
   * A change that hover has started: the menu to open, or undefined to close the open panel, and
   * the time of the change. If the pointer does not approach the open panel, the change happens at
   * the time `earliest`.
   */
  readonly pending:
    | { readonly open: string | undefined; readonly at: number; readonly earliest: number }
    | undefined;
  /** When a panel last closed. */
  readonly closedAt: number;
}

export type MenuEvent =
  /**
   * The mouse enters a trigger or moves over it. `isApproaching`: it is on its way to the open
   * panel.
   */
  | { readonly type: 'point'; readonly menu: string; readonly isApproaching: boolean }
  /** The mouse enters the open panel. */
  | { readonly type: 'enter-panel' }
  /** The mouse leaves a trigger or the panel. */
  | { readonly type: 'leave' }
  /** A click or tap on a trigger, or Enter or Space on it. */
  | { readonly type: 'press'; readonly menu: string }
  /** The down arrow on a trigger. It opens the panel, and does not close an open one. */
  | { readonly type: 'pin'; readonly menu: string }
  /** The keyboard moves the focus into the open panel. */
  | { readonly type: 'focus-panel' }
  /** The focus leaves the open panel. */
  | { readonly type: 'blur-panel' }
  /** Escape, a click outside, a link that is followed, or the focus leaving the menus. */
  | { readonly type: 'dismiss' }
  /** The time in `pending` has come. */
  | { readonly type: 'due' };

export const closedMenus: MenuState = {
  open: undefined,
  isPinned: false,
  hasFocus: false,
  isSwitch: false,
  over: undefined,
  isHeldBack: false,
  pending: undefined,
  closedAt: Number.NEGATIVE_INFINITY,
};

function show(state: MenuState, menu: string, isPinned: boolean): MenuState {
  const isSwitch = state.open === menu ? state.isSwitch : state.open !== undefined;
  return { ...state, open: menu, isPinned, hasFocus: false, isSwitch, pending: undefined };
}

function close(state: MenuState, now: number): MenuState {
  if (state.open === undefined) return { ...state, pending: undefined };
  return {
    ...state,
    open: undefined,
    isPinned: false,
    hasFocus: false,
    isHeldBack: false,
    pending: undefined,
    closedAt: now,
  };
}

/**
 * The state of the menus after an event at the time `now`.
 *
 * Hover on a trigger opens its panel after the open delay. If another panel is open, or if a panel
 * has closed within the skip window, the shorter switch delay applies. A mouse that is on its way
 * to the open panel postpones the switch by the aim delay, until it is no longer on its way. If
 * hover has opened a panel, a click on its trigger keeps the panel open, and a second click closes
 * it. While the keyboard's focus is in a panel, hover opens no other, which would take the focus
 * away.
 */
export function nextMenuState(state: MenuState, event: MenuEvent, now: number): MenuState {
  switch (event.type) {
    case 'point': {
      const { menu } = event;
      const isEntered = state.over !== menu || (state.isHeldBack && !state.hasFocus);
      if (!isEntered && state.pending?.open !== menu) return state;
      if (state.open === menu || state.hasFocus) {
        return { ...state, over: menu, isHeldBack: state.hasFocus, pending: undefined };
      }
      const isQuick =
        state.open !== undefined || now - state.closedAt <= constants.menuSkipWindowMs;
      const delay = isQuick ? constants.menuSwitchDelayMs : constants.menuOpenDelayMs;
      const earliest = isEntered || !state.pending ? now + delay : state.pending.earliest;
      const aimed = state.open !== undefined && event.isApproaching ? constants.menuAimDelayMs : 0;
      const at = Math.max(earliest, now + aimed);
      if (!isEntered && at === state.pending?.at) return state;
      return { ...state, over: menu, isHeldBack: false, pending: { open: menu, at, earliest } };
    }
    case 'enter-panel':
      // The mouse has left its trigger, so `over` is undefined.
      return { ...state, pending: undefined };
    case 'leave': {
      const closes = state.open !== undefined && !state.isPinned;
      const at = now + constants.menuCloseDelayMs;
      return {
        ...state,
        over: undefined,
        pending: closes ? { open: undefined, at, earliest: at } : undefined,
      };
    }
    case 'press':
      return state.open === event.menu && state.isPinned
        ? close(state, now)
        : show(state, event.menu, true);
    case 'pin':
      return show(state, event.menu, true);
    case 'focus-panel':
      return state.open === undefined
        ? state
        : { ...show(state, state.open, true), hasFocus: true };
    case 'blur-panel':
      return { ...state, hasFocus: false };
    case 'dismiss':
      return close(state, now);
    case 'due': {
      const { pending } = state;
      if (!pending || now < pending.at) return state;
      return pending.open === undefined ? close(state, now) : show(state, pending.open, false);
    }
  }
}
