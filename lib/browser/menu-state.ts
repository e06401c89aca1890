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
  /** When the last panel closed. */
  readonly closedAt: number;
}

export type MenuEvent =
  /** The mouse comes onto a trigger or moves on it. */
  | { readonly type: 'point'; readonly menu: string; readonly isTowardsPanel: boolean }
  /** The mouse comes into the open panel. */
  | { readonly type: 'enter-panel' }
  /** The mouse leaves a trigger or the panel. */
  | { readonly type: 'leave' }
  /** A click, a tap, or Enter or Space on a trigger. */
  | { readonly type: 'press'; readonly menu: string }
  /** A key that opens and never closes, such as the down arrow. */
  | { readonly type: 'pin'; readonly menu: string }
  /** The keyboard's focus comes into the panel. */
  | { readonly type: 'focus-panel' }
  /** Escape, a click elsewhere, a followed link. */
  | { readonly type: 'dismiss' }
  /** The timer of `pending` has run out. */
  | { readonly type: 'due' };

/** All menus closed, the mouse elsewhere. */
export const closedMenus: MenuState = {
  open: undefined,
  isPinned: false,
  isSwitch: false,
  over: undefined,
  pending: undefined,
  closedAt: Number.NEGATIVE_INFINITY,
};
