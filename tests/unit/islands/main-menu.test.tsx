import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MainMenu } from '@/components/islands/menus/main-menu';
import { ariaCurrentOf } from '@/components/islands/menus/menu-parts';
import * as constants from '@/lib/constants';
import { loadMenus } from '@/lib/menus/load-menus';
import { menuContents } from '@/lib/menus/menu-contents';
import { firstMenu, hasMega, hasMenu, mega, neighbour } from '../../support/browser/header-entries';

const trigger = (name: string) => screen.getByRole('button', { name });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/**
 * Moves the mouse onto an element. jsdom has no pointer events, so the kind of pointer is added.
 */
const hover = (element: HTMLElement) =>
  act(async () => {
    for (const type of ['pointerover', 'pointermove'])
      fireEvent(
        element,
        Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }),
      );
  });

beforeEach(async () => {
  window.matchMedia = vi.fn().mockReturnValue({ matches: true });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(menuContents())),
  );
  await loadMenus();
  vi.useFakeTimers();
  render(<MainMenu path="/contact" />);
  await advance(0);
});
afterEach(() => {
  vi.useRealTimers();
});

test.runIf(hasMenu)('hover opens a menu after the open delay', async () => {
  await hover(trigger(firstMenu.title));
  await advance(constants.menuOpenDelayMs - 1);
  expect(trigger(firstMenu.title)).toHaveAttribute('aria-expanded', 'false');
  await advance(1);
  expect(trigger(firstMenu.title)).toHaveAttribute('aria-expanded', 'true');
});

test.runIf(hasMenu)('Escape within the delay of a hover cancels it', async () => {
  await hover(trigger(firstMenu.title));
  await advance(constants.menuOpenDelayMs - 50);
  await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }));
  await hover(trigger(firstMenu.title));
  await advance(5_000);
  expect(trigger(firstMenu.title)).toHaveAttribute('aria-expanded', 'false');
});

test.runIf(hasMenu)('a held Space key acts once', async () => {
  for (const repeat of [false, true])
    await act(async () => fireEvent.keyDown(trigger(firstMenu.title), { key: ' ', repeat }));
  expect(trigger(firstMenu.title)).toHaveAttribute('aria-expanded', 'true');
});

test.runIf(hasMega).each(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '])(
  'Alt with %s is left to the browser',
  async (key) => {
    const open = trigger(mega.title);
    await act(async () => fireEvent.keyDown(open, { key: 'ArrowDown' }));
    await advance(100);
    const inPanel = screen.getAllByRole('tab')[0];
    const link = screen.getByRole('tabpanel').querySelector('a');
    for (const element of [open, inPanel, link])
      expect(element && fireEvent.keyDown(element, { key, altKey: true })).toBe(true);
  },
);

test.runIf(hasMenu)('a link of a panel that is followed closes the panel', async () => {
  const open = trigger(firstMenu.title);
  await act(async () => fireEvent.keyDown(open, { key: 'ArrowDown' }));
  await advance(100);
  const [link] = screen.getByRole('group').getElementsByTagName('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.click());
  expect(open).toHaveAttribute('aria-expanded', 'false');
});

test.runIf(hasMega)('hover opens another menu once the focus is back on the trigger', async () => {
  const open = trigger(mega.title);
  open.focus();
  await act(async () => fireEvent.keyDown(open, { key: 'ArrowDown' }));
  await advance(100);
  const other = trigger(neighbour.title);
  await hover(other);
  await advance(1_000);
  expect(other).toHaveAttribute('aria-expanded', 'false');
  await act(async () => open.focus());
  await act(async () => {
    fireEvent(
      other,
      Object.assign(new MouseEvent('pointerout', { bubbles: true }), { pointerType: 'mouse' }),
    );
  });
  await hover(other);
  await advance(constants.menuSwitchDelayMs);
  expect(other).toHaveAttribute('aria-expanded', 'true');
});

test.runIf(hasMenu)('the up arrow does not move along the header', async () => {
  trigger(firstMenu.title).focus();
  await act(async () => fireEvent.keyDown(trigger(firstMenu.title), { key: 'ArrowUp' }));
  await advance(100);
  expect(trigger(firstMenu.title)).toHaveFocus();
});

test.each(['/about', '/about/'])('at %s, a link to the page is marked as current', (address) => {
  history.replaceState(null, '', address);
  expect(ariaCurrentOf('/about')).toBe('page');
  expect(ariaCurrentOf('/')).toBeUndefined();
  expect(ariaCurrentOf('/abo')).toBeUndefined();
  history.replaceState(null, '', '/');
});
