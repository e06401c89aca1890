import { expect, type Page, test } from '@playwright/test';
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

// `kinds.spec.ts` holds that a page of each kind loads under its policy: a violation is an error in the console.
test('every control of the header works under the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await hydrate(page);
  await bringMenus(page);
  const banner = page.getByRole('banner');
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
  await banner.getByRole('combobox', { name: 'Theme' }).selectOption('Midnight Aurora');
  await expectRunning(page, 'theme');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'midnight');
  await page.setViewportSize({ width: 360, height: 740 });
  await banner.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
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
