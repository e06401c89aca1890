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

/** The engines on this machine, in which the smoke test runs. */
export const runningEngines = engineNames.filter((name) => engines[name].isInstalled());

const playwrightBuilds = [
  { name: 'firefox', browser: playwrightFirefox, device: devices['Desktop Firefox'] },
  { name: 'webkit', browser: playwrightWebkit, device: devices['Desktop Safari'] },
] as const;

/** Playwright's builds of other engines, if they are installed. Whole suites run in these. */
export const playwrightEngines = playwrightBuilds.filter(({ browser }) =>
  existsSync(browser.executablePath()),
);

// Worker processes load the configuration again; only the first time prints messages.
if (process.env.ENGINES_TOLD === undefined) {
  process.env.ENGINES_TOLD = 'yes';
  for (const name of engineNames.filter((engine) => !runningEngines.includes(engine))) {
    console.error(
      `\n*** ENGINE NOT TESTED: ${name}. Install it with: apt-get install ${engines[name].packages}\n`,
    );
  }
  for (const { name } of playwrightBuilds.filter((it) => !playwrightEngines.includes(it))) {
    console.error(
      `\n*** SUITES NOT RUN IN ${name.toUpperCase()}: Playwright's build is not installed. Install it with: npx playwright install ${name}\n`,
    );
  }
}
