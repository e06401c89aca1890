import { existsSync } from 'node:fs';
import { devices, firefox, webkit } from '@playwright/test';

const builds = [
  { name: 'firefox', browser: firefox, device: devices['Desktop Firefox'] },
  { name: 'webkit', browser: webkit, device: devices['Desktop Safari'] },
] as const;

/** The installed browsers of Playwright other than Chromium. */
export const otherEngines = builds.filter(({ browser }) => existsSync(browser.executablePath()));

// Each worker process loads the configuration again. Only the first process prints the messages.
if (process.env.ENGINES_TOLD === undefined) {
  process.env.ENGINES_TOLD = 'yes';
  for (const { name } of builds.filter((build) => !otherEngines.includes(build))) {
    console.error(
      `\n*** NOT TESTED IN ${name.toUpperCase()}: Playwright's build is not installed. Install it with: npx playwright install ${name}\n`,
    );
  }
}
