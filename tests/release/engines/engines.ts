import { existsSync } from 'node:fs';
import {
  devices,
  firefox as playwrightFirefox,
  webkit as playwrightWebkit,
} from '@playwright/test';
import type { EngineKind } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** The engines from Debian packages, by name. */
export const engines = { firefox, webkitgtk: webkit } as const satisfies Record<string, EngineKind>;

export type EngineName = keyof typeof engines;

const engineNames = Object.keys(engines).filter((name): name is EngineName => name in engines);

/** The Debian packages of the engines that this machine lacks. */
export const missingEnginePackages = () =>
  engineNames
    .filter((name) => !engines[name].isInstalled())
    .flatMap((name) => engines[name].packages.split(' '));

/** The engines that are installed on this machine. The tests in this folder run in them. */
export const runningEngines = engineNames.filter((name) => engines[name].isInstalled());

const playwrightBuilds = [
  { name: 'firefox', browser: playwrightFirefox, device: devices['Desktop Firefox'] },
  { name: 'webkit', browser: playwrightWebkit, device: devices['Desktop Safari'] },
] as const;

/**
 * The installed browsers of Playwright other than Chromium. The browser tests in `tests/e2e/` run
 * in them.
 */
export const playwrightEngines = playwrightBuilds.filter(({ browser }) =>
  existsSync(browser.executablePath()),
);

// Each worker process loads the configuration again. Only the first process prints the messages.
if (process.env.ENGINES_TOLD === undefined) {
  process.env.ENGINES_TOLD = 'yes';
  for (const name of engineNames.filter((engine) => !runningEngines.includes(engine))) {
    console.error(
      `\n*** ENGINE NOT TESTED: ${name}. Install it with: apt-get install ${engines[name].packages}\n`,
    );
  }
  for (const { name } of playwrightBuilds.filter((build) => !playwrightEngines.includes(build))) {
    console.error(
      `\n*** SUITES NOT RUN IN ${name.toUpperCase()}: Playwright's build is not installed. Install it with: npx playwright install ${name}\n`,
    );
  }
}
