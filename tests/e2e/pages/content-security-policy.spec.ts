import { expect, test } from '@playwright/test';
import { hydrate } from '../../support/browser/hydrate';

// `kinds.spec.ts` has that each kind of page, and `first-use.spec.ts` that each control, works under its policy: what it
// blocks is an error in the console.
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
