'use client'; // Opens the menus' panels by mouse, touch and keyboard.

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide-react';
import { usePathname } from 'next/navigation';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { isMovingTowards, type Point, panelLeft } from '@/lib/browser/geometry';
import { closedMenus, type MenuEvent, nextMenuState } from '@/lib/browser/menu-timing';
import { currentOf, headerItems, isInSection, type MenuItem, opensPanel } from '@/lib/header-menus';
import { type LoadedMenus, loadMenus } from './load-menus';
import { useHydrated } from './use-hydrated';

const panelId = (href: string) => `menu${href.replaceAll('/', '-')}`;
const triggerId = (href: string) => `${panelId(href)}-trigger`;

/** Whether a click asks for the link itself, in a new tab or window. */
const isForBrowser = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

/**
 * The header's entries. In the delivered HTML all are links; once scripts run, those with a panel are buttons that open
 * it. The primitive gives dismissal and the arrow keys between entries; when panels open and close is decided by
 * `nextMenuState`, since the primitive's own timing is not the one promised.
 */
export function MainMenu() {
  const pathname = usePathname();
  const isHydrated = useHydrated();
  const [menus, setMenus] = useState<LoadedMenus | 'failed'>();
  const [state, dispatch] = useReducer(
    (previous: typeof closedMenus, [event, now]: readonly [MenuEvent, number]) =>
      nextMenuState(previous, event, now),
    closedMenus,
  );
  const send = useCallback((event: MenuEvent) => dispatch([event, performance.now()]), []);
  const nav = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const lastPoint = useRef<Point>(undefined);
  const isFocusWanted = useRef(false);
  const lastPath = useRef(pathname);

  const load = useCallback(() => {
    loadMenus().then(setMenus, () => setMenus('failed'));
  }, []);

  useEffect(() => {
    if (!state.pending) return;
    const { at } = state.pending;
    const timer = window.setTimeout(
      // A timer may fire a fraction of a millisecond early.
      () => dispatch([{ type: 'due' }, Math.max(at, performance.now())]),
      at - performance.now(),
    );
    return () => window.clearTimeout(timer);
  }, [state.pending]);

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

  const isShown = state.open !== undefined && menus !== undefined && menus !== 'failed';

  useLayoutEffect(() => {
    if (!isShown || state.open === undefined) return;
    const trigger = document.getElementById(triggerId(state.open));
    const place = () => {
      const { current } = panel;
      const bar = current?.offsetParent;
      if (!current || !trigger || !bar || current.dataset.layout !== 'list') return;
      const outer = bar.getBoundingClientRect();
      const margin = Number.parseFloat(getComputedStyle(bar).paddingLeft);
      const edges = { left: margin, right: outer.width - margin };
      const start = trigger.getBoundingClientRect().left - outer.left;
      current.style.left = `${panelLeft(start, current.offsetWidth, edges)}px`;
    };
    place();
    if (isFocusWanted.current) {
      isFocusWanted.current = false;
      panel.current?.querySelector<HTMLElement>('a[href], [tabindex="0"]')?.focus();
    }
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isShown, state.open]);

  const isTowardsPanel = (event: PointerEvent) => {
    const from = lastPoint.current;
    return (
      from !== undefined &&
      panel.current !== null &&
      isMovingTowards(
        from,
        { x: event.clientX, y: event.clientY },
        panel.current.getBoundingClientRect(),
      )
    );
  };

  /** What makes a link the button of its panel. Before scripts run, and where they fail to load, it stays a link. */
  const triggerProps = (item: MenuItem) => {
    const isOpen = state.open === item.href;
    const common = {
      id: triggerId(item.href),
      'data-menu': item.href,
      'data-replay': '',
      'data-state': isOpen ? 'open' : 'closed',
    };
    if (!isHydrated || menus === 'failed') return common;
    const point = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      send({ type: 'point', menu: item.href, isTowardsPanel: isTowardsPanel(event) });
    };
    return {
      ...common,
      role: 'button',
      'aria-expanded': isOpen,
      ...(isOpen && isShown && { 'aria-controls': panelId(item.href) }),
      onPointerEnter: point,
      onPointerMove: point,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') send({ type: 'leave' });
      },
      onFocus: () => {
        // The keyboard has moved on from the open panel or its trigger. A press of the mouse is left to its click.
        const isByKey = document.getElementById(triggerId(item.href))?.matches(':focus-visible');
        if (isByKey && state.open !== undefined && !isOpen) send({ type: 'dismiss' });
      },
      onClick: (event: MouseEvent) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        send({ type: 'press', menu: item.href });
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === ' ') {
          event.preventDefault();
          send({ type: 'press', menu: item.href });
        }
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          isFocusWanted.current = true;
          if (isOpen) panel.current?.querySelector<HTMLElement>('a[href], [tabindex="0"]')?.focus();
          send({ type: 'pin', menu: item.href });
        }
      },
    };
  };

  return (
    <NavigationMenu.Root
      ref={nav}
      aria-label="Main"
      className="main-menu"
      value={state.open ?? ''}
      onValueChange={(value) => value === '' && send({ type: 'dismiss' })}
      onPointerEnter={load}
      onFocus={load}
      onTouchStart={load}
      onPointerMove={(event) => {
        lastPoint.current = { x: event.clientX, y: event.clientY };
      }}
    >
      <NavigationMenu.List className="main-menu-list">
        {headerItems.map((item) =>
          opensPanel(item) ? (
            <NavigationMenu.Item key={item.href} value={item.href}>
              <NavigationMenu.Link asChild>
                <SiteLink
                  href={item.href}
                  className="main-menu-link"
                  aria-current={isInSection(pathname, item) ? 'true' : undefined}
                  {...triggerProps(item)}
                >
                  {item.title}
                  <ChevronDown
                    aria-hidden="true"
                    size={12}
                    strokeWidth={2.5}
                    className="menu-chevron"
                  />
                </SiteLink>
              </NavigationMenu.Link>
              {menus !== undefined && menus !== 'failed' && (
                <NavigationMenu.Content
                  ref={state.open === item.href ? panel : null}
                  id={panelId(item.href)}
                  role="group"
                  aria-labelledby={triggerId(item.href)}
                  data-layout={item.layout}
                  className="menu-panel"
                  onPointerEnter={(event) => {
                    event.preventDefault();
                    if (event.pointerType === 'mouse') send({ type: 'enter-panel' });
                  }}
                  onPointerLeave={(event) => {
                    event.preventDefault();
                    if (event.pointerType === 'mouse') send({ type: 'leave' });
                  }}
                  onFocus={(event) => {
                    if (event.target.matches(':focus-visible')) send({ type: 'focus-panel' });
                  }}
                  onEscapeKeyDown={() => {
                    if (panel.current?.contains(document.activeElement)) {
                      document.getElementById(triggerId(item.href))?.focus();
                    }
                  }}
                  onPointerDownOutside={(event) => {
                    const { target } = event;
                    if (target instanceof Element && target.closest('[data-menu]')) {
                      event.preventDefault();
                    }
                  }}
                  onClick={(event) => {
                    const { target } = event;
                    const isLink = target instanceof Element && target.closest('a') !== null;
                    if (!isLink || isForBrowser(event)) return;
                    document.getElementById(triggerId(item.href))?.focus({ preventScroll: true });
                    send({ type: 'dismiss' });
                  }}
                >
                  <menus.MenuPanel item={item} pathname={pathname} lines={menus.lines} />
                </NavigationMenu.Content>
              )}
            </NavigationMenu.Item>
          ) : (
            <NavigationMenu.Item key={item.href}>
              <NavigationMenu.Link asChild>
                <SiteLink
                  href={item.href}
                  className="main-menu-link"
                  data-variant={'variant' in item ? item.variant : undefined}
                  aria-current={currentOf(pathname, item.href)}
                >
                  {item.title}
                </SiteLink>
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          ),
        )}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
