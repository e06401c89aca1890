'use client'; // Positions the panel and selects categories.

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { ArrowRight } from 'lucide-react';
import { isForBrowser } from 'prerendered-islands';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MotifTile } from '@/components/art/motif';
import { Screen } from '@/components/figures/screen';
import * as constants from '@/lib/constants';
import { isApproaching, type PathPoint, panelLeft, placeOf, withPlace } from '@/lib/menus/geometry';
import { indexAfterKey } from '@/lib/menus/list-keys';
import { panelId, triggerId } from '@/lib/menus/menu-elements';
import type { MenuEvent } from '@/lib/menus/menu-state';
import type { MenuContents, MenuEntry } from '@/lib/menus/menus';
import { ariaCurrentOf, EntryList, type EntryLook, overviewName } from './menu-parts';

type Contents<Layout extends MenuContents['layout']> = Extract<MenuContents, { layout: Layout }>;

/** A small picture of the first screen of a product. */
function EntryPicture({ screen }: Required<Pick<MenuEntry, 'screen'>>) {
  return (
    <div aria-hidden="true" className="h-24 overflow-hidden bg-art-3 px-2 pt-2 *:[zoom:0.5]">
      <Screen screen={screen} />
    </div>
  );
}

/** The entries of a panel, each with its title and its summary. A product also has a picture. */
function PanelEntries({ entries, look }: { entries: readonly MenuEntry[]; look: EntryLook }) {
  return (
    <EntryList
      entries={entries}
      look={look}
      columns={({ screen }) => (screen ? 'grid-cols-[11rem_minmax(0,1fr)]' : '')}
      content={({ title, summary, screen }) => (
        <>
          {screen && <EntryPicture screen={screen} />}
          <span>
            <span className="block text-dense font-semibold group-hover:text-accent group-hover:[text-decoration:var(--link-line,inherit)]">
              {title}
            </span>
            <span className="mt-0.5 block text-fine text-pretty text-ink-muted">{summary}</span>
          </span>
        </>
      )}
    />
  );
}

/** The bottom of a panel: a link to the section, and the section's summary. */
function Overview({ href, title, summary }: { href: string; title: string; summary?: string }) {
  return (
    <p className="hairline-t col-span-full flex items-center gap-5 px-5 py-1 text-fine text-ink-muted">
      <a
        href={href}
        aria-current={ariaCurrentOf(href)}
        className="inline-flex min-h-target items-center gap-2 text-note font-semibold whitespace-nowrap text-accent no-underline hover:underline hover:underline-offset-[0.2em]"
      >
        {overviewName(title)}
        <ArrowRight aria-hidden="true" size={16} />
      </a>
      <span>{summary}</span>
    </p>
  );
}

/** Moves the focus between the links of an element with the up and down arrows, Home and End. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>) {
  const links: readonly Element[] = [...event.currentTarget.querySelectorAll('a')];
  const index = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const next = indexAfterKey(event.key, index, links.length);
  if (next === undefined) return;
  event.preventDefault();
  const link = links[next];
  if (link instanceof HTMLElement) link.focus({ preventScroll: true });
}

function Mega({ contents }: { contents: Contents<'mega'> }) {
  const { href, title, categories } = contents;
  const [chosen, setChosen] = useState(contents.startCategory);
  const root = useRef<HTMLDivElement>(null);
  const pointerPath = useRef<readonly PathPoint[]>([]);
  const timer = useRef(0);
  const category = categories.find(({ id }) => id === chosen);
  const tabId = (id: string) => `tab${href.replaceAll('/', '-')}-${id}`;
  const entriesId = tabId('panel');

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const choose = (id: string) => {
    window.clearTimeout(timer.current);
    setChosen(id);
  };
  /**
   * Selects the category under the mouse. If the mouse is on its way to the entries, first waits for
   * it to arrive. `nextMenuState` does not do this, because each movement would render all menus.
   */
  const hover = (id: string, event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    if (id === chosen) return;
    const items = root.current?.querySelector('[role=tabpanel]')?.getBoundingClientRect();
    if (items && isApproaching(pointerPath.current, items)) {
      timer.current = window.setTimeout(() => setChosen(id), constants.categoryAimDelayMs);
    } else {
      setChosen(id);
    }
  };
  const focusTab = (id: string) =>
    document.getElementById(tabId(id))?.focus({ preventScroll: true });

  return (
    <div
      ref={root}
      className="grid grid-cols-[15rem_minmax(0,1fr)] grid-rows-[minmax(18rem,auto)_auto]"
      onPointerMoveCapture={(event) => {
        pointerPath.current = withPlace(pointerPath.current, placeOf(event));
      }}
    >
      <div
        role="tablist"
        aria-orientation="vertical"
        aria-label={`${title} by category`}
        className="bg-surface py-4"
        onPointerLeave={() => window.clearTimeout(timer.current)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') {
            event.preventDefault();
            root.current
              ?.querySelector<HTMLElement>('[role=tabpanel] a')
              ?.focus({ preventScroll: true });
            return;
          }
          const index = categories.findIndex(({ id }) => id === chosen);
          const next = indexAfterKey(event.key, index, categories.length);
          const id = next === undefined ? undefined : categories[next]?.id;
          if (id === undefined) return;
          event.preventDefault();
          choose(id);
          focusTab(id);
        }}
      >
        {categories.map(({ id, title: categoryTitle, motif }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? entriesId : undefined}
            tabIndex={id === chosen ? 0 : -1}
            className="relative flex min-h-12 w-full cursor-pointer items-center gap-3 px-5 text-left text-dense font-medium before:absolute before:inset-y-0 before:left-0 before:w-[3px] focus-visible:-outline-offset-3 aria-selected:bg-raised aria-selected:font-[650] aria-selected:before:bg-accent forced-colors:aria-selected:text-[color:Highlight] forced-colors:aria-selected:before:bg-[color:Highlight]"
            onPointerMove={(event) => hover(id, event)}
            onClick={() => choose(id)}
          >
            <MotifTile motif={motif} className="size-6" />
            {categoryTitle}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={entriesId}
        aria-labelledby={tabId(chosen)}
        className="hairline-l p-4"
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') {
            event.preventDefault();
            focusTab(chosen);
          } else moveAmongLinks(event);
        }}
      >
        {category && <PanelEntries entries={category.entries} look="mega" />}
      </div>
      <Overview href={href} title={title} summary={contents.summary} />
    </div>
  );
}

/**
 * Positions a panel under its trigger, within the header's margins. Panels of the `mega` layout
 * have a fixed position.
 */
function positionPanel(panel: HTMLElement, trigger: HTMLElement) {
  const bar = panel.offsetParent;
  if (!bar) return;
  const outer = bar.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(bar).paddingLeft);
  const start = trigger.getBoundingClientRect().left - outer.left;
  const edges = { left: margin, right: outer.width - margin };
  panel.style.left = `${panelLeft(start, panel.offsetWidth, edges)}px`;
}

/** Whether a list is shown in one narrow column. */
const isShort = ({ entries }: Contents<'list'>) => entries.length <= 3;

function List({ contents }: { contents: Contents<'list'> }) {
  const { href, title, summary, entries } = contents;

  // Radix mounts a panel some time after `MenuPanel` renders. `List` is in the panel, so its effect
  // runs when the panel is mounted.
  useLayoutEffect(() => {
    const panel = document.getElementById(panelId(href));
    const trigger = document.getElementById(triggerId(href));
    if (!panel || !trigger) return;
    const update = () => positionPanel(panel, trigger);
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [href]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the links inside
    <div onKeyDown={moveAmongLinks}>
      <PanelEntries entries={entries} look={isShort(contents) ? 'short list' : 'list'} />
      <Overview href={href} title={title} {...(!isShort(contents) && { summary })} />
    </div>
  );
}

function widthOf(contents: Contents<'list' | 'mega'>): string {
  if (contents.layout === 'mega') return 'inset-x-(--page-margin)';
  if (isShort(contents)) return 'left-0 w-96';
  return contents.entries.some(({ screen }) => screen) ? 'left-0 w-224' : 'left-0 w-176';
}

/**
 * The panel of a header entry. It touches the header, so that the mouse crosses no gap. Radix shows
 * the panel as long as the `value` of `NavigationMenu.Root` is the value of the panel's item. Radix
 * closes the panel on Escape and on a press outside.
 * @param isSwitch whether the panel replaces another panel; it then opens without an animation
 */
export function MenuPanel({
  contents,
  isSwitch,
  dispatch,
}: {
  contents: Contents<'list' | 'mega'>;
  isSwitch: boolean;
  dispatch: (event: MenuEvent) => void;
}) {
  const { href } = contents;
  const panel = useRef<HTMLDivElement>(null);
  const trigger = () => document.getElementById(triggerId(href));

  return (
    <NavigationMenu.Content
      ref={panel}
      id={panelId(href)}
      role="group"
      aria-labelledby={triggerId(href)}
      className={`menu-panel hairline absolute top-full max-h-[calc(100dvh-var(--header-end))] max-w-full origin-top-left overflow-y-auto overscroll-contain border-t-0 bg-raised leading-[1.4] text-ink ${widthOf(contents)} ${isSwitch ? '' : 'motion-safe:animate-open-panel'}`}
      onPointerEnter={(event) => {
        event.preventDefault(); // Stops the delays of Radix.
        if (event.pointerType === 'mouse') dispatch({ type: 'enter-panel' });
      }}
      onPointerLeave={(event) => {
        event.preventDefault();
        if (event.pointerType === 'mouse') dispatch({ type: 'leave' });
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) dispatch({ type: 'focus-panel' });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'blur-panel' });
      }}
      // `MainMenu` closes the panel when the focus leaves. Radix would also remove the links from
      // the Tab order.
      onFocusOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={() => {
        if (panel.current?.contains(document.activeElement))
          trigger()?.focus({ preventScroll: true });
      }}
      onClick={(event) => {
        const { target } = event;
        if (!(target instanceof Element) || !target.closest('a') || isForBrowser(event)) return;
        dispatch({ type: 'dismiss' });
      }}
    >
      {contents.layout === 'mega' ? <Mega contents={contents} /> : <List contents={contents} />}
    </NavigationMenu.Content>
  );
}
