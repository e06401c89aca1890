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
import {
  type EngineName,
  playwrightEngines,
  runningEngines,
} from './tests/release/engines/engines';
import { chromiumFlags, installedChromium } from './tests/support/browser/chromium';

const executablePath = installedChromium();

/** Saves a quarter of the processor time of a test, which is spent on starting processes. */
const fewProcesses = ['--in-process-gpu', '--renderer-process-limit=1'];

type Projects = NonNullable<
  PlaywrightTestConfig<{ hostName: HostName }, { engineName: EngineName }>['projects']
>;

/** What can be run against any address of the site. */
const suites: Projects = [
  {
    name: 'static',
    testDir: 'tests',
    testMatch: ['e2e/**/*.spec.ts', 'hosts/headers.spec.ts'],
    use: { baseURL: originOf('static') },
  },
  ...playwrightEngines.map(({ name, device }) => ({
    name,
    use: { ...device, launchOptions: {}, baseURL: originOf('static') },
    testMatch:
      /\/(menus|sheet|search|themes|navigation|place|first-use|filters|contact|offline|not-found)\.spec/,
    grepInvert: name === 'firefox' ? /@emulated-phone/ : /(?!)/,
  })),
];

/** What needs a host or an engine of this machine. */
const local: Projects = [
  {
    name: 'cloudflare',
    use: { baseURL: originOf('cloudflare') },
    testMatch: /\/not-found\.spec/,
  },
  {
    name: 'node',
    use: { baseURL: originOf('node') },
    testMatch: /\/(routes|not-found|downloads|content-security-policy)\.spec/,
  },
  ...runningEngines.map((engineName) => ({
    name: `engine-${engineName}`,
    testDir: 'tests/release/engines',
    // One window of one browser at a time.
    fullyParallel: false,
    timeout: 120_000,
    use: { engineName },
  })),
  ...runningHosts.map((hostName) => ({
    name: `host-${hostName}`,
    testDir: 'tests/hosts',
    // The static project has them.
    ...(hostName === 'static' && { testIgnore: 'headers.spec.ts' }),
    grepInvert: hosts[hostName].without.map((tag) => new RegExp(`${tag}\\b`)),
    use: { baseURL: originOf(hostName), hostName },
  })),
];

const projects = deployedOrigin === undefined ? [...suites, ...local] : suites;

/** The host that a project asks. */
const hostOf = (project: string) =>
  hostNames.find((host) => project === host || project === `host-${host}`) ?? 'static';

const taken = projects
  .map(({ name = '' }) => name)
  .filter((name) => isProjectSelected(name, process.argv));
/** The walks in engines serve the releases of the static build themselves. */
const isWalk = (project: string) => project.startsWith('engine-');
const asked = [...new Set(taken.filter((name) => !isWalk(name)).map(hostOf))];

// Other tools read this file too.
const isRun = process.argv.includes('test') && !process.argv.includes('--list');
if (isRun && isFirstReading && deployedOrigin === undefined) {
  await requireBuilds(taken.some(isWalk) ? [...asked, 'static'] : asked);
  nameMissingHosts(asked);
}

export default defineConfig<{ hostName: HostName }, { engineName: EngineName }>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['dot'], ['html', { open: 'never' }]],
  // How long something may take to come true, on a machine that is busy with other things too.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumFlags, ...fewProcesses],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: serversFor(asked),
  projects,
});
