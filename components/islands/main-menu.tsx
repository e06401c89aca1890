'use client'; // Opens the menus' panels by mouse, touch and keyboard.

import { usePathname } from 'next/navigation';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { Point } from '@/lib/browser/geometry';
import { indexAfterKey } from '@/lib/browser/list-keys';
import { isForBrowser } from '@/lib/browser/site-links';
import { currentOf, type HeaderLink, isWithinAny } from '@/lib/header-links';
import { type LoadedMenus, loadMenus } from './load-menus';
import { panelId, triggerId } from './menu-elements';
import { useHydrated } from './use-hydrated';
import { useMenuTiming } from './use-menu-timing';

/**
 * The header's entries. In the delivered HTML all are links; once scripts run, those with a panel are buttons that open
 * it, on the same elements, so that neither focus nor a click is lost in between.
 */
export function MainMenu({ links, chevron }: { links: readonly HeaderLink[]; chevron: ReactNode }) {
  const pathname = usePathname();
  const isHydrated = useHydrated();
  const [menus, setMenus] = useState<LoadedMenus | 'failed'>();
  const [state, send] = useMenuTiming(menus);
  const [takesFocus, setTakesFocus] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const lastPoint = useRef<Point>(undefined);
  const lastPath = useRef(pathname);

  const load = useCallback(() => {
    loadMenus().then(setMenus, () => setMenus('failed'));
  }, []);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    send({ type: 'dismiss' });
  }, [pathname, send]);

  // A mouse that came onto a trigger before scripts ran has sent its event already.
  useEffect(() => {
    const hovered = nav.current?.querySelector<HTMLElement>('[data-menu]:hover')?.dataset.menu;
    if (hovered === undefined || !window.matchMedia('(hover: hover)').matches) return;
    load();
    send({ type: 'point', menu: hovered, isTowardsPanel: false });
  }, [load, send]);

  const isTowardsPanel = ({ clientX, clientY }: PointerEvent) => {
    const from = lastPoint.current;
    const panel = state.open === undefined ? null : document.getElementById(panelId(state.open));
    return (
      from !== undefined &&
      panel !== null &&
      menus !== undefined &&
      menus !== 'failed' &&
      menus.isMovingTowards(from, { x: clientX, y: clientY }, panel.getBoundingClientRect())
    );
  };

  /**
   * What makes a link the button of its panel. Where the panels fail to load, it stays a link. The handlers don't wait for
   * the roles, which a first click may come before.
   */
  const buttonProps = (item: HeaderLink) => {
    if (menus === 'failed') return {};
    const menu = item.href;
    const isOpen = state.open === menu;
    const point = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      send({ type: 'point', menu, isTowardsPanel: isTowardsPanel(event) });
    };
    const press = (event: MouseEvent | KeyboardEvent) => {
      event.preventDefault();
      load();
      setTakesFocus(false);
      send({ type: 'press', menu });
    };
    return {
      ...(isHydrated && { role: 'button', 'aria-expanded': isOpen }),
      ...(isOpen && menus && { 'aria-controls': panelId(menu) }),
      onPointerEnter: (event: PointerEvent) => {
        setTakesFocus(false);
        point(event);
      },
      onPointerMove: point,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') send({ type: 'leave' });
      },
      onClick: (event: MouseEvent) => {
        if (!isForBrowser(event)) press(event);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === ' ') press(event);
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          load();
          setTakesFocus(true);
          send({ type: 'pin', menu });
        }
      },
    };
  };

  const moveAmongEntries = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const entries: readonly Element[] = [...currentTarget.querySelectorAll('.main-menu-link')];
    const index = target instanceof Element ? entries.indexOf(target) : -1;
    if (index === -1) return;
    const next = indexAfterKey(event.key, index, entries.length, 'horizontal');
    const entry = next === undefined ? undefined : entries[next];
    if (!(entry instanceof HTMLElement)) return;
    event.preventDefault();
    entry.focus({ preventScroll: true });
  };

  /** Closes the open panel when the keyboard goes on to another entry. A press of the mouse is left to its click. */
  const closeOnFocus = ({ target }: FocusEvent) => {
    load();
    if (!target.matches('.main-menu-link:focus-visible')) return;
    setTakesFocus(false);
    if (state.open !== undefined && target.id !== triggerId(state.open)) send({ type: 'dismiss' });
  };

  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) send({ type: 'dismiss' });
  };

  return (
    <nav
      ref={nav}
      aria-label="Main"
      className="main-menu"
      onPointerEnter={load}
      onPointerMove={(event) => {
        lastPoint.current = { x: event.clientX, y: event.clientY };
      }}
      onFocus={closeOnFocus}
      onBlur={closeOnBlur}
      onKeyDown={moveAmongEntries}
    >
      <ul className="main-menu-list">
        {links.map((item) => {
          const { sections } = item;
          if (!sections) {
            return (
              <li key={item.href}>
                <SiteLink
                  href={item.href}
                  className="main-menu-link"
                  data-variant={item.variant}
                  aria-current={currentOf(pathname, item.href)}
                >
                  {item.title}
                </SiteLink>
              </li>
            );
          }
          const isOpen = state.open === item.href;
          return (
            <li key={item.href}>
              <SiteLink
                href={item.href}
                id={triggerId(item.href)}
                className="main-menu-link"
                data-menu={item.href}
                data-replay=""
                data-state={isOpen ? 'open' : 'closed'}
                aria-current={isWithinAny(pathname, sections) ? 'true' : undefined}
                {...buttonProps(item)}
              >
                {item.title}
                {chevron}
              </SiteLink>
              {isOpen && menus !== undefined && menus !== 'failed' && (
                <menus.MenuPanel
                  menu={item.href}
                  pathname={pathname}
                  lines={menus.lines}
                  isSwitch={state.isSwitch}
                  takesFocus={takesFocus}
                  send={send}
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
