import { launch } from 'puppeteer-core';
import { installedProgram } from '../../hosts/hosts';
import type { EngineKind } from './engine';

const program = () => installedProgram('firefox-esr') ?? installedProgram('firefox');

/** Firefox without a visible window. WebDriver BiDi controls it. */
export const firefox = {
  packages: 'firefox-esr',
  isInstalled: () => program() !== undefined,
  async start(width, height) {
    const executablePath = program();
    if (executablePath === undefined) throw new Error('Firefox is not installed.');
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        // With a new profile, Firefox would contact other hosts for updates and lists. The tests
        // use only this machine.
        'network.captive-portal-service.enabled': false,
        'network.connectivity-service.enabled': false,
        'app.normandy.enabled': false,
        'browser.region.update.enabled': false,
        'datareporting.policy.dataSubmissionEnabled': false,
        'extensions.update.enabled': false,
        'services.settings.server': 'http://127.0.0.1:9/',
        'browser.safebrowsing.update.enabled': false,
      },
    });
    const [page = await browser.newPage()] = await browser.pages();
    await page.setViewport({ width, height });
    return {
      async open(url) {
        try {
          await page.goto(url);
        } catch (error) {
          // On a busy machine, Firefox can replace a request while the service worker starts. The
          // driver reports the first request as aborted, but the page still loads.
          if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
          await page.waitForFunction(
            (address) => location.href === address && document.readyState === 'complete',
            {},
            url,
          );
        }
      },
      evaluate: (expression) => page.evaluate(expression),
      press: ({ x, y }) => page.mouse.click(x, y),
      keys: async (...keys) => {
        for (const key of keys) await page.keyboard.press(key);
      },
      chord: async (held, key) => {
        await page.keyboard.down(held);
        await page.keyboard.press(key);
        await page.keyboard.up(held);
      },
      close: () => browser.close(),
    };
  },
} satisfies EngineKind;
