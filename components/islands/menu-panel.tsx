'use client'; // Chooses categories by pointer and key. Loaded with the first menu that is opened.

import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationEntry } from '@/content/navigation';
import { isMovingTowards, type Point } from '@/lib/browser/geometry';
import { indexAfterKey } from '@/lib/browser/list-keys';
import { constants } from '@/lib/constants';
import { childLinksOf, isWithin, type MenuItem, overviewTitle } from '@/lib/header-menus';
import { titleOf } from '@/lib/titles';
import type { MenuLines } from './load-menus';

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
  if (link instanceof HTMLElement) link.focus();
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
      timer.current = window.setTimeout(() => setChosen(id), constants.menuSwitchDelayMs);
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
export function MenuPanel({ item, ...rest }: Props) {
  if (item.layout === 'mega') return <Mega item={item} {...rest} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among the links inside
    <div className="menu-list" data-count={item.items.length} onKeyDown={moveAmongLinks}>
      <Entries entries={item.items} item={item} {...rest} />
      <Overview item={item} {...rest} />
    </div>
  );
}
