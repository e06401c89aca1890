import type { Engine } from './engine';
import { expect, frames, middleOf, numbers, press, test, until } from './test';

const long = '/services/it-cloud';

const place = (engine: Engine) => engine.evaluate('Math.round(scrollY)');
const heading = 'document.querySelector("h1").textContent';

/** Records the scroll position in each frame of this document. */
const watchPlace = (engine: Engine) =>
  engine.evaluate(`(() => {
    const seen = (window.seenPlaces = []);
    const look = () => {
      seen.push([location.pathname, ${heading}, Math.round(scrollY)]);
      requestAnimationFrame(look);
    };
    look();
    return true;
  })()`);

/** The scroll positions other than the top that the new page had. */
const strayPlaces = (engine: Engine, path: string) =>
  engine.evaluate(
    `(window.seenPlaces ?? []).filter(([at, title, y]) => at === ${JSON.stringify(path)} && title === ${heading} && y > 0).length`,
  );

/** Opens a page and waits until its scripts run, at the latest at the first input. */
async function openRunning(engine: Engine, url: string) {
  await engine.open(url);
  await engine.press({ x: 4, y: 400 });
  await until(engine, 'document.documentElement.dataset.hydrated', 'the scripts run');
}

/** Follows a link without scrolling. The page that it opens must be at its top in each frame. */
async function followToTop(engine: Engine, selector: string, path: string) {
  const before = await engine.evaluate(heading);
  await watchPlace(engine);
  await press(engine, selector);
  await until(
    engine,
    `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete' && ${heading} !== ${JSON.stringify(before)}`,
    `${path} is shown`,
  );
  await frames(engine, 60);
  expect(await place(engine), path).toBe(0);
  expect(await strayPlaces(engine, path), `frames of ${path} away from its top`).toBe(0);
}

test.describe('a link', () => {
  test('from the end of a page leads to the top of the next', async ({ desktop, host }) => {
    await openRunning(desktop, host.origin + long);
    for (const path of ['/portfolio', '/technologies']) {
      await desktop.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
      await followToTop(desktop, `footer a[href="${path}"]`, path);
    }
  });

  test('to a place on a page shows it under the header', async ({ desktop, host }) => {
    await desktop.open(`${host.origin}/contact#enquiry`);
    await until(desktop, 'scrollY > 0');
    await frames(desktop, 60);
    const [top = 0, header = 0] = await numbers(
      desktop,
      '[document.querySelector("#enquiry").getBoundingClientRect().top, document.querySelector("header").getBoundingClientRect().bottom].map(Math.round)',
    );
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(header + 100);
  });
});

test('pages that were visited are shown offline, others lead to a list of them', async ({
  desktop,
  host,
}) => {
  await desktop.open(`${host.origin}/`);
  // A visitor's first input loads the scripts, which register the worker. It is in the margin, where no link can be.
  await desktop.press({ x: 4, y: 400 });
  await until(desktop, 'navigator.serviceWorker.controller');
  for (const path of ['/about', '/']) {
    await desktop.open(host.origin + path);
    await expect
      .poll(() => desktop.evaluate(`caches.match(${JSON.stringify(path)}).then(Boolean)`), {
        timeout: 30_000,
      })
      .toBe(true);
  }
  const title = await desktop.evaluate(heading);
  host.fault = () => 'refused';
  await desktop.open(`${host.origin}/about`);
  expect(await desktop.evaluate(heading)).not.toBe(title);
  await desktop.open(`${host.origin}/`);
  expect(await desktop.evaluate(heading)).toBe(title);
  await desktop.open(`${host.origin}/careers`);
  expect(await desktop.evaluate('document.querySelector(\'main a[href="/about"]\') !== null')).toBe(
    true,
  );
});

test('closing the sheet does not scroll the page', async ({ phone, host }) => {
  await phone.open(host.origin + long);
  await phone.evaluate('scrollTo({ top: 1500, behavior: "instant" })');
  await frames(phone, 2);
  const before = await place(phone);
  for (const close of ['Escape', 'button'] as const) {
    await press(phone, '.mobile-menu button, button.mobile-menu');
    await until(phone, 'document.querySelector("[role=dialog]")', 'the sheet is open');
    await frames(phone, 20);
    expect(await place(phone), 'open').toBe(before);
    if (close === 'Escape') await phone.keys('Escape');
    else await press(phone, '[role=dialog] button[aria-label]');
    await until(phone, '!document.querySelector("[role=dialog]")', 'the sheet is closed');
    await frames(phone, 20);
    expect(await place(phone), `closed by ${close}`).toBe(before);
  }
});

test('after an invalid form is sent, the first error is in view below the header', async ({
  desktop,
  host,
}) => {
  await desktop.open(`${host.origin}/contact`);
  const submit = 'document.querySelector("#enquiry form button[type=submit]")';
  // Before the form's island runs, the browser says what is missing.
  await until(desktop, 'document.querySelector("#enquiry form").noValidate', 'the form runs');
  await desktop.evaluate(`${submit}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await frames(desktop, 2);
  await press(desktop, '#enquiry form button[type=submit]');
  const error = 'document.querySelector("#enquiry form [id$=-error]")';
  await until(desktop, `${error} && document.activeElement.matches("[aria-invalid]")`);
  await frames(desktop, 60);
  const [top = 0, header = 0, height = 0] = await numbers(
    desktop,
    `[${error}.getBoundingClientRect().top, document.querySelector("header").getBoundingClientRect().bottom, innerHeight].map(Math.round)`,
  );
  expect(top).toBeGreaterThanOrEqual(header);
  expect(top).toBeLessThan(height);
});

test.describe('the first act is a key', () => {
  test('a word typed after the shortcut of search is in the field', async ({ desktop, host }) => {
    await desktop.open(host.origin + long);
    await desktop.keys('/', 'p', 'a', 'y', 'r', 'o', 'l', 'l');
    await until(
      desktop,
      'document.activeElement?.matches("input[type=search]")',
      'the field of search has the focus',
    );
    await until(desktop, 'document.activeElement?.value === "payroll"', 'the word is in the field');
  });

  for (const [name, key] of [
    ['Space', ' '],
    ['ArrowDown', 'ArrowDown'],
  ] as const) {
    test(`${name} on an entry opens its menu and moves nothing`, async ({ desktop, host }) => {
      await desktop.open(host.origin + long);
      await desktop.evaluate(
        'document.querySelector(\'.main-menu [href="/services"]\').focus({ focusVisible: true })',
      );
      await desktop.keys(key);
      await until(
        desktop,
        '[...document.querySelectorAll(".menu-panel, .native-menu")].some((menu) => menu.checkVisibility?.() ?? menu.getClientRects().length > 0)',
        'a menu is shown',
      );
      await frames(desktop, 30);
      expect(await place(desktop)).toBe(0);
    });
  }
});

test('on a slow connection a menu opened early stays until the sheet has loaded', async ({
  phone,
  host,
}) => {
  host.delay = (path) => (path.endsWith('.js') && path !== '/sw.js' ? 900 : 0);
  await phone.open(host.origin + long);
  await phone.evaluate(`(() => {
    const isShown = (selector) =>
      [...document.querySelectorAll(selector)].some((it) => it.getBoundingClientRect().height > 100);
    const record = (window.menuRecord = { longestGapMs: 0 });
    let lastShown;
    const look = (now) => {
      if (isShown('.native-menu, [role=dialog]')) lastShown = now;
      if (lastShown !== undefined) record.longestGapMs = Math.max(record.longestGapMs, now - lastShown);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return true;
  })()`);
  await phone.press(await middleOf(phone, '.mobile-menu button, button.mobile-menu'));
  await until(phone, 'document.querySelector("[role=dialog]")', 'the sheet is there');
  await frames(phone, 10);
  expect(await phone.evaluate('Math.round(window.menuRecord.longestGapMs)')).toBeLessThan(100);
});
