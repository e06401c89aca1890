import { expect, type Page, test } from '@playwright/test';
import * as constants from '@/lib/constants';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';
import { footerLink } from '../../support/browser/footer-link';
import {
  innerPage,
  linksOf,
  mega,
  required,
  start,
  startCategory,
} from '../../support/browser/header-entries';
import {
  bringMenus,
  expectRunning,
  holdIslands,
  hydrate,
  hydrateOnIntent,
  hydrationCode,
} from '../../support/browser/hydrate';

// Otherwise the offline worker would serve code that a test removes.
test.use({ hasTouch: true, serviceWorkers: 'block' });

const path = innerPage;
const phone = { width: 360, height: 740 };

const menus = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const firstMenu = (page: Page) => menus(page).locator(`[data-menu="${mega.href}"]`);
/** An entry of that menu. */
const entry = required(linksOf(startCategory.items, mega)[0], `entry of "${mega.title}"`);
const panel = (page: Page) => menus(page).getByRole('group');
const nativeMenu = (page: Page) => page.getByRole('navigation', { name: 'All pages of the menu' });
const plainLink = (page: Page, name: string) =>
  nativeMenu(page).getByRole('link', { name, exact: true });
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search the site' });
const searchField = (page: Page) =>
  searchDialog(page).getByRole('searchbox', { name: 'Search the site' });
const theme = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Theme' });
const form = (page: Page) => page.getByRole('form', { name: 'Enquiry' });

/** A control, the visitor's first use of it, and the expected result. */
interface Control {
  readonly path: string;
  readonly viewport?: typeof phone;
  /** A part of the name of the code that the page loads for it unasked. */
  readonly brings?: string;
  readonly use: (page: Page) => Promise<void>;
  /** The expected result without the code of the control. */
  readonly answers: (page: Page) => Promise<void>;
  /** What following the native form leads to. */
  readonly leadsOn: (page: Page) => Promise<void>;
  /** What the page shows after the code has loaded, with nothing lost or done twice. */
  readonly ends: (page: Page) => Promise<void>;
}

const firstMenuBy = (use: Control['use'], ends?: Control['ends']): Control => ({
  path,
  use,
  answers: async (page) => {
    await expect(plainLink(page, entry.title)).toBeVisible();
    await expect(plainLink(page, start.title)).toBeHidden();
    await expect(page).toHaveURL(path);
  },
  leadsOn: async (page) => {
    await plainLink(page, entry.title).click();
    await expect(page).toHaveURL(entry.href);
  },
  ends: async (page) => {
    await expect(panel(page)).toHaveAccessibleName(mega.title);
    await expect(firstMenu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(nativeMenu(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await ends?.(page);
  },
});

const searchBy = (open: Control['use']): Control => ({
  path,
  use: async (page) => {
    await open(page);
    await page.keyboard.type('payroll');
  },
  answers: async (page) => {
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('payroll');
    await expect(page).toHaveURL(path);
  },
  leadsOn: async (page) => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=payroll');
  },
  ends: async (page) => {
    await expect(searchDialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(searchField(page)).toHaveValue('payroll');
    await expect(searchField(page)).toBeFocused();
    await expect(page).toHaveURL(path);
  },
});

const projects = pathsOfKind('project');
const { industry } = copyOf(required(projects[0], 'project'));
const ofIndustry = projects.filter((project) => copyOf(project).industry === industry);

const expectNarrowed = async (page: Page) => {
  await expect(page.locator('#project-filter').getByRole('heading', { level: 2 })).toHaveText(
    ofIndustry.map(titleOf),
  );
  await expect(page).toHaveURL(`/projects?industry=${industry.split('/').at(-1)}`);
};

const expectMidnight = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight');
  await expect(theme(page)).toHaveValue('midnight');
};

const typed = { 'Your name': 'Asha Mwangi', Message: 'We need a till in two shops.' } as const;
const textField = (page: Page, name: string) =>
  form(page).getByRole('textbox', { name, exact: true });

const expectTyped = async (page: Page) => {
  for (const [name, value] of Object.entries(typed))
    await expect(textField(page, name)).toHaveValue(value);
};

const controls: Readonly<Record<string, Control>> = {
  'the first menu by the mouse': firstMenuBy((page) => firstMenu(page).click()),
  'the first menu by the down arrow': firstMenuBy(
    (page) => firstMenu(page).press('ArrowDown'),
    (page) => expect(panel(page).getByRole('tab', { name: startCategory.title })).toBeFocused(),
  ),
  'the phone’s menu': {
    path,
    viewport: phone,
    use: (page) => menuButton(page).tap(),
    answers: async (page) => {
      await expect(plainLink(page, mega.title)).toBeVisible();
      await expect(plainLink(page, start.title)).toBeVisible();
    },
    leadsOn: async (page) => {
      await plainLink(page, start.title).tap();
      await expect(page).toHaveURL(start.href);
    },
    ends: async (page) => {
      await expect(sheet(page)).toBeVisible();
      await expect(nativeMenu(page)).toBeHidden();
    },
  },
  'search by a click': searchBy((page) =>
    page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
  ),
  'search by / and a word': searchBy((page) => page.keyboard.press('/')),
  'the theme': {
    path,
    use: async (page) => {
      await theme(page).selectOption('midnight');
    },
    answers: expectMidnight,
    leadsOn: async (page) => {
      await page.reload();
      await expectMidnight(page);
    },
    ends: async (page) => {
      await expectRunning(page, 'theme');
      await expectMidnight(page);
      await theme(page).selectOption('dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  },
  'a filter': {
    path: '/projects',
    brings: '/follow-filter-',
    use: (page) =>
      page
        .getByRole('group', { name: 'Industry' })
        .getByText(titleOf(industry), { exact: true })
        .click(),
    answers: expectNarrowed,
    leadsOn: async (page) => {
      await page.reload();
      await expectNarrowed(page);
    },
    ends: expectNarrowed,
  },
  'the form': {
    path: '/contact',
    use: async (page) => {
      for (const [name, value] of Object.entries(typed))
        await textField(page, name).pressSequentially(value);
    },
    answers: expectTyped,
    leadsOn: async (page) => {
      await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
      await expectTyped(page);
    },
    ends: async (page) => {
      await expectRunning(page, 'enquiry');
      await expectTyped(page);
      await textField(page, 'E-mail').fill('asha@example.com');
      await form(page).getByRole('button', { name: 'Write my message' }).click();
      await expect(
        page.getByRole('heading', { name: 'Choose how to send your message' }),
      ).toBeVisible();
      await expectTyped(page);
    },
  },
};

/** Opens the page of a control without using anything. */
async function open(page: Page, { path, viewport, brings }: Control) {
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(path);
  if (brings === undefined) return;
  await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    brings,
  );
}

/** Makes a page act as if it had just been reloaded for missing code. */
const reloadedAlready = (page: Page, { path }: Pick<Control, 'path'>) =>
  page.addInitScript(
    ([key, value]) => sessionStorage.setItem(key, value.replace('"now"', String(Date.now()))),
    [constants.chunkReloadStorageKey, JSON.stringify({ [path]: ['now'] })] as const,
  );

for (const [name, control] of Object.entries(controls)) {
  test.describe(`${name}, used before any other control`, () => {
    test('works while its code is loading, and acts once when it has loaded', async ({ page }) => {
      const release = await holdIslands(page);
      await open(page, control);
      await control.use(page);
      await control.answers(page);
      release();
      await control.ends(page);
    });

    test('follows its link if its code is missing', async ({ page }) => {
      await page.route(hydrationCode, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await reloadedAlready(page, control);
      await open(page, control);
      await control.use(page);
      await control.answers(page);
      await control.leadsOn(page);
    });
  });
}

/** Records the code that a page requests from now on, except what every page loads. */
function laterCode(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname;
    if (/\.(js|txt|json)$/.test(name) && !/\/client-/.test(name)) urls.push(name);
  });
  return urls;
}

const isStarted = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hydrated === 'true');

test.describe('a page nobody has touched', () => {
  test('is complete without later code and does not request it', async ({ page }) => {
    // The page's clock is stopped, so a slow machine makes no difference.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const requests = laterCode(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requests).toEqual([]);
    expect(await isStarted(page)).toBe(false);
  });

  test('starts its runtime when it is idle, but no island', async ({ page }) => {
    const requests = laterCode(page);
    await page.goto(path);
    await hydrate(page);
    expect(requests.filter((name) => hydrationCode.test(name))).toEqual([]);
    await expect(page.locator('[data-running]')).toHaveCount(0);
  });

  test('loads nothing for a visitor who saves data, until the first input', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.clock.install();
    const requests = laterCode(page);
    await page.goto(path);
    await page.clock.runFor(60_000);
    expect(requests).toEqual([]);
    await hydrateOnIntent(page);
  });
});

test.describe('nothing a visitor does early is lost', () => {
  test('a link opens its page before any code has loaded', async ({ page }) => {
    await page.route('**/*.js', () => {}); // On their way for ever.
    await page.goto(path, { waitUntil: 'commit' });
    await footerLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a menu that was opened and closed before its code has loaded stays closed', async ({
    page,
  }) => {
    const release = await holdIslands(page);
    await page.goto(path);
    await hydrate(page);
    await page.clock.install();
    await firstMenu(page).click();
    await expect(plainLink(page, entry.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nativeMenu(page)).toBeHidden();
    // The mouse stays on the entry.
    release();
    await expectRunning(page, 'main-menu');
    await page.clock.runFor(5_000);
    await expect(firstMenu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page)).toHaveCount(0);
  });

  for (const key of ['Space', 'ArrowDown']) {
    test(`${key} on an entry does not scroll the page before its code has loaded`, async ({
      page,
    }) => {
      const release = await holdIslands(page);
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, 300));
      await firstMenu(page).focus();
      await page.keyboard.press(key);
      await expect(plainLink(page, entry.title)).toBeVisible();
      release();
      await expect(panel(page)).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(300);
    });
  }

  test('on a slow connection a menu is visible in every frame after the tap: the native menu until the sheet', async ({
    page,
  }) => {
    const release = await holdIslands(page);
    await page.setViewportSize(phone);
    await page.goto(path);
    await menuButton(page).tap();
    await expect(plainLink(page, start.title)).toBeVisible();
    await page.evaluate(() => {
      const frames: string[] = [];
      Object.assign(window, { frames });
      const note = () => {
        const isPlain = document.querySelector('#site-menu')?.matches(':popover-open');
        const isSheet = document.querySelector('[role=dialog] nav a') !== null;
        frames.push(isSheet ? 'sheet' : isPlain ? 'native menu' : 'nothing');
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    release();
    await expect(sheet(page)).toBeVisible();
    const frames: unknown = await page.evaluate(() => Reflect.get(window, 'frames'));
    expect(frames).not.toContain('nothing');
    expect(frames).toContain('sheet');
  });

  test('focus stays where it was', async ({ page }) => {
    await page.goto(path);
    await firstMenu(page).focus();
    await expectRunning(page, 'main-menu');
    await expect(firstMenu(page)).toBeFocused();
  });
});

test('every island hydrates without differences', async ({ page }) => {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  for (const sample of ['/', path, '/contact']) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(sample);
    await hydrate(page);
    await bringMenus(page);
    await theme(page).focus();
    await page.keyboard.press('Control+k');
    await expectRunning(page, 'search-dialog');
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    await menuButton(page).focus();
    await expectRunning(page, 'menu-sheet');
    await expectRunning(page, 'theme');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  }
  // Tests block the worker.
  expect(
    troubles.filter((text) => !/The offline copy|registration blocked by Playwright/.test(text)),
  ).toEqual([]);
});

test.describe('when things fail', () => {
  test('an island without its stylesheet keeps its native form', async ({ page }) => {
    await page.route('**/chunks/*.css', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await reloadedAlready(page, { path });
    await page.goto(path);
    await firstMenu(page).click();
    await expect(plainLink(page, entry.title)).toBeVisible();
    await expect(page.locator('[data-island="main-menu"]')).toHaveAttribute('data-failed', 'load');
    await expect(page.locator('[data-running]')).toHaveCount(0);
  });

  test('a menu with an unknown motif, as from another release, opens', async ({ page }) => {
    await page.route('**/menus.json', async (route) => {
      const response = await route.fetch();
      const contents: { categories?: { motif: unknown }[] }[] = await response.json();
      for (const category of contents.flatMap(({ categories = [] }) => categories))
        category.motif = { figure: 'unknown', ground: 1, ink: 3 };
      await route.fulfill({ json: contents });
    });
    await page.goto(path);
    await firstMenu(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test('a page is not reloaded for missing code while a visitor uses it', async ({ page }) => {
    await page.route(hydrationCode, (route) => route.fulfill({ status: 404, body: 'gone' }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.clock.install();
    await page.goto(path);
    await page.keyboard.press('/');
    await page.keyboard.type('payroll');
    await expect(page.locator('[data-island="search-dialog"]')).toHaveAttribute(
      'data-failed',
      'load',
    );
    await page.clock.runFor(60_000);
    expect(loads).toBe(1);
    await expect(searchField(page)).toHaveValue('payroll');
    // The near miss: when it is closed, the page reloads.
    await searchField(page).fill('');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();
    await page.clock.runFor(constants.reloadIntervalMs);
    await expect.poll(() => loads).toBe(2);
  });

  test('nor while the pointer is on a control, whose click then works', async ({ page }) => {
    await page.route(hydrationCode, (route) => route.fulfill({ status: 404, body: 'gone' }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.clock.install();
    await page.goto(path);
    await page.mouse.move(640, 500);
    await firstMenu(page).hover();
    await expect(page.locator('[data-island="main-menu"]')).toHaveAttribute('data-failed', 'load');
    await page.clock.runFor(60_000);
    expect(loads).toBe(1);
    await firstMenu(page).click();
    await expect(plainLink(page, entry.title)).toBeVisible();
    // The near miss: when pointer and focus are elsewhere, the page reloads.
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(constants.reloadIntervalMs);
    await expect.poll(() => loads).toBe(2);
  });
});
