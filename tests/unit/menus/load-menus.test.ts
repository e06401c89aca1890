import { describe, expect, test, vi } from 'vitest';
import type { ScreenBlock } from '@/content/schema/screens';
import { readMenus } from '@/lib/menus/load-menus';
import { menus } from '@/lib/menus/menu-contents';

const built = menus();

test('the menus that the build writes are read as they are', () => {
  expect(readMenus(JSON.parse(JSON.stringify(built)))).toEqual(built);
});

const [first] = built;
const entry = { title: 'CRM', href: '/crm', summary: 'Customers.', children: [], isWide: false };
const withEntry = (changed: object) => [
  { ...first, layout: 'list', entries: [{ ...entry, ...changed }] },
];
const category = { id: 'a', title: 'A', entries: [entry] };
const withCategory = (changed: object) => [
  { ...first, layout: 'mega', startCategory: 'a', categories: [{ ...category, ...changed }] },
];

test('an entry and a category without a picture are read', () => {
  for (const value of [withEntry({}), withCategory({})]) expect(readMenus(value)).toEqual(value);
});

test('an entry whose screen has a picture is read', () => {
  const blocks = [{ type: 'picture', height: 90, shapes: [{ look: 'body', outline: 'M0 0h9' }] }];
  const value = withEntry({ screen: { title: 'A', blocks } });
  expect(readMenus(value)).toEqual(value);
});

/** The parts of an item that its drawing reads, by the type of the block. */
const items = {
  totals: { label: 'A', value: '1' },
  rows: { text: 'A' },
  bars: { label: 'A', value: 1, text: '1' },
  table: { cells: ['A', '1'] },
  grid: { label: 'A', squares: [{}] },
  buttons: 'A',
  messages: { from: 'us', text: 'A' },
  picture: { look: 'body', outline: 'M0 0h9' },
  fields: { label: 'A', value: '1' },
} as const satisfies Record<ScreenBlock['type'], unknown>;
const withItems = (type: string, list: readonly unknown[]) => {
  const name = { table: 'rows', grid: 'rows', picture: 'shapes' }[type] ?? 'items';
  const block = { type, columns: [], height: 90, [name]: list };
  return withEntry({ screen: { title: 'A', blocks: [block] } });
};

test.each(Object.entries(items))(
  'a block of the type %s is read if its items have what is drawn, and refused if one does not',
  (type, item) => {
    expect(() => readMenus(withItems(type, [item]))).not.toThrow();
    for (const other of [null, {}])
      expect(() => readMenus(withItems(type, [item, other])), JSON.stringify(other)).toThrow(
        '/menus.json',
      );
  },
);

test('a block of a type that only another release knows is read, because it is not drawn', () => {
  expect(() => readMenus(withItems('wheel', [null]))).not.toThrow();
});

test.each([
  ['an error page of a host', { error: 'not found' }],
  ['null', null],
  ['an entry of the header without an address', [{ ...first, href: undefined }]],
  ['a layout of another release', [{ ...first, layout: 'wheel' }]],
  ['a list without entries', [{ ...first, layout: 'list', entries: undefined }]],
  ['an entry without the pages below it', withEntry({ children: undefined })],
  ['an entry without a summary', withEntry({ summary: undefined })],
  ['an entry without its width', withEntry({ isWide: undefined })],
  ['an entry whose screen is empty', withEntry({ screen: {} })],
  [
    'a table without its columns',
    withEntry({ screen: { title: 'A', blocks: [{ type: 'table', rows: [] }] } }),
  ],
  ['a grid with an empty square', withItems('grid', [{ label: 'A', squares: [null] }])],
  [
    'a square whose text is an object',
    withItems('grid', [{ label: 'A', squares: [{ text: {} }] }]),
  ],
  ['a row whose value is an object', withItems('rows', [{ text: 'A', value: {} }])],
  ['a bar without a number', withItems('bars', [{ label: 'A', value: '1', text: '1' }])],
  [
    'a message whose sender is an object',
    withItems('messages', [{ from: 'us', by: {}, text: 'A' }]),
  ],
  [
    'a grid whose columns are an object',
    withEntry({ screen: { title: 'A', blocks: [{ type: 'grid', columns: {}, rows: [] }] } }),
  ],
  [
    'a table whose columns are objects',
    withEntry({ screen: { title: 'A', blocks: [{ type: 'table', columns: [{}], rows: [] }] } }),
  ],
  [
    'an entry whose screen has an object as its state',
    withEntry({ screen: { title: 'A', state: {}, blocks: [] } }),
  ],
  [
    'a menu whose first category does not exist',
    [{ ...first, layout: 'mega', startCategory: 'b', categories: [category] }],
  ],
  ['an entry whose screen has empty blocks', withEntry({ screen: { title: 'A', blocks: [{}] } })],
  ['a category whose motif is a name', withCategory({ motif: 'chain' })],
  ['a category whose motif has no colours', withCategory({ motif: { ornament: 'chain' } })],
  [
    'a category whose motif has names of colours',
    withCategory({ motif: { ornament: 'chain', ground: 'sand', ink: 'sea' } }),
  ],
  [
    'categories of another release',
    [{ ...first, layout: 'mega', startCategory: 'a', categories: { a: [entry] } }],
  ],
])('%s is refused', (_, value) => {
  expect(() => readMenus(value)).toThrow('/menus.json');
});

describe('if the menus cannot be fetched', () => {
  test.each([
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the host fails', async () => new Response('no', { status: 500 })],
    ['they are of another release', async () => Response.json([{ layout: 'wheel' }])],
  ])(
    'because %s, that is no missing code, and the next use fetches them again',
    async (_, answer) => {
      vi.resetModules();
      const { loadMenus } = await import('@/lib/menus/load-menus');
      const fetchMock = vi.fn(answer);
      vi.stubGlobal('fetch', fetchMock);
      const error: unknown = await loadMenus().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(TypeError);
      fetchMock.mockImplementation(async () => Response.json(built));
      expect(await loadMenus()).toEqual(built);
    },
  );
});
