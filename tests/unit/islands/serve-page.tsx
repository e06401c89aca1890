import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { siteControls } from '@/components/islands/site-controls';
import { nativeMenuId } from '@/lib/menus/menu-elements';
import {
  CrashingForm,
  element,
  loads,
  servePage as serveWith,
  useServedPages,
} from '../../../packages/islands/tests/support/serve-page';

export { CrashingForm, element, loads, useServedPages };

/** Serves a page with islands and the site's controls. See `servePage` of the package. */
export const servePage = (page: ReactNode, islands?: Readonly<Record<string, ReactNode>>) =>
  serveWith(page, islands, siteControls);

/** A page with the native menu and two entries of the header. The first entry has a panel. */
export const menuPage = (
  <>
    <div data-island="main-menu">
      <nav>
        <a className="main-menu-link" href="/services" data-menu="/services">
          Services
        </a>
        <a className="main-menu-link" href="/about">
          About
        </a>
      </nav>
    </div>
    <nav id={nativeMenuId} tabIndex={-1}>
      <ul>
        <li>
          <a href="/services">All services</a>
        </li>
        <li>
          <a href="/products">All products</a>
        </li>
      </ul>
    </nav>
    <button type="button" className="mobile-menu" popoverTarget={nativeMenuId}>
      Menu
    </button>
    <button type="button" id="elsewhere">
      Elsewhere
    </button>
  </>
);

/** Makes the native menu a popover, because jsdom has no popovers. Returns its state. */
export function servePopover(menu: HTMLElement) {
  const state: { isOpen: boolean; source?: HTMLElement } = { isOpen: false };
  const matches = menu.matches.bind(menu);
  vi.spyOn(menu, 'matches').mockImplementation((selector: string) =>
    selector === ':popover-open' ? state.isOpen : matches(selector),
  );
  menu.showPopover = (options) => {
    state.isOpen = true;
    if (options?.source) state.source = options.source;
  };
  return state;
}
