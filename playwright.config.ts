import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, installedChromium } from './tests/chromium';
import { type EngineName, playwrightEngines, runningEngines } from './tests/engines/engines';
import type { HostName } from './tests/hosts/hosts';
import { originOf, runningHosts, servers } from './tests/hosts/servers';

const executablePath = installedChromium();

export default defineConfig<{ hostName: HostName }, { engineName: EngineName }>({
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
    ...playwrightEngines.map(({ name, device }) => ({
      name,
      use: { ...device, launchOptions: {}, baseURL: originOf('static') },
      testMatch:
        /\/(menus|sheet|search|themes|navigation|place|first-act|filters|contact|offline|not-found)\.spec/,
      grepInvert: name === 'firefox' ? /@emulated-phone/ : /(?!)/,
    })),
    ...runningEngines.map((engineName) => ({
      name: `engine-${engineName}`,
      testDir: 'tests/engines',
      // One window of one browser at a time.
      fullyParallel: false,
      timeout: 120_000,
      use: { engineName },
    })),
    ...runningHosts.map((hostName) => ({
      name: `host-${hostName}`,
      testDir: 'tests/hosts',
      use: { baseURL: originOf(hostName), hostName },
    })),
  ],
});
