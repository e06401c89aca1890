import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const fetchMock = vi.fn<typeof fetch>();

/**
 * Expects the request that checks whether the server can send the page. `packages/islands` tests
 * what the page does next.
 */
const expectServerCheck = () =>
  vi.waitFor(() =>
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith(
      location.href,
      expect.objectContaining({ method: 'HEAD' }),
    ),
  );

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetchMock.mockReset().mockResolvedValue(new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  document.body.innerHTML = '';
});

/**
 * A module that is missing. The error is thrown at its first use: Vitest would replace one of the
 * import by an error of its own.
 */
const missing = () =>
  new Proxy(
    {},
    {
      has: () => true,
      get(_, name) {
        if (name === 'then') return undefined;
        throw new TypeError('Failed to fetch dynamically imported module');
      },
    },
  );

describe('if a page fails to load this part, it checks whether the server answers:', () => {
  test.each([
    ['a filter', '<div data-filter></div>', 'filter'],
    ['the opening hours', '<p data-opening></p>', 'opening-hours'],
    ['the not-found message', '<div id="nearest-pages"></div>', 'not-found'],
  ])('%s', async (_, html, file) => {
    vi.doMock(`@/lib/runtime/page-parts/${file}`, missing);
    document.body.innerHTML = html;
    const { startControls } = await import('@/lib/runtime/page-parts/start-controls');
    startControls();
    await expectServerCheck();
  });

  test('a calculator', async () => {
    vi.doMock('@/lib/runtime/page-parts/calculators', missing);
    const { loadCalculatorOnUse } = await import('@/lib/runtime/page-parts/load-calculator');
    const root = document.createElement('form');
    const field = root.appendChild(document.createElement('input'));
    document.body.append(root);
    loadCalculatorOnUse(root);
    field.focus();
    await expectServerCheck();
  });
});
