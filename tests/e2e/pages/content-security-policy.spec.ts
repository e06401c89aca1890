import { expect, type Page, test } from '@playwright/test';
import * as constants from '@/lib/constants';
import { footerLink } from '../../support/browser/footer-link';
import { bringMenus, expectRunning, hydrate } from '../../support/browser/hydrate';

/** Collects what the page's policy blocks, also across navigations. */
async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeBinding('reportViolation', (_source, violation: string) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation');
      report(
        `${event.effectiveDirective}: ${event.blockedURI} ${event.sample} in ${location.pathname}`,
      );
    });
  });
  page.on('pageerror', (error) => violations.push(error.message));
  return violations;
}

// `kinds.spec.ts` holds that a page of each kind loads under its policy: what a browser refuses is an error there.
test('a page and its links work under the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  for (const path of ['/', '/contact'] as const) {
    await page.goto(path);
    await hydrate(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

    // To another page, which the browser may have prerendered, and back.
    await footerLink(page, '/privacy').click();
    await page.waitForURL('**/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrate(page);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === path);
  }
  expect(violations).toEqual([]);
});

for (const [screen, width] of [
  ['a wide', 1280],
  ['a small', 360],
] as const) {
  test(`every control of the header works under the policy on ${screen} screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const violations = await watchViolations(page);
    await page.goto('/');
    await hydrate(page);
    const banner = page.getByRole('banner');
    if (width > 360) await bringMenus(page);
    for (const button of await banner.getByRole('button').all()) {
      if (!(await button.isVisible())) continue;
      await button.hover();
      await button.click();
      await page.keyboard.press('Escape');
    }
    await banner.getByRole('link', { name: 'Search' }).click();
    await page.keyboard.type('payroll');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/results/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectRunning(page, width > 360 ? 'main-menu' : 'menu-sheet');
    const themeMenu = banner.getByRole('combobox', { name: 'Theme' });
    if (await themeMenu.isVisible()) {
      await themeMenu.selectOption('Midnight Aurora');
      // Stored once the theme library has loaded.
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), constants.themeStorageKey))
        .toBe('midnight');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight');
    }
    expect(violations).toEqual([]);
  });
}

test('a path that does not exist works under the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /nowhere');
  await page.getByRole('main').getByRole('link', { name: 'home page' }).click();
  await page.waitForURL('**/');
  expect(violations).toEqual([]);
});

test('an alias redirects under the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/projects1?from=card');
  await page.waitForURL('**/projects?from=card');
  expect(violations).toEqual([]);
});

test('blocks scripts and styles that are not the page’s own', async ({ page }) => {
  await page.goto('/about');
  await hydrate(page);
  const refused = await page.evaluate(async () => {
    const fails = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    const inline = document.createElement('script');
    inline.append('window.injected = true');
    document.head.append(inline);
    return {
      markup: fails(() => {
        document.createElement('div').innerHTML = '<img src=x onerror="window.injected = true">';
      }),
      code: fails(() => Reflect.apply(setTimeout, window, ['window.injected = true'])),
      foreignScript: fails(() => {
        document.createElement('script').src = 'https://host.example/a.js';
      }),
      secondPolicy: fails(() => window.trustedTypes?.createPolicy('other', { createHTML: String })),
      inlineScript: Reflect.get(window, 'injected') === undefined,
      foreignRequest: await fetch('https://host.example/').then(
        () => false,
        () => true,
      ),
    };
  });
  expect(refused).toEqual({
    markup: true,
    code: true,
    foreignScript: true,
    secondPolicy: true,
    inlineScript: true,
    foreignRequest: true,
  });
});
