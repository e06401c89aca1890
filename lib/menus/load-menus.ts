import type { Screen, ScreenBlock } from '@/content/schema/screens';
import type { AnyMotif } from '@/lib/art/cover-art';
import * as constants from '@/lib/constants';
import { menusPath } from '@/lib/file-paths';
import type { MenuContents, MenuEntry, MenuLink, Menus } from './menus';

type Fields<Type> = Readonly<Partial<Record<Type extends Type ? keyof Type : never, unknown>>>;

/** Whether a value is a list whose items pass a check. */
const isListOf = <Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] => Array.isArray(value) && value.every(isItem);

function isLink(value: unknown): value is MenuLink {
  const { title, href }: Fields<MenuLink> = Object(value);
  return typeof title === 'string' && typeof href === 'string';
}

type Check = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string';
const isAny: Check = () => true;
const isNumber: Check = (value) => typeof value === 'number';
const ifAny =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const withFields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    Object(value) === value &&
    Object.entries(checks).every(([name, check]) => check(Object(value)[name]));

const marked = { mark: ifAny(isText) };
const square = { text: ifAny(isText), span: ifAny(isNumber), ...marked };

/** Whether an item of a block has what its drawing needs, by the type of the block. */
const itemChecks: Readonly<Record<string, Check>> = {
  totals: withFields({ label: isText, value: isText }),
  rows: withFields({ text: isText, value: ifAny(isText), ...marked }),
  bars: withFields({ label: isText, value: isNumber, text: isText }),
  table: withFields({ cells: listOf(isText), ...marked }),
  grid: withFields({ label: isText, squares: listOf(withFields(square)) }),
  buttons: isText,
  messages: withFields({ from: isText, by: ifAny(isText), text: isText }),
  picture: withFields({ look: isText, outline: isText }),
  fields: withFields({ label: isText, value: isText }),
} satisfies Record<ScreenBlock['type'], Check>;

/** Whether a block has what its drawing needs beside its items, by the type of the block. */
const blockChecks: Readonly<Record<string, Check>> = {
  table: withFields({ columns: listOf(isText) }),
  grid: withFields({ columns: ifAny(listOf(isText)) }),
  picture: withFields({ height: isNumber }),
};

/**
 * Whether a value is a screen: each block has a type, and a list of what it draws. A block of a type
 * that this release does not know is not drawn.
 */
function isScreen(value: unknown): value is Screen {
  const { title, state, blocks }: Fields<Screen> = Object(value);
  const isBlock = (block: unknown): block is ScreenBlock => {
    const { type, items, rows, shapes }: Fields<ScreenBlock> = Object(block);
    const drawn = items ?? rows ?? shapes;
    return (
      isText(type) &&
      (blockChecks[type] ?? isAny)(block) &&
      listOf(itemChecks[type] ?? isAny)(drawn)
    );
  };
  return isText(title) && ifAny(isText)(state) && isListOf(blocks, isBlock);
}

function isEntry(value: unknown): value is MenuEntry {
  const { summary, children, isWide, screen }: Fields<MenuEntry> = Object(value);
  return (
    isLink(value) &&
    typeof summary === 'string' &&
    typeof isWide === 'boolean' &&
    isListOf(children, isLink) &&
    (screen === undefined || isScreen(screen))
  );
}

function isMotif(value: unknown): value is AnyMotif {
  const { ornament, ground, ink }: Fields<AnyMotif> = Object(value);
  return typeof ornament === 'string' && [ground, ink].every((part) => typeof part === 'number');
}

type Category = Extract<MenuContents, { layout: 'mega' }>['categories'][number];

function isCategory(value: unknown): value is Category {
  const { id, title, motif, entries }: Fields<Category> = Object(value);
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    (motif === undefined || isMotif(motif)) &&
    isListOf(entries, isEntry)
  );
}

function isContents(value: unknown): value is MenuContents {
  const { summary, layout, entries, categories, startCategory }: Fields<MenuContents> =
    Object(value);
  if (!isLink(value) || typeof summary !== 'string') return false;
  if (layout === 'mega')
    return isListOf(categories, isCategory) && categories.some(({ id }) => id === startCategory);
  return layout === 'link' || (layout === 'list' && isListOf(entries, isEntry));
}

/**
 * Reads the contents of the menus from a host's response.
 * @throws if the response is something else: a host's error page, or the contents of a release that
 * has other menus
 */
export function readMenus(value: unknown): Menus {
  if (!isListOf(value, isContents)) throw new Error(`${menusPath} has no menus of this release.`);
  return value;
}

let loading: Promise<Menus> | undefined;
let loaded: Menus | undefined;

/**
 * @throws Error, and no TypeError as `fetch` does without a connection: the page would reload as if
 * code were missing (`loadCode`)
 */
async function fetchMenus(): Promise<Menus> {
  try {
    const response = await fetch(menusPath, {
      signal: AbortSignal.timeout(constants.httpTimeoutMs),
    });
    return readMenus(await response.json());
  } catch (cause) {
    throw new Error('The contents of the menus could not be fetched.', { cause });
  }
}

/**
 * Fetches the contents of the menus once.
 * @throws if they cannot be fetched; the next call tries again
 */
export async function loadMenus(): Promise<Menus> {
  try {
    loading ??= fetchMenus();
    loaded = await loading;
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** The contents of the menus; undefined until `loadMenus` has fetched them. */
export function loadedMenus(): Menus | undefined {
  return loaded;
}
