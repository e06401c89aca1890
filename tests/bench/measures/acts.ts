import type { Locator, Page } from 'playwright';
import { themes } from '@/content/themes';
import type { PagePath } from '@/content/tree';
import { pageOf } from '../../support/page-of';
import type { Screen } from '../conditions/screens';
import type { Watched } from './watch-act';

/** The first use of a control on a page. */
export interface Act extends Watched {
  readonly name: string;
  readonly path: PagePath;
  readonly screen: Screen;
  /** The control, by role and visible name. */
  control(page: Page): Locator;
  /** Uses the control. Its centre is measured before, so that the page receives only this input. */
  act(page: Page, middle: { readonly x: number; readonly y: number }): Promise<unknown>;
  /** What the visitor uses as soon as it is ready. */
  goOn?(page: Page): Promise<unknown>;
  /** When the page is idle: what has been lost or done twice, as sentences. */
  losses(page: Page): Promise<readonly (string | false)[]>;
}

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuPath = pageOf('service');

/** The number of visible elements. */
const countShown = (locator: Locator) => locator.filter({ visible: true }).count();
const stays = (page: Page, path: PagePath) =>
  new URL(page.url()).pathname !== path && `the page was left for ${page.url()}`;

async function lossesOfMenu(page: Page) {
  const panels = await countShown(main(page).getByRole('group', { name: 'Services', exact: true }));
  const open = await main(page).getByRole('button', { expanded: true }).count();
  return [
    stays(page, menuPath),
    panels !== 1 && `${panels} panels are open`,
    open !== 1 && `${open} buttons say that they are open`,
  ];
}

const menu = {
  path: menuPath,
  control: (page) => main(page).getByText('Services', { exact: true }),
  useful: [{ type: 'more links', count: 3 }],
  final: [{ type: 'panel', role: 'group', name: 'Services' }],
  losses: lossesOfMenu,
} satisfies Partial<Act>;

const focusIsIn = (within: Locator) =>
  within.evaluateAll((elements) =>
    elements.some((element) => element.contains(document.activeElement)),
  );

/** A theme that is not the default, and the start of its name. */
const [, otherTheme] = themes;
const typedName = 'Asha';

/** The first uses to measure, each on a page that has just loaded. */
export const acts: readonly Act[] = [
  {
    ...menu,
    name: 'Services by mouse',
    screen: 'desktop',
    startsWith: 'click',
    act: (page, { x, y }) => page.mouse.click(x, y),
  },
  {
    ...menu,
    name: 'Services by Enter',
    screen: 'desktop',
    startsWith: 'keydown',
    async act(page) {
      await menu.control(page).focus();
      await page.keyboard.press('Enter');
    },
    losses: async (page) => [
      ...(await lossesOfMenu(page)),
      !(await focusIsIn(main(page))) && 'the focus is lost',
    ],
  },
  {
    ...menu,
    name: 'Services by ArrowDown',
    screen: 'desktop',
    startsWith: 'keydown',
    async act(page) {
      await menu.control(page).focus();
      await page.keyboard.press('ArrowDown');
    },
    losses: async (page) => [
      ...(await lossesOfMenu(page)),
      !(await focusIsIn(main(page).getByRole('group', { name: 'Services', exact: true }))) &&
        'the focus is not in the panel',
    ],
  },
  {
    ...menu,
    name: 'Services by touch',
    screen: 'tablet',
    startsWith: 'click',
    act: (page, { x, y }) => page.touchscreen.tap(x, y),
  },
  {
    name: 'Menu on a phone',
    path: menuPath,
    screen: 'phone',
    startsWith: 'click',
    control: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: 'Menu', exact: true })
        .or(page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true })),
    act: (page, { x, y }) => page.touchscreen.tap(x, y),
    useful: [{ type: 'more links', count: 3 }],
    final: [{ type: 'panel', role: 'dialog', name: 'Menu' }],
    async losses(page) {
      const dialogs = page.getByRole('dialog', { name: 'Menu' });
      const open = await countShown(dialogs);
      return [
        stays(page, menuPath),
        open !== 1 && `${open} menus are open`,
        !(await focusIsIn(dialogs)) && 'the focus is not in the menu',
      ];
    },
  },
  {
    name: 'Search',
    path: menuPath,
    screen: 'desktop',
    startsWith: 'click',
    control: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: 'Search', exact: true })
        .or(page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })),
    act: (page, { x, y }) => page.mouse.click(x, y),
    goOn: (page) => page.keyboard.type('payroll', { delay: 100 }),
    useful: [{ type: 'focus in a field' }],
    final: [
      { type: 'panel', role: 'dialog', name: 'Search the site' },
      { type: 'focus in a field' },
    ],
    async losses(page) {
      const field = page.getByRole('searchbox', { name: 'Search the site' });
      const value = await field
        .filter({ visible: true })
        .first()
        .inputValue({ timeout: 1_000 })
        .catch(() => undefined);
      const dialogs = await countShown(page.getByRole('dialog', { name: 'Search the site' }));
      return [
        stays(page, menuPath),
        dialogs !== 1 && `${dialogs} searches are open`,
        value !== 'payroll' && `the field holds "${value}" where "payroll" was typed`,
      ];
    },
  },
  {
    name: 'Theme',
    path: menuPath,
    screen: 'desktop',
    startsWith: 'keydown',
    control: (page) => page.getByRole('banner').getByRole('combobox', { name: 'Theme' }),
    async act(page) {
      await page.getByRole('banner').getByRole('combobox', { name: 'Theme' }).focus();
      await page.keyboard.press(otherTheme.label.charAt(0));
    },
    useful: [{ type: 'other colours' }],
    final: [{ type: 'other colours' }, { type: 'kept', text: otherTheme.name }],
    async losses(page) {
      const control = page.getByRole('banner').getByRole('combobox', { name: 'Theme' });
      const value = await control.inputValue({ timeout: 1_000 }).catch(() => undefined);
      return [value !== otherTheme.name && `the control shows "${value}"`];
    },
  },
  {
    name: 'Filter on /projects',
    path: '/projects',
    screen: 'desktop',
    startsWith: 'click',
    control: (page) =>
      page.getByRole('group', { name: 'Industry' }).getByText('Education', { exact: true }),
    act: (page, { x, y }) => page.mouse.click(x, y),
    useful: [{ type: 'other headings' }],
    final: [{ type: 'other headings' }, { type: 'status', text: '1 project' }],
    async losses(page) {
      const chosen = new URL(page.url()).searchParams.getAll('industry');
      const isChecked = await page.getByRole('radio', { name: /^Education/ }).isChecked();
      return [
        !isChecked && 'the choice is lost',
        chosen.join() !== 'education' && `the address holds "${chosen.join()}"`,
      ];
    },
  },
  {
    name: 'Form on /contact',
    path: '/contact',
    screen: 'desktop',
    startsWith: 'keydown',
    control: (page) => page.getByRole('textbox', { name: 'Your name' }),
    async act(page, { x, y }) {
      await page.mouse.click(x, y);
      await page.keyboard.type(typedName, { delay: 150 });
    },
    useful: [{ type: 'typed', text: typedName.charAt(0) }],
    final: [
      { type: 'typed', text: typedName.charAt(0) },
      { type: 'kept', text: `name=${typedName.charAt(0)}` },
    ],
    async losses(page) {
      const field = page.getByRole('textbox', { name: 'Your name' });
      const value = await field.inputValue({ timeout: 1_000 }).catch(() => undefined);
      const forms = await countShown(page.getByRole('form', { name: 'Enquiry' }));
      const kept = await page.evaluate(() => Object.values(localStorage).join('\n'));
      return [
        forms !== 1 && `${forms} forms are there`,
        value !== typedName && `the field holds "${value}" where "${typedName}" was typed`,
        !kept.includes(`name=${typedName}`) && 'what was typed is not kept',
        !(await focusIsIn(field)) && 'the focus is lost',
      ];
    },
  },
];
