import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, installedChromium } from './tests/chromium';
import { originOf, runningHosts, servers } from './tests/hosts/servers';

const executablePath = installedChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
  },
  webServer: servers,
  snapshotPathTemplate: '{testDir}/appearance/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.01,
      animations: 'disabled',
      scale: 'device',
    },
  },
  projects: [
    { name: 'static', use: { baseURL: originOf('static') }, testIgnore: /appearance/ },
    {
      name: 'cloudflare',
      use: { baseURL: originOf('cloudflare') },
      testMatch: /not-found|content-security-policy/,
    },
    {
      name: 'appearance',
      use: {
        baseURL: originOf('static'),
        // Letters are drawn from their outlines alone, whatever the machine's font settings say.
        launchOptions: {
          args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text'],
          ...(executablePath && { executablePath }),
        },
      },
      testMatch: /appearance/,
    },
    {
      name: 'node',
      use: { baseURL: originOf('node') },
      testMatch: /routes|not-found|downloads|content-security-policy|prefetch/,
    },
    ...runningHosts.map((hostName) => ({
      name: `host-${hostName}`,
      testDir: 'tests/hosts',
      use: { baseURL: originOf(hostName), hostName, trace: 'off' as const },
    })),
  ],
});
