import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { installedProgram } from '../../hosts/hosts';
import { freePort } from '../../support/free-port';
import type { EngineKind } from './engine';

/** Starts a virtual display. */
async function startDisplay() {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    display.on('error', reject);
    display.on('exit', () => reject(new Error('Xvfb ended.')));
    display.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { name: `:${number}`, kill: () => display.kill() };
}

const named: Readonly<Record<string, string>> = { Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN };

/** WebKitGTK's test browser, in place of Safari, driven by WebDriver on its own display. */
export const webkit = {
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: () =>
    ['WebKitWebDriver', 'Xvfb'].every((program) => installedProgram(program) !== undefined),
  async start({ width, height }) {
    const display = await startDisplay();
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display.name,
        LIBGL_ALWAYS_SOFTWARE: '1',
        GDK_BACKEND: 'x11',
      },
    });
    const server = `http://127.0.0.1:${port}`;
    await expect
      .poll(() => fetch(`${server}/status`).catch(() => undefined), 'WebKitWebDriver answers')
      .toHaveProperty('ok', true);
    const browser = await new Builder()
      .usingServer(server)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    const size = () => browser.executeScript<number[]>('return [innerWidth, innerHeight]');
    // The size of the window includes its frame and bar.
    await expect
      .poll(async () => {
        const [innerWidth = 0, innerHeight = 0] = await size();
        const rect = await browser.manage().window().getRect();
        await browser
          .manage()
          .window()
          .setRect({
            x: 0,
            y: 0,
            width: rect.width + width - innerWidth,
            height: rect.height + height - innerHeight,
          });
        return size();
      })
      .toEqual([width, height]);
    return {
      open: (url) => browser.get(url),
      evaluate: (expression) => browser.executeScript(`return (${expression})`),
      press: ({ x, y }) =>
        browser
          .actions({ async: true })
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .click()
          .perform(),
      keys: async (...keys) => {
        for (const key of keys) {
          const code = named[key] ?? key;
          await browser.actions().keyDown(code).keyUp(code).perform();
        }
      },
      close: async () => {
        await browser.quit().catch(() => undefined);
        driver.kill();
        display.kill();
      },
    };
  },
} satisfies EngineKind;
