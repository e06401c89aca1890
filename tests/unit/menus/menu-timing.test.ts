import { describe, expect, test } from 'vitest';
import * as constants from '@/lib/constants';
import { closedMenus, type MenuEvent, type MenuState, nextMenuState } from '@/lib/menus/menu-state';

const { menuOpenDelayMs, menuSwitchDelayMs, menuSkipWindowMs, menuCloseDelayMs, menuAimDelayMs } =
  constants;

/** Runs events at their times, and before each one the timers that are due. */
function run(
  events: readonly (readonly [at: number, event: MenuEvent])[],
  until: number,
): MenuState {
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
}

const point = (menu: string, isTowardsPanel = false): MenuEvent => ({
  type: 'point',
  menu,
  isTowardsPanel,
});
const press = (menu: string): MenuEvent => ({ type: 'press', menu });
const leave: MenuEvent = { type: 'leave' };
const dismiss: MenuEvent = { type: 'dismiss' };
const enterPanel: MenuEvent = { type: 'enter-panel' };

describe('hover', () => {
  test('opens after the open delay and not before', () => {
    expect(run([[0, point('a')]], menuOpenDelayMs - 1).open).toBeUndefined();
    expect(run([[0, point('a')]], menuOpenDelayMs).open).toBe('a');
  });

  test('opens nothing if the pointer has left before, and clears the timer', () => {
    const events = [
      [0, point('a')],
      [menuOpenDelayMs - 1, leave],
    ] as const;
    expect(run(events, menuOpenDelayMs - 1).pending).toBeUndefined();
    expect(run(events, 10_000).open).toBeUndefined();
  });

  test('moves on the trigger do not start the delay again', () => {
    const events = [0, 50, 100, 190].map((at) => [at, point('a')] as const);
    expect(run(events, menuOpenDelayMs).open).toBe('a');
  });

  test('switches after the switch delay while another panel is open', () => {
    const events = [
      [0, press('a')],
      [1_000, point('b')],
    ] as const;
    expect(run(events, 1_000 + menuSwitchDelayMs - 1).open).toBe('a');
    const switched = run(events, 1_000 + menuSwitchDelayMs);
    expect(switched).toMatchObject({ open: 'b', isPinned: false, isSwitch: true });
  });

  test('opens after the switch delay up to the end of the skip window', () => {
    const after = (gap: number) =>
      [
        [0, press('a')],
        [1_000, dismiss],
        [1_000 + gap, point('b')],
      ] as const;
    const inside = 1_000 + menuSkipWindowMs + menuSwitchDelayMs;
    expect(run(after(menuSkipWindowMs), inside).open).toBe('b');
    expect(run(after(menuSkipWindowMs), inside).isSwitch).toBe(false);
    expect(run(after(menuSkipWindowMs + 1), inside + 1).open).toBeUndefined();
    expect(
      run(after(menuSkipWindowMs + 1), 1_000 + menuSkipWindowMs + 1 + menuOpenDelayMs).open,
    ).toBe('b');
  });

  test('opens after the switch delay if leaving has just closed the other panel', () => {
    const closedAt = 500 + menuCloseDelayMs;
    const events = [
      [0, point('a')],
      [500, leave],
      [closedAt + 100, point('b')],
    ] as const;
    expect(run(events, closedAt + 100 + menuSwitchDelayMs - 1).open).toBeUndefined();
    expect(run(events, closedAt + 100 + menuSwitchDelayMs).open).toBe('b');
  });

  test('uses the open delay after a dismissal that closed nothing', () => {
    const events = [
      [0, dismiss],
      [10, point('a')],
    ] as const;
    expect(run(events, 10 + menuOpenDelayMs - 1).open).toBeUndefined();
  });

  test('of two fast hovers only the later one opens', () => {
    const events = [
      [0, point('a')],
      [60, leave],
      [61, point('b')],
    ] as const;
    expect(run(events, 60 + menuOpenDelayMs).open).toBeUndefined();
    expect(run(events, 61 + menuOpenDelayMs).open).toBe('b');
  });
});

describe('leaving', () => {
  test('closes what hover opened, after the close delay', () => {
    const events = [
      [0, point('a')],
      [500, leave],
    ] as const;
    expect(run(events, 500 + menuCloseDelayMs - 1).open).toBe('a');
    expect(run(events, 500 + menuCloseDelayMs).open).toBeUndefined();
  });

  test('closes nothing if the pointer enters the panel', () => {
    const events = [
      [0, point('a')],
      [500, leave],
      [500 + menuCloseDelayMs - 1, enterPanel],
    ] as const;
    expect(run(events, 10_000).open).toBe('a');
  });

  test('closes nothing that a click or the keyboard opened, however long the pointer was on its trigger', () => {
    for (const event of [press('a'), { type: 'pin', menu: 'a' } as const]) {
      expect(
        run(
          [
            [0, event],
            [100, point('a')],
            [1_000, leave],
          ],
          10_000,
        ).open,
      ).toBe('a');
    }
  });

  test('closes nothing while the keyboard is in the panel', () => {
    const events = [
      [0, point('a')],
      [400, { type: 'focus-panel' }],
      [500, leave],
    ] as const;
    expect(run(events, 10_000).open).toBe('a');
  });
});

describe('a click', () => {
  test('opens at once, without waiting for the hover', () => {
    const events = [
      [0, point('a')],
      [50, press('a')],
    ] as const;
    expect(run(events, 50)).toMatchObject({ open: 'a', isPinned: true, pending: undefined });
  });

  test('keeps open what hover has just opened; the next one closes it', () => {
    const hoverThenClick = [
      [0, point('a')],
      [menuOpenDelayMs + 1, press('a')],
    ] as const;
    expect(run(hoverThenClick, 10_000)).toMatchObject({
      open: 'a',
      isPinned: true,
      isSwitch: false,
    });
    expect(run([...hoverThenClick, [2_000, press('a')]], 10_000).open).toBeUndefined();
  });

  test('on another trigger switches at once', () => {
    const events = [
      [0, press('a')],
      [500, press('b')],
    ] as const;
    expect(run(events, 500)).toMatchObject({ open: 'b', isPinned: true, isSwitch: true });
  });

  test('is not undone by a pointer that stays on the trigger', () => {
    const events = [
      [0, point('a')],
      [300, press('a')],
      [600, press('a')],
      [650, point('a')],
      [700, point('a', true)],
    ] as const;
    expect(run(events, 10_000).open).toBeUndefined();
  });
});

test('what the keyboard opened stays while the pointer moves on the trigger of another menu', () => {
  const events = [
    [0, point('a')],
    [50, { type: 'pin', menu: 'b' }],
    [100, point('a')],
    [110, point('a', true)],
  ] as const;
  expect(run(events, 10_000)).toMatchObject({ open: 'b', isPinned: true });
});

describe('movement towards the panel', () => {
  test('postpones a switch for as long as it lasts', () => {
    const moves = [0, 100, 200, 300, 400].map((ms) => [1_000 + ms, point('b', true)] as const);
    const events = [[0, press('a')], ...moves] as const;
    expect(run(events, 1_400 + menuAimDelayMs - 1).open).toBe('a');
    expect(run(events, 1_400 + menuAimDelayMs).open).toBe('b');
  });

  test('does not postpone the opening of the first panel', () => {
    const moves = [0, 100, 190].map((at) => [at, point('a', true)] as const);
    expect(run(moves, menuOpenDelayMs).open).toBe('a');
  });
});

test('a dismissal also cancels a pending panel, even if the pointer moves on the trigger', () => {
  const events = [
    [0, point('a')],
    [100, dismiss],
    [150, point('a')],
  ] as const;
  expect(run(events, 10_000).open).toBeUndefined();
});

test('focus in a closing panel opens nothing', () => {
  expect(nextMenuState(closedMenus, { type: 'focus-panel' }, 0)).toBe(closedMenus);
});

test('an early or outdated timer changes nothing', () => {
  const waiting = nextMenuState(closedMenus, point('a'), 0);
  expect(nextMenuState(waiting, { type: 'due' }, menuOpenDelayMs - 1)).toBe(waiting);
  expect(nextMenuState(closedMenus, { type: 'due' }, 10_000)).toBe(closedMenus);
});
