'use client'; // Opens, places and dismisses itself, and chooses categories. Loaded with the first menu that is wanted.

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { ArrowRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationEntry } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { isMovingTowards, type Point, panelLeft } from '@/lib/browser/geometry';
import { plainMenuId } from '@/lib/browser/late-markup';
import { indexAfterKey } from '@/lib/browser/list-keys';
import type { MenuEvent } from '@/lib/browser/menu-state';
import { nextMenuState } from '@/lib/browser/menu-timing';
import { isForBrowser } from '@/lib/browser/site-links';
import * as constants from '@/lib/constants';
import { isWithin } from '@/lib/header-links';
import { childLinksOf, type MenuItem, menuAt, overviewTitle } from '@/lib/header-menus';
import { titleOf } from '@/lib/titles';
import type { MenuLines } from './load-menus';
import { panelId, triggerId } from './menu-elements';

/** For the triggers, which ask only while a panel is open: what every page fetches has no geometry in it. */
export { isMovingTowards, nextMenuState };

interface Props {
  item: MenuItem;
  pathname: string;
  lines: MenuLines;
}

/** Moves the focus among the links of an element with the keys of a vertical list. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>) {
  const links: readonly Element[] = [...event.currentTarget.querySelectorAll('a')];
  const index = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const next = indexAfterKey(event.key, index, links.length);
  if (next === undefined) return;
  event.preventDefault();
  const link = links[next];
  if (link instanceof HTMLElement) link.focus({ preventScroll: true });
}

function Entries({
  entries,
  item,
  pathname,
  lines,
}: Props & { entries: readonly NavigationEntry[] }) {
  return (
    <ul className="menu-entries">
      {entries.map(({ href, icon }) => {
        const children = childLinksOf(href, item);
        const leads = entries.some((entry) => entry.href !== href && isWithin(entry.href, href));
        return (
          <li key={href} data-wide={leads || children.length > 4 || undefined}>
            <SiteLink
              href={href}
              className="menu-entry"
              aria-current={pathname === href ? 'page' : undefined}
            >
              <span className="menu-entry-icon">
                <Icon name={icon} />
              </span>
              <span>
                <span className="menu-entry-title">{titleOf(href)}</span>
                {lines[href] && <span className="menu-entry-line">{lines[href]}</span>}
              </span>
            </SiteLink>
            {children.length > 0 && (
              <ul className="menu-children">
                {children.map((child) => (
                  <li key={child}>
                    <SiteLink
                      href={child}
                      className="menu-child"
                      aria-current={pathname === child ? 'page' : undefined}
                    >
                      {titleOf(child)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Overview({ item, pathname, lines }: Props) {
  return (
    <p className="menu-overview">
      <SiteLink href={item.href} aria-current={pathname === item.href ? 'page' : undefined}>
        {overviewTitle(item)}
        <ArrowRight aria-hidden="true" size={16} />
      </SiteLink>
      {lines[item.href] && <span>{lines[item.href]}</span>}
    </p>
  );
}

function Mega({ item, ...rest }: Props & { item: Extract<MenuItem, { layout: 'mega' }> }) {
  const [chosen, setChosen] = useState(item.startCategory);
  const root = useRef<HTMLDivElement>(null);
  const lastPoint = useRef<Point>(undefined);
  const timer = useRef(0);
  const category = item.categories.find(({ id }) => id === chosen);
  const tabId = (id: string) => `tab${item.href.replaceAll('/', '-')}-${id}`;
  const panelId = `${tabId('panel')}`;

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const choose = (id: string) => {
    window.clearTimeout(timer.current);
    setChosen(id);
  };
  /** Chooses the category under the mouse, but not while the mouse is on its way to the items. */
  const hover = (id: string, event: PointerEvent) => {
    const point = { x: event.clientX, y: event.clientY };
    const from = lastPoint.current;
    lastPoint.current = point;
    if (event.pointerType !== 'mouse' || id === chosen) return;
    const items = root.current?.querySelector('[role=tabpanel]')?.getBoundingClientRect();
    window.clearTimeout(timer.current);
    if (from && items && isMovingTowards(from, point, items)) {
      timer.current = window.setTimeout(() => setChosen(id), constants.menuAimDelayMs);
    } else {
      setChosen(id);
    }
  };
  const focusChosen = (id: string) => document.getElementById(tabId(id))?.focus();

  return (
    <div
      ref={root}
      className="menu-mega"
      onPointerMove={(event) => {
        lastPoint.current = { x: event.clientX, y: event.clientY };
      }}
    >
      <div
        role="tablist"
        aria-orientation="vertical"
        aria-label={`${item.title} by category`}
        className="menu-categories"
        onPointerLeave={() => window.clearTimeout(timer.current)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') {
            event.preventDefault();
            root.current?.querySelector<HTMLElement>('[role=tabpanel] a')?.focus();
            return;
          }
          const index = item.categories.findIndex(({ id }) => id === chosen);
          const next = indexAfterKey(event.key, index, item.categories.length);
          const id = next === undefined ? undefined : item.categories[next]?.id;
          if (id === undefined) return;
          event.preventDefault();
          choose(id);
          focusChosen(id);
        }}
      >
        {item.categories.map(({ id, title, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? panelId : undefined}
            tabIndex={id === chosen ? 0 : -1}
            className="menu-category"
            onPointerMove={(event) => hover(id, event)}
            onClick={() => choose(id)}
          >
            <Icon name={icon} />
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(chosen)}
        className="menu-items"
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') {
            event.preventDefault();
            focusChosen(chosen);
          } else moveAmongLinks(event);
        }}
      >
        {category && <Entries entries={category.items} item={item} {...rest} />}
      </div>
      <Overview item={item} {...rest} />
    </div>
  );
}

/** What a panel of the header holds: categories with their items, or the child links of a section. */
function Content({ item, ...rest }: Props) {
  if (item.layout === 'mega') return <Mega item={item} {...rest} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among the links inside
    <div className="menu-list" data-count={item.items.length} onKeyDown={moveAmongLinks}>
      <Entries entries={item.items} item={item} {...rest} />
      <Overview item={item} {...rest} />
    </div>
  );
}

/** Puts a panel of the `list` layout under its trigger, as far as the header's margins allow. */
function place(panel: HTMLElement, trigger: HTMLElement | null) {
  const bar = panel.offsetParent;
  if (!bar || !trigger) return;
  const outer = bar.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(bar).paddingLeft);
  const start = trigger.getBoundingClientRect().left - outer.left;
  const edges = { left: margin, right: outer.width - margin };
  panel.style.left = `${panelLeft(start, panel.offsetWidth, edges)}px`;
}

/**
 * The open panel of a menu. The primitive dismisses it by Escape, by a press elsewhere and when the focus leaves; its own
 * hover timing is turned off, since `nextMenuState` decides.
 */
export function MenuPanel({
  menu,
  isSwitch,
  takesFocus,
  send,
  ...rest
}: Omit<Props, 'item'> & {
  menu: PagePath;
  isSwitch: boolean;
  /** Whether the focus goes to the panel's first link or category. */
  takesFocus: boolean;
  send: (event: MenuEvent) => void;
}) {
  const item = menuAt(menu);
  const panel = useRef<HTMLDivElement>(null);
  const trigger = () => document.getElementById(triggerId(item.href));

  useLayoutEffect(() => {
    if (item.layout !== 'list') return;
    const update = () => {
      if (panel.current) place(panel.current, document.getElementById(triggerId(item.href)));
    };
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [item]);

  // It stood in for the panel if that was asked for before the islands ran.
  useLayoutEffect(() => document.getElementById(plainMenuId)?.hidePopover?.(), []);

  useLayoutEffect(() => {
    if (takesFocus)
      panel.current
        ?.querySelector<HTMLElement>('a[href], [tabindex="0"]')
        ?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <NavigationMenu.Root
      asChild
      aria-label={undefined}
      value={item.href}
      onValueChange={() => send({ type: 'dismiss' })}
    >
      <NavigationMenu.Item asChild value={item.href}>
        <div>
          <NavigationMenu.Content
            ref={panel}
            id={panelId(item.href)}
            role="group"
            aria-labelledby={triggerId(item.href)}
            data-layout={item.layout}
            data-switch={isSwitch || undefined}
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
              if (panel.current?.contains(document.activeElement))
                trigger()?.focus({ preventScroll: true });
            }}
            onFocusOutside={(event) => {
              if (event.target === trigger()) event.preventDefault();
            }}
            onPointerDownOutside={(event) => {
              // A press on a trigger is for its click to answer.
              const { target } = event;
              if (target instanceof Element && target.closest('[data-menu]'))
                event.preventDefault();
            }}
            onClick={(event) => {
              const { target } = event;
              if (!(target instanceof Element) || !target.closest('a') || isForBrowser(event))
                return;
              trigger()?.focus({ preventScroll: true });
              send({ type: 'dismiss' });
            }}
          >
            <Content item={item} {...rest} />
          </NavigationMenu.Content>
        </div>
      </NavigationMenu.Item>
    </NavigationMenu.Root>
  );
}
