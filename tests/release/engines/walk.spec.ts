import { addToFields, linkText, translate } from 'prerendered-islands/testing';
import type { Engine } from './engine';
import { expect, frames, middleOf, numbers, press, test, until } from './test';

const longPage = '/services/it-cloud';

const scrollPosition = (engine: Engine) => engine.evaluate('Math.round(scrollY)');
const heading = 'document.querySelector("h1").textContent';

/** Records the path, the heading and the scroll position in each frame of the document. */
const recordScrolling = (engine: Engine) =>
  engine.evaluate(`(() => {
    const seen = (window.scrollRecord = []);
    const look = () => {
      seen.push([location.pathname, ${heading}, Math.round(scrollY)]);
      requestAnimationFrame(look);
    };
    look();
    return true;
  })()`);

/** The number of frames in which a page was scrolled away from its top. */
const framesAwayFromTop = (engine: Engine, path: string) =>
  engine.evaluate(
    `(window.scrollRecord ?? []).filter(([at, title, y]) => at === ${JSON.stringify(path)} && title === ${heading} && y > 0).length`,
  );

/** Opens a page, presses an empty place to load its scripts, and waits until they run. */
async function openRunning(engine: Engine, url: string) {
  await engine.open(url);
  await engine.press({ x: 4, y: 400 });
  await until(engine, 'document.documentElement.dataset.hydrated', 'the scripts run');
}

/** Follows a link. The page that opens must be at its top in every frame. */
async function followToTop(engine: Engine, selector: string, path: string) {
  const before = await engine.evaluate(heading);
  await recordScrolling(engine);
  await press(engine, selector);
  await until(
    engine,
    `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete' && ${heading} !== ${JSON.stringify(before)}`,
    `${path} is shown`,
  );
  await frames(engine, 60);
  expect(await scrollPosition(engine), path).toBe(0);
  expect(await framesAwayFromTop(engine, path), `frames of ${path} away from its top`).toBe(0);
}

test.describe('a link', () => {
  test('from the end of a page leads to the top of the next', async ({ desktop, host }) => {
    await openRunning(desktop, host.origin + longPage);
    for (const path of ['/portfolio', '/technologies']) {
      await desktop.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
      await followToTop(desktop, `footer a[href="${path}"]`, path);
    }
  });

  test('to a part of a page shows it below the header', async ({ desktop, host }) => {
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

test('offline, visited pages are shown, and other pages show a list of the visited ones', async ({
  desktop,
  host,
}) => {
  await desktop.open(`${host.origin}/`);
  // The first input loads the scripts, which register the worker. The point is in the margin, where
  // there is no link.
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
  await phone.open(host.origin + longPage);
  await phone.evaluate('scrollTo({ top: 1500, behavior: "instant" })');
  await frames(phone, 2);
  const before = await scrollPosition(phone);
  for (const close of ['Escape', 'button'] as const) {
    await press(phone, '.mobile-menu button, button.mobile-menu');
    await until(phone, 'document.querySelector("[role=dialog]")', 'the sheet is open');
    await frames(phone, 20);
    expect(await scrollPosition(phone), 'open').toBe(before);
    if (close === 'Escape') await phone.keys('Escape');
    else await press(phone, '[role=dialog] button[aria-label]');
    await until(phone, '!document.querySelector("[role=dialog]")', 'the sheet is closed');
    await frames(phone, 20);
    expect(await scrollPosition(phone), `closed by ${close}`).toBe(before);
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

test.describe('if the first input is a key,', () => {
  test('a word typed right after the search shortcut is in the search field', async ({
    desktop,
    host,
  }) => {
    await desktop.open(host.origin + longPage);
    await desktop.chord('Control', 'k');
    await desktop.keys('p', 'a', 'y', 'r', 'o', 'l', 'l');
    await until(
      desktop,
      'document.activeElement?.matches("input[type=search]")',
      'the search field has the focus',
    );
    await until(desktop, 'document.activeElement?.value === "payroll"', 'the word is in the field');
  });

  for (const [name, key] of [
    ['Space', ' '],
    ['ArrowDown', 'ArrowDown'],
  ] as const) {
    test(`${name} on an entry opens its menu and does not scroll the page`, async ({
      desktop,
      host,
    }) => {
      await desktop.open(host.origin + longPage);
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
      expect(await scrollPosition(desktop)).toBe(0);
    });
  }
});

test('on a slow connection a menu opened early stays until the sheet has loaded', async ({
  phone,
  host,
}) => {
  host.delay = (path) => (path.endsWith('.js') && path !== '/sw.js' ? 900 : 0);
  await phone.open(host.origin + longPage);
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

test.describe('a page that the browser has translated, and to which an extension has added elements,', () => {
  const change = (engine: Engine) =>
    engine.evaluate(
      `[${linkText}, ${addToFields}, ${translate}].map((change) => { change(document.body); return true; }).length`,
    );
  /** Slow enough that the page is changed before its islands run. */
  const slow = (path: string) => (path.endsWith('.js') && path !== '/sw.js' ? 900 : 0);

  test('keeps the letters typed in search, before and after its code arrives', async ({
    desktop,
    host,
  }) => {
    host.delay = slow;
    await desktop.open(`${host.origin}/search`);
    await change(desktop);
    await press(desktop, 'main input[type=search]');
    await desktop.keys('p', 'a', 'y');
    await until(desktop, 'document.querySelector("[data-island=search-page][data-running]")');
    for (const letter of ['r', 'o', 'l', 'l'] as const) {
      await change(desktop);
      await desktop.keys(letter);
    }
    await until(desktop, 'document.activeElement?.value === "payroll"', 'the word is in the field');
    await until(
      desktop,
      '/payroll/i.test(document.querySelector("main [data-result]").textContent)',
    );
    expect(await desktop.evaluate('document.querySelector("[data-failed]") === null')).toBe(true);
  });

  test('opens a menu at the first click', async ({ desktop, host }) => {
    host.delay = slow;
    await desktop.open(host.origin + longPage);
    await change(desktop);
    await press(desktop, '.main-menu [data-menu]');
    await until(desktop, 'document.querySelector(".menu-panel")', 'the panel is shown');
    expect(await desktop.evaluate('document.querySelector("[data-failed]") === null')).toBe(true);
  });

  test('keeps what was typed in the form', async ({ desktop, host }) => {
    host.delay = slow;
    await desktop.open(`${host.origin}/contact`);
    await change(desktop);
    await desktop.evaluate(
      '(document.querySelector("#enquiry [name=message]").scrollIntoView({ block: "center", behavior: "instant" }), true)',
    );
    await press(desktop, '#enquiry [name=message]');
    await desktop.keys('t', 'i', 'l', 'l');
    await until(desktop, 'document.querySelector("[data-island=enquiry][data-running]")');
    await desktop.keys('s');
    await until(desktop, 'document.activeElement?.value === "tills"', 'the word is in the field');
  });
});

test('without scripts, Tab moves from the menu button to the links of the menu that it opened', async ({
  phone,
  host,
}) => {
  host.fault = (path) => (path === longPage ? 'has no scripts' : undefined);
  await phone.open(host.origin + longPage);
  await press(phone, 'button.mobile-menu');
  await until(phone, 'document.querySelector(".native-menu:popover-open")', 'the menu is open');
  await phone.keys('Tab');
  expect(await phone.evaluate('document.activeElement?.matches(".native-menu a")')).toBe(true);
});

test('every Tab stop of the sheet is a control', async ({ phone, host }) => {
  await openRunning(phone, host.origin + longPage);
  await press(phone, 'button.mobile-menu');
  await until(phone, 'document.querySelector("[role=dialog]")', 'the sheet is open');
  await frames(phone, 20);
  const stops: unknown[] = [];
  for (let count = 0; count < 30; count += 1) {
    await phone.keys('Tab');
    stops.push(
      await phone.evaluate(
        'document.activeElement?.matches("[role=dialog] :is(a, button, input, summary)") || document.activeElement?.outerHTML.slice(0, 100)',
      ),
    );
  }
  expect(stops.filter((stop) => stop !== true)).toEqual([]);
});
