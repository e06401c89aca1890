import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { deployedOrigin } from './tests/hosts/deployed';
import { type HostName, hostNames, hosts } from './tests/hosts/hosts';
import { requireBuilds } from './tests/hosts/require-builds';
import { isProjectSelected } from './tests/hosts/selected-projects';
import {
  isFirstReading,
  nameMissingHosts,
  originOf,
  runningHosts,
  serversFor,
} from './tests/hosts/servers';
import { chromiumFlags, installedChromium } from './tests/support/browser/chromium';
import { otherEngines } from './tests/support/browser/engines';

const executablePath = installedChromium();

type Projects = NonNullable<PlaywrightTestConfig<{ hostName: HostName }>['projects']>;

/** Projects that can test the site at any address, including a deployed one. */
const siteProjects: Projects = [
  {
    name: 'static',
    testDir: 'tests',
    testMatch: ['{,company/}e2e/**/*.spec.ts', 'hosts/headers.spec.ts'],
    use: { baseURL: originOf('static') },
  },
  ...otherEngines.map(({ name, device }) => ({
    name,
    use: { ...device, launchOptions: {}, baseURL: originOf('static') },
    testMatch:
      /\/(menus|sheet|search|themes|navigation|place|first-use|changed-page|filters|contact|offline|not-found)\.spec/,
    grepInvert: name === 'firefox' ? /@emulated-phone/ : /(?!)/,
  })),
];

/** Projects that need a host on this machine. */
const localProjects: Projects = [
  {
    name: 'cloudflare',
    use: { baseURL: originOf('cloudflare') },
    testMatch: /\/not-found\.spec/,
  },
  {
    name: 'node',
    use: { baseURL: originOf('node') },
    testMatch: /\/(routes|not-found|downloads)\.spec/,
  },
  ...runningHosts.map((hostName) => ({
    name: `host-${hostName}`,
    testDir: 'tests/hosts',
    // The project `static` runs these tests.
    ...(hostName === 'static' && { testIgnore: 'headers.spec.ts' }),
    grepInvert: hosts[hostName].without.map((tag) => new RegExp(`${tag}\\b`)),
    use: { baseURL: originOf(hostName), hostName },
  })),
];

const projects = deployedOrigin === undefined ? [...siteProjects, ...localProjects] : siteProjects;

/** The host that a project sends its requests to. */
const hostOf = (project: string) =>
  hostNames.find((host) => project === host || project === `host-${host}`) ?? 'static';

const selectedNames = projects
  .map(({ name = '' }) => name)
  .filter((name) => isProjectSelected(name, process.argv));
const neededHosts = [...new Set(selectedNames.map(hostOf))];

// Other tools also load this file, but they need no builds.
const isTestRun = process.argv.includes('test') && !process.argv.includes('--list');
if (isTestRun && isFirstReading && deployedOrigin === undefined) {
  await requireBuilds(neededHosts);
  nameMissingHosts(neededHosts);
}

export default defineConfig<{ hostName: HostName }>({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['dot'], ['html', { open: 'never' }]],
  // Long enough for a machine that is busy with other work.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  webServer: serversFor(neededHosts),
  projects,
});
