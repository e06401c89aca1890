import { startIslands } from 'prerendered-islands';
import { type FunctionComponent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { MotifTile } from '@/components/art/motif';
import { showErrorPage } from '@/components/islands/errors/show-error-page';
import { loadHydration } from '@/components/islands/load-hydration';
import { siteControls } from '@/components/islands/site-controls';
import type { Motif } from '@/lib/art/cover-art';
import { nativeMenuId } from '@/lib/menus/menu-elements';
import { CrashingForm, element, servePopover, useServedPages } from './serve-page';

useServedPages();
beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn());
});

/**
 * Serves a page with one island, which the site's own code hydrates. Returns the mock that loads
 * the island's code.
 */
function serve(name: string, Component: FunctionComponent, around = '', tag = 'div') {
  document.body.innerHTML = `${around}<${tag} id="content"><div data-island="${name}">${renderToString(<Component />)}</div></${tag}>`;
  const loadIsland = vi.fn(async () => {
    const hydrate = await loadHydration();
    return (island: HTMLElement) => hydrate(island, Component);
  });
  startIslands({ controls: siteControls, loadRuntime: async () => () => {}, loadIsland });
  return loadIsland;
}

const island = () => element('[data-island]');

/** A menu whose panel throws when it renders. */
function Menu() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) throw new Error('no such icon');
  return (
    <a
      href="/services"
      data-menu="/services"
      onClick={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
    >
      Services
    </a>
  );
}

test('after a crash, a menu opens in its native form, and its code is not loaded again', async () => {
  const nativeMenu = `<div id="${nativeMenuId}"><nav><ul><li><a href="/services">All services</a></li></ul></nav></div>`;
  const load = serve('main-menu', Menu, nativeMenu);
  const popover = servePopover(element(`#${nativeMenuId}`));

  element('[data-menu]').click();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-failed', 'crash'));
  expect(island()).not.toHaveAttribute('data-running');
  expect(load).toHaveBeenCalledTimes(1);

  popover.isOpen = false;
  element('[data-menu]').click();
  expect(popover.isOpen).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith(
    'The island "main-menu" has crashed.',
    expect.any(Error),
  );
  // A reload would start with a request for the page. Only the file with the menu’s links is
  // requested.
  expect(fetch).not.toHaveBeenCalledWith(location.href, expect.anything());
});

test('a crash of a page’s main island shows the error page, and “Try again” restores the form with its text', async () => {
  serve('enquiry', CrashingForm, '', 'main');
  element<HTMLInputElement>('[name=name]').value = 'Asha';
  element('button').click();
  await vi.waitFor(() => expect(element('h1')).toHaveTextContent('Internal Server Error'));
  expect(document.title).toBe('500 - Internal Server Error');
  expect(element('h1')).toHaveFocus();
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === 'Try again')?.click();
  await vi.waitFor(() => expect(element('[name=name]')).toHaveValue('Asha'));
});

test('“Try again” brings the page back also if something else crashes while the error page is shown', async () => {
  document.title = 'Contact';
  document.body.innerHTML = '<main id="content" tabindex="-1"><form></form></main>';
  showErrorPage(new Error('first'));
  showErrorPage(new Error('second'));
  expect(console.error).toHaveBeenCalledTimes(2);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  element('button').click();
  await vi.waitFor(() => expect(document.querySelector('h1')).toBeNull());
  expect(element('form')).toBeInTheDocument();
  expect(document.title).toBe('Contact');
});

test('for a crawler, the content of a page stays after a crash of its main island, and the error is logged', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
  );
  serve('enquiry', CrashingForm, '', 'main');
  element('button').click();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.any(Error)));
  expect(element('form')).toBeInTheDocument();
  expect(document.querySelector('h1')).toBeNull();
});

test('an unknown motif leaves its space empty', () => {
  const colours = { ground: 1, ink: 3 } as const;
  const drawn = (motif: Motif) => renderToString(<MotifTile motif={motif} />);
  expect(drawn({ ornament: 'wave', ...colours })).toContain('<svg');
  const { motif }: { motif: Motif } = JSON.parse(
    JSON.stringify({ motif: { ornament: 'an-unknown-motif', ...colours } }),
  );
  expect(drawn(motif)).toBe(
    '<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"></svg>',
  );
});
