import { describe, expect, test, vi } from 'vitest';
import { readMenus } from '@/lib/menus/load-menus';
import { menus } from '@/lib/menus/menu-contents';

const built = menus();

test('the menus that the build writes are read as they are', () => {
  expect(readMenus(JSON.parse(JSON.stringify(built)))).toEqual(built);
});

const [first] = built;
const entry = { title: 'CRM', href: '/crm', summary: 'Customers.', children: [] };

test.each([
  ['an error page of a host', { error: 'not found' }],
  ['null', null],
  ['an entry of the header without an address', [{ ...first, href: undefined }]],
  ['a layout of another release', [{ ...first, layout: 'wheel' }]],
  ['a list without entries', [{ ...first, layout: 'list' }]],
  [
    'an entry without the pages below it',
    [{ ...first, layout: 'list', entries: [{ ...entry, children: undefined }] }],
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
