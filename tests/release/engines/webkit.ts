import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { Builder, Capabilities, Key as WebDriverKey } from 'selenium-webdriver';
import { installedProgram } from '../../hosts/hosts';
import { freePort } from '../../support/free-port';
import type { EngineKind } from './engine';

/**
 * The path of WebKitGTK's test browser. It is installed in the folder of its library, not on the
 * search path.
 */
function miniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].flatMap((version) => [
        `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`,
        `/usr/lib/${folder}/webkitgtk-${version}/MiniBrowser`,
      ]),
    )
    .find((file) => existsSync(file));
}

/** Starts a virtual display and returns its name. */
async function startDisplay() {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    display.on('error', reject);
    display.on('exit', () => reject(new Error('Xvfb ended.')));
    display.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { display, name: `:${number}` };
}

/** Waits until a driver answers. @throws after ten seconds */
async function waitForDriver(server: string, driver: ChildProcess) {
  for (const end = Date.now() + 10_000; Date.now() < end && driver.exitCode === null; ) {
    const isReady = await fetch(`${server}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

const keysByName: Readonly<Record<string, string>> = {
  Escape: WebDriverKey.ESCAPE,
  ArrowDown: WebDriverKey.ARROW_DOWN,
  Control: WebDriverKey.CONTROL,
  Tab: WebDriverKey.TAB,
};

/**
 * WebKitGTK, which shares its engine with Safari. WebDriver controls it on its own virtual display.
 */
export const webkit = {
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: () =>
    [installedProgram('WebKitWebDriver'), installedProgram('Xvfb'), miniBrowser()].every(
      (found) => found !== undefined,
    ),
  async start(width, height) {
    const { display, name } = await startDisplay();
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: name, LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' },
    });
    const server = `http://127.0.0.1:${port}`;
    await waitForDriver(server, driver);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    });
    const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    const window = browser.manage().window();
    // The size of a window includes its frame and toolbar. So resize the window until the page has
    // the wanted size.
    for (let attempt = 0; attempt < 3; attempt++) {
      const [innerWidth, innerHeight] = await browser.executeScript<[number, number]>(
        'return [innerWidth, innerHeight]',
      );
      if (innerWidth === width && innerHeight === height) break;
      const rect = await window.getRect();
      await window.setRect({
        x: 0,
        y: 0,
        width: rect.width + width - innerWidth,
        height: rect.height + height - innerHeight,
      });
    }
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
        for (const key of keys.map((name) => keysByName[name] ?? name)) {
          await browser.actions().keyDown(key).keyUp(key).perform();
        }
      },
      chord: async (held, key) => {
        const modifier = keysByName[held] ?? held;
        await browser.actions().keyDown(modifier).keyDown(key).keyUp(key).keyUp(modifier).perform();
      },
      close: async () => {
        await browser.quit().catch(() => {});
        driver.kill();
        display.kill();
      },
    };
  },
} satisfies EngineKind;
