import type { RunIsland } from './run-island';

/**
 * How the controls of a site work until their islands run. A control with `popovertarget` needs
 * nothing here, because the browser opens its native form.
 */
export interface IslandControls {
  /** A selector of the controls whose native form a script opens, such as a menu of links. */
  readonly selector: string;
  /** The keys that open the native form of such a control. A click opens it too. */
  readonly keys: readonly string[];
  /**
   * Opens the native form of a control. Returns whether the browser supports it; otherwise the
   * control works as plain HTML.
   */
  readonly open: (control: HTMLElement) => boolean;
  /**
   * Whether the visitor still waits for what a control opens. Asked when the island of the control
   * runs, before the click or the key is repeated.
   */
  readonly isAwaited: (control: HTMLElement) => boolean;
  /** Adds the listeners that only this site needs. They are called before those of the islands. */
  readonly listen: (run: RunIsland) => void;
}

/**
 * For a site whose controls are links, forms, dialogs and elements with `popovertarget`: all that
 * the browser opens by itself.
 */
export const popoverControls: IslandControls = {
  selector: ':not(*)',
  keys: [],
  open: () => false,
  isAwaited: (control) =>
    document
      .getElementById(control.getAttribute('popovertarget') ?? '')
      ?.matches(':popover-open') === true,
  listen: () => {},
};
