import { describe, expect, test } from 'vitest';
import * as constants from '@/lib/constants';
import { isApproaching, type PathPoint, withPlace } from '@/lib/menus/geometry';
import { closedMenus, type MenuEvent, type MenuState, nextMenuState } from '@/lib/menus/menu-state';
import { handPath } from '../../support/hand-path';

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

const point = (menu: string, isApproaching = false): MenuEvent => ({
  type: 'point',
  menu,
  isApproaching,
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

describe('while the focus is in a panel, hover', () => {
  const focused = [
    [0, pin('a')],
    [10, focusPanel],
  ] as const;

  test('opens no other panel, which would take the focus away', () => {
    const state = after(...focused, [500, point('b')], [600, point('b', true)], [700, point('b')]);
    expect(state(10_000)).toMatchObject({ open: 'a', isPinned: true });
    const before = after([0, pin('a')], [5, point('b')], [10, focusPanel], [20, point('b')]);
    expect(before(10_000).open).toBe('a');
  });

  test('does not keep a click from switching, nor hover after that', () => {
    const state = after(...focused, [500, point('b')], [600, press('b')], [900, point('c')]);
    expect(state(600)).toMatchObject({ open: 'b', isPinned: true });
    expect(state(900 + menuSwitchDelayMs).open).toBe('c');
  });

  test('opens the panel of the trigger under it once the focus has left, but not after Escape', () => {
    const over = [...focused, [500, point('b')]] as const;
    const moved = (event: MenuEvent) => after(...over, [900, event], [1_000, point('b')])(9_000);
    expect(moved({ type: 'blur-panel' }).open).toBe('b');
    expect(moved(dismiss).open).toBeUndefined();
  });

  test('opens others again once the focus is back on the trigger of the panel, which stays open', () => {
    const state = after(...focused, [500, { type: 'blur-panel' }], [1_000, point('b')]);
    expect(state(1_000)).toMatchObject({ open: 'a', isPinned: true });
    expect(state(1_000 + menuSwitchDelayMs).open).toBe('b');
  });

  test('opens panels again once the panel is closed', () => {
    const state = after(...focused, [500, dismiss], [1_000, point('b')]);
    expect(state(1_000 + menuOpenDelayMs).open).toBe('b');
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

describe('a pointer that is on its way to the open panel, across another trigger,', () => {
  test('postpones the switch for as long as it is on its way', () => {
    const moves = [0, 100, 200, 300, 400].map((ms) => [1_000 + ms, point('b', true)] as const);
    const state = after([0, press('a')], ...moves);
    expect(state(1_400 + menuAimDelayMs - 1).open).toBe('a');
    expect(state(1_400 + menuAimDelayMs).open).toBe('b');
  });

  test('switches after the switch delay if it is no longer on its way before the delay ends', () => {
    const state = after([0, press('a')], [1_000, point('b', true)], [1_100, point('b')]);
    expect(state(1_000 + menuSwitchDelayMs - 1).open).toBe('a');
    expect(state(1_000 + menuSwitchDelayMs).open).toBe('b');
  });

  test('switches at once if it stops later', () => {
    const moves = [1_000, 1_100] as const;
    const approach = moves.map((at) => [at, point('b', true)] as const);
    expect(after([0, press('a')], ...approach)(1_199).open).toBe('a');
    expect(after([0, press('a')], ...approach, [1_200, point('b')])(1_200).open).toBe('b');
  });
});

describe('a hand', () => {
  // A header with two triggers, 90 pixels apart, and the panel of the first one below all of them.
  const header = { height: 72, first: { x: 300, right: 345 }, second: { x: 390, right: 435 } };
  const panel = { left: 40, right: 1_240, top: header.height, bottom: 500 };
  const triggerAt = ({ x, y }: { x: number; y: number }) => {
    if (y >= header.height) return 'panel';
    return x < header.first.right ? 'a' : x < header.second.right ? 'b' : 'c';
  };

  /**
   * The state of the menus after the hand's path, with `a` open at first, and when the pointer
   * entered the other trigger.
   */
  function follow(places: ReturnType<typeof handPath>) {
    let path: readonly PathPoint[] = [];
    let entered = 0;
    let last = 'a';
    const events: (readonly [number, MenuEvent])[] = [[0, press('a')]];
    for (const place of places) {
      path = withPlace(path, place);
      const over = triggerAt(place);
      if (over === 'b' && last !== 'b') entered = place.at;
      if (over !== last) events.push([place.at, leave]);
      if (over === 'panel') events.push([place.at, enterPanel]);
      else events.push([place.at, point(over, isApproaching(path, panel))]);
      last = over;
    }
    const stateAt = (until: number) => after(...events.filter(([at]) => at <= until))(until);
    return { stateAt, entered };
  }

  // Each path leads from the first trigger to the second, with a drift downwards of up to 20 of the
  // header's 72 pixels.
  test.each([
    [20, 200, 0],
    [20, 300, 8],
    [30, 300, -8],
    [30, 450, 12],
    [36, 600, -12],
    [30, 250, 10],
    [20, 350, 5],
  ])(
    'that moves to the next trigger from height %i, in %i ms, with a bend of %i pixels, opens its panel once the delay is over after it has arrived, however it drifts',
    (y, ms, bend) => {
      for (const drift of [-10, 0, 10, 20]) {
        const start = { x: header.first.x, y };
        const end = { x: header.second.x, y: Math.min(y + drift, header.height - 6) };
        const { stateAt, entered } = follow(handPath(start, end, { ms, bend, from: 1_000 }));
        const opened = entered + menuSwitchDelayMs;
        expect(stateAt(opened - 1).open, `a drift of ${drift} pixels`).toBe('a');
        expect(stateAt(opened).open, `a drift of ${drift} pixels`).toBe('b');
      }
    },
  );

  test.each([
    [300, 0],
    [500, 20],
    [500, -20],
    [700, 30],
    [900, 0],
  ])(
    'that moves to a link of the open panel across the next trigger, in %i ms, with a bend of %i pixels, opens nothing else',
    (ms, bend) => {
      const start = { x: header.first.x, y: 36 };
      for (const end of [
        { x: 480, y: 180 },
        { x: 560, y: 260 },
        { x: 420, y: 160 },
      ]) {
        const { stateAt } = follow(handPath(start, end, { ms, bend, from: 1_000 }));
        expect(stateAt(5_000), JSON.stringify(end)).toMatchObject({ open: 'a' });
      }
    },
  );
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
