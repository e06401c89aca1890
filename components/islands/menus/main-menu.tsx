'use client'; // Opens the menus' panels by mouse, touch and keyboard.

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { isForBrowser } from 'prerendered-islands';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import type { PagePath } from '@/content/tree';
import { isApproaching, type PathPoint, placeOf, withPlace } from '@/lib/menus/geometry';
import { nativeMenuId, panelId, triggerId } from '@/lib/menus/menu-elements';
import { type HeaderLink, headerLinks } from '@/lib/menus/menus';
import { useHydrated } from '../use-hydrated';
import { MenuPanel } from './menu-panel';
import { useMenus } from './menu-parts';
import { useMenuState } from './use-menu-state';

/** Focuses the first link or category of the open panel. */
function focusPanel(menu: string) {
  document
    .getElementById(panelId(menu))
    ?.querySelector<HTMLElement>('a[href], [tabindex="0"]')
    ?.focus({ preventScroll: true });
}

/**
 * The header's entries. In the HTML they are links. When the island runs, links with a panel get
 * the role of a button, but stay the same elements, so that no focus and no click is lost. Radix
 * renders the list, the triggers and the panels. `nextMenuState` decides which panel is open, and
 * replaces Radix's delays.
 */
export function MainMenu({ path }: { path: PagePath | undefined }) {
  const links = headerLinks(path);
  const isHydrated = useHydrated();
  const menus = useMenus();
  const [state, dispatch] = useMenuState();
  const nav = useRef<HTMLElement>(null);
  const pointerPath = useRef<readonly PathPoint[]>([]);
  const canOpen = isHydrated && menus !== undefined;
  const open = canOpen ? state.open : undefined;

  // If the mouse is already on a trigger when this island starts, the browser may fire no pointer
  // event.
  useEffect(() => {
    const trigger = nav.current?.querySelector<HTMLElement>('[data-menu]:hover');
    const isDismissed = nav.current?.closest('[data-dismissed]') !== null;
    const { menu, pointedAt } = trigger?.dataset ?? {};
    if (menu === undefined || isDismissed || !window.matchMedia('(hover: hover)').matches) return;
    const since = pointedAt === undefined ? undefined : Number(pointedAt);
    dispatch({ type: 'point', menu, isApproaching: false }, since);
  }, [dispatch]);

  // Radix listens for Escape only while a panel is open. This also cancels a panel that hover is
  // about to open.
  useEffect(() => {
    const dismiss = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') dispatch({ type: 'dismiss' });
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [dispatch]);

  // Close the native menu, which is open if the visitor opened a menu before the island ran.
  useLayoutEffect(() => {
    if (open !== undefined) document.getElementById(nativeMenuId)?.hidePopover?.();
  }, [open]);

  const isTowardsPanel = () => {
    const panel = open === undefined ? null : document.getElementById(panelId(open));
    return panel !== null && isApproaching(pointerPath.current, panel.getBoundingClientRect());
  };

  const pointAt = (menu: string) => (event: PointerEvent) => {
    event.preventDefault(); // Stops Radix from opening the panel after its own delay.
    if (event.pointerType !== 'mouse') return;
    dispatch({ type: 'point', menu, isApproaching: isTowardsPanel() });
  };
  const press = (event: MouseEvent | KeyboardEvent, menu: string) => {
    event.preventDefault();
    dispatch({ type: 'press', menu });
  };

  // No `aria-haspopup`: its values name menus, listboxes, trees, grids and dialogs (WAI-ARIA 1.2),
  // and a panel of links is none of these.
  const triggerProps = ({ href: menu }: HeaderLink) => ({
    id: triggerId(menu),
    role: canOpen ? 'button' : undefined,
    'aria-expanded': canOpen ? open === menu : undefined,
    'aria-controls': open === menu ? panelId(menu) : undefined,
    ...(canOpen && {
      onPointerEnter: pointAt(menu),
      onPointerMove: pointAt(menu),
      onPointerLeave: (event: PointerEvent) => {
        event.preventDefault();
        if (event.pointerType === 'mouse') dispatch({ type: 'leave' });
      },
      onClick: (event: MouseEvent) => {
        if (!isForBrowser(event)) press(event, menu);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === ' ') {
          event.preventDefault();
          // A held key must not open and close the panel in turn.
          if (!event.repeat) press(event, menu);
        }
        // Radix would move the focus to the previous trigger, past the entries without a panel.
        if (event.key === 'ArrowUp') event.preventDefault();
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          flushSync(() => dispatch({ type: 'pin', menu }));
          focusPanel(menu);
        }
      },
    }),
  });

  return (
    <NavigationMenu.Root
      ref={nav}
      className="main-menu"
      value={open ?? ''}
      onValueChange={(value) => value === '' && dispatch({ type: 'dismiss' })}
      onPointerMoveCapture={(event) => {
        pointerPath.current = withPlace(pointerPath.current, placeOf(event));
      }}
      onKeyDownCapture={(event) => {
        // Keys such as Alt and the left arrow, which goes back. Radix and the panels would act on
        // the arrow alone.
        if (event.key !== 'Tab' && isForBrowser(event)) event.stopPropagation();
      }}
      onFocus={({ target }) => {
        // Handle only focus that the keyboard has moved here. `onClick` handles clicks.
        if (!target.matches('.main-menu-link:focus-visible')) return;
        if (open !== undefined && target.id !== triggerId(open)) dispatch({ type: 'dismiss' });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
          dispatch({ type: 'dismiss' });
      }}
    >
      <NavigationMenu.List className="main-menu-list">
        {links.map((link) => {
          const contents = menus?.find(({ href }) => href === link.href);
          return (
            <NavigationMenu.Item key={link.href} value={link.href}>
              {link.hasPanel ? (
                <NavigationMenu.Trigger asChild {...triggerProps(link)}>
                  <a
                    href={link.href}
                    className="main-menu-link"
                    data-menu={link.href}
                    aria-current={link.current}
                  >
                    {link.title}
                  </a>
                </NavigationMenu.Trigger>
              ) : (
                <a
                  href={link.href}
                  className="main-menu-link"
                  data-variant={link.isButton ? 'cta' : undefined}
                  aria-current={link.current}
                >
                  {link.title}
                </a>
              )}
              {contents && contents.layout !== 'link' && (
                <MenuPanel contents={contents} isSwitch={state.isSwitch} dispatch={dispatch} />
              )}
            </NavigationMenu.Item>
          );
        })}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
