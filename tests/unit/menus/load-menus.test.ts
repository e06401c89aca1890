import { expect, test, vi } from 'vitest';
import { menuContents } from '@/lib/menus/menu-contents';

const built = menuContents();
const [first] = built;

test.each([
  ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the host fails', async () => new Response('no', { status: 500 })],
  ['the host answers with an error', async () => Response.json({ error: 'not found' })],
  ['the answer is empty', async () => Response.json(null)],
  ['a menu has no address', async () => Response.json([{ ...first, href: undefined }])],
  [
    'a menu has the layout of another release',
    async () => Response.json([{ ...first, layout: 'wheel' }]),
  ],
  ['a menu has no entries', async () => Response.json([{ ...first, layout: 'list' }])],
  [
    'a menu has the categories of another release',
    async () => Response.json([{ ...first, layout: 'mega', categories: {} }]),
  ],
])(
  'if the menus cannot be fetched because %s, no code is missing, and the next use fetches them again',
  async (_, answer) => {
    vi.resetModules();
    const { loadMenus } = await import('@/lib/menus/load-menus');
    const fetchMock = vi.fn<() => Promise<Response>>(answer);
    vi.stubGlobal('fetch', fetchMock);
    const error: unknown = await loadMenus().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(TypeError);
    fetchMock.mockImplementation(async () => Response.json(built));
    expect(await loadMenus()).toEqual(built);
  },
);
