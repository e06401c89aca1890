import { describe, expect, test } from 'vitest';
import * as constants from '@/lib/constants';
import { closedMenus, type MenuEvent, type MenuState, nextMenuState } from '@/lib/menus/menu-state';

const { menuOpenDelayMs, menuSwitchDelayMs, menuSkipWindowMs, menuCloseDelayMs, menuAimDelayMs } =
  constants;

/** The state of the menus at a time, after events at their times and the timers that were due. */
const after =
  (...events: readonly (readonly [at: number, event: MenuEvent])[]) =>
  (until: number): MenuState => {
    let state = closedMenus;
    const settle = (now: number) => {
      while (state.pending && state.pending.at <= now) {
        state = nextMenuState(state, { type: 'due' }, state.pending.at);
      }
    };
    for (const [at, event] of events) {
      settle(at - 0.001);
      state = nextMenuState(state, event, at);
    }
    settle(until);
    return state;
  };

const point = (menu: string, isTowardsPanel = false): MenuEvent => ({
  type: 'point',
  menu,
  isTowardsPanel,
});
const press = (menu: string): MenuEvent => ({ type: 'press', menu });
const pin = (menu: string): MenuEvent => ({ type: 'pin', menu });
const leave: MenuEvent = { type: 'leave' };
const dismiss: MenuEvent = { type: 'dismiss' };
const enterPanel: MenuEvent = { type: 'enter-panel' };
const focusPanel: MenuEvent = { type: 'focus-panel' };

describe('hover', () => {
  test('opens a panel after the open delay, even while the pointer moves', () => {
    const state = after([0, point('a')], [100, point('a')], [190, point('a')]);
    expect(state(menuOpenDelayMs - 1).open).toBeUndefined();
    expect(state(menuOpenDelayMs).open).toBe('a');
  });

  test('opens nothing if the pointer leaves before the delay ends, and clears the timer', () => {
    const state = after([0, point('a')], [menuOpenDelayMs - 1, leave]);
    expect(state(menuOpenDelayMs - 1).pending).toBeUndefined();
    expect(state(10_000).open).toBeUndefined();
  });

  test('switches panels after the switch delay', () => {
    const state = after([0, press('a')], [1_000, point('b')]);
    expect(state(1_000 + menuSwitchDelayMs - 1).open).toBe('a');
    const switched = state(1_000 + menuSwitchDelayMs);
    expect(switched).toMatchObject({ open: 'b', isPinned: false, isSwitch: true });
  });

  test('opens a panel after the switch delay if the skip window has not ended', () => {
    const last = 1_000 + menuSkipWindowMs;
    const soon = after([0, press('a')], [1_000, dismiss], [last, point('b')]);
    expect(soon(last + menuSwitchDelayMs)).toMatchObject({ open: 'b', isSwitch: false });
    const late = after([0, press('a')], [1_000, dismiss], [last + 1, point('b')]);
    expect(late(last + 1 + menuSwitchDelayMs).open).toBeUndefined();
    expect(late(last + 1 + menuOpenDelayMs).open).toBe('b');
  });

  test('opens a panel after the switch delay if leaving has just closed another panel', () => {
    const next = 500 + menuCloseDelayMs + 100;
    const state = after([0, point('a')], [500, leave], [next, point('b')]);
    expect(state(next + menuSwitchDelayMs - 1).open).toBeUndefined();
    expect(state(next + menuSwitchDelayMs).open).toBe('b');
  });

  test('uses the open delay after a dismissal that closed nothing', () => {
    const state = after([0, dismiss], [10, point('a')]);
    expect(state(10 + menuOpenDelayMs - 1).open).toBeUndefined();
  });
});

describe('leaving', () => {
  test('closes what hover opened, after the close delay', () => {
    const state = after([0, point('a')], [500, leave]);
    expect(state(500 + menuCloseDelayMs - 1).open).toBe('a');
    expect(state(500 + menuCloseDelayMs).open).toBeUndefined();
  });

  test('closes nothing if the pointer enters the panel', () => {
    const entered = 500 + menuCloseDelayMs - 1;
    const state = after([0, point('a')], [500, leave], [entered, enterPanel]);
    expect(state(10_000).open).toBe('a');
  });

  test.each([press('a'), pin('a')])(
    'closes nothing that %o opened, however long the pointer was on its trigger',
    (event) => {
      expect(after([0, event], [100, point('a')], [1_000, leave])(10_000).open).toBe('a');
    },
  );

  test('closes nothing while the focus is in the panel', () => {
    expect(after([0, point('a')], [400, focusPanel], [500, leave])(10_000).open).toBe('a');
  });
});

describe('a click', () => {
  test('opens a panel at once, without the delay of hover', () => {
    const state = after([0, point('a')], [50, press('a')]);
    expect(state(50)).toMatchObject({ open: 'a', isPinned: true, pending: undefined });
  });

  test('keeps open what hover has just opened; the next click closes it', () => {
    const hovered = [0, point('a')] as const;
    const clicked = [menuOpenDelayMs + 1, press('a')] as const;
    const kept = { open: 'a', isPinned: true, isSwitch: false };
    expect(after(hovered, clicked)(10_000)).toMatchObject(kept);
    expect(after(hovered, clicked, [2_000, press('a')])(10_000).open).toBeUndefined();
  });

  test('on another trigger switches at once', () => {
    const state = after([0, press('a')], [500, press('b')]);
    expect(state(500)).toMatchObject({ open: 'b', isPinned: true, isSwitch: true });
  });

  test('is not undone by a pointer that stays on the trigger', () => {
    const presses = [300, 600].map((at) => [at, press('a')] as const);
    const moves = [[650, point('a')] as const, [700, point('a', true)] as const];
    expect(after([0, point('a')], ...presses, ...moves)(10_000).open).toBeUndefined();
  });
});

test('a panel that the keyboard opened stays open while the pointer moves on the trigger of another menu', () => {
  const state = after([0, point('a')], [50, pin('b')], [100, point('a')], [110, point('a', true)]);
  expect(state(10_000)).toMatchObject({ open: 'b', isPinned: true });
});

test('a switch is postponed for as long as the pointer moves towards the panel', () => {
  const moves = [0, 100, 200, 300, 400].map((ms) => [1_000 + ms, point('b', true)] as const);
  const state = after([0, press('a')], ...moves);
  expect(state(1_400 + menuAimDelayMs - 1).open).toBe('a');
  expect(state(1_400 + menuAimDelayMs).open).toBe('b');
});

test('movement towards the first panel does not postpone its opening', () => {
  const state = after([0, point('a', true)], [100, point('a', true)], [190, point('a', true)]);
  expect(state(menuOpenDelayMs).open).toBe('a');
});

test('a dismissal also cancels a pending panel, even if the pointer moves on the trigger', () => {
  const state = after([0, point('a')], [100, dismiss], [150, point('a')]);
  expect(state(10_000).open).toBeUndefined();
});

test('focus in a closing panel opens nothing', () => {
  expect(nextMenuState(closedMenus, focusPanel, 0)).toBe(closedMenus);
});

test('an early or outdated timer changes nothing', () => {
  const waiting = nextMenuState(closedMenus, point('a'), 0);
  expect(nextMenuState(waiting, { type: 'due' }, menuOpenDelayMs - 1)).toBe(waiting);
  expect(nextMenuState(closedMenus, { type: 'due' }, 10_000)).toBe(closedMenus);
});
