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
const isObject = (value: unknown): value is object => Object(value) === value;
const hasTexts =
  (...names: readonly string[]): Check =>
  (value) =>
    names.every((name) => isText(Object(value)[name]));

/** Whether an item of a block has what its drawing needs, by the type of the block. */
const itemChecks: Readonly<Record<string, Check>> = {
  totals: hasTexts('label', 'value'),
  rows: hasTexts('text'),
  bars: hasTexts('label', 'text'),
  table: (row) => isListOf(Object(row).cells, isText),
  grid: (row) => isListOf(Object(row).squares, isObject),
  buttons: isText,
  messages: hasTexts('text'),
  picture: hasTexts('look', 'outline'),
  fields: hasTexts('label', 'value'),
} satisfies Record<ScreenBlock['type'], Check>;

/**
 * Whether a value is a screen: each block has a type, and a list of what it draws. A block of a type
 * that this release does not know is not drawn.
 */
function isScreen(value: unknown): value is Screen {
  const { title, blocks }: Fields<Screen> = Object(value);
  const isBlock = (block: unknown): block is ScreenBlock => {
    const { type, columns, items, rows, shapes }: Fields<ScreenBlock> = Object(block);
    const drawn = items ?? rows ?? shapes;
    return (
      isText(type) &&
      (type !== 'table' || Array.isArray(columns)) &&
      Array.isArray(drawn) &&
      drawn.every(itemChecks[type] ?? (() => true))
    );
  };
  return typeof title === 'string' && isListOf(blocks, isBlock);
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
    return isListOf(categories, isCategory) && typeof startCategory === 'string';
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
