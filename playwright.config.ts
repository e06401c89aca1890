import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, installedChromium } from './tests/chromium';
import { originOf, runningHosts, servers } from './tests/hosts/servers';

const executablePath = installedChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 0,
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // How long something may take to come true, on a machine that is busy with other things too.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Other fonts on the machine change fewer pixels of a picture; a button of another colour changes more.
    toHaveScreenshot: { scale: 'device', maxDiffPixels: 150 },
  },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  webServer: servers,
  projects: [
    { name: 'static', use: { baseURL: originOf('static') } },
    {
      name: 'cloudflare',
      use: { baseURL: originOf('cloudflare') },
      testMatch: /not-found/,
    },
    {
      name: 'node',
      use: { baseURL: originOf('node') },
      testMatch: /routes|not-found|downloads|content-security-policy|prefetch/,
    },
    ...runningHosts.map((hostName) => ({
      name: `host-${hostName}`,
      testDir: 'tests/hosts',
      use: { baseURL: originOf(hostName), hostName },
    })),
  ],
});
