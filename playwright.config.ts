import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, installedChromium } from './tests/chromium';

/** A port that was free a moment ago. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(address),
      );
    });
  });

/** The way each target is served for the tests. */
const allHosts = {
  // A host that knows no rules: files, clean addresses and 404.html.
  static: (port: number) => `serve out --no-port-switching --listen tcp://127.0.0.1:${port}`,
  // A host that reads `_redirects`.
  rules: (port: number) =>
    `wrangler pages dev out --ip 127.0.0.1 --port ${port} --compatibility-date 2026-05-01 --show-interactive-dev-session=false`,
  // Next itself, with the proxy.
  node: (port: number) => `npm run start:node -- --hostname 127.0.0.1 --port ${port}`,
};

/** All hosts, or those that `PW_HOSTS` names, such as `PW_HOSTS=static`. */
const wanted = process.env.PW_HOSTS?.split(',');
const hosts = Object.fromEntries(
  Object.entries(allHosts).filter(([name]) => wanted?.includes(name) ?? true),
);

// Worker processes read this file again; they find the ports of the first reading in the environment.
const ports = Object.fromEntries(
  await Promise.all(
    Object.keys(hosts).map(async (name) => {
      const variable = `TEST_PORT_${name.toUpperCase()}`;
      process.env[variable] ??= String(await freePort());
      return [name, Number(process.env[variable])] as const;
    }),
  ),
);
const origin = (name: keyof typeof allHosts) => `http://127.0.0.1:${ports[name]}`;

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
  webServer: Object.entries(hosts).map(([name, command]) => ({
    name,
    command: command(ports[name] ?? 0),
    url: `http://127.0.0.1:${ports[name]}/`,
    timeout: 120_000,
    env: { WRANGLER_SEND_METRICS: 'false', NEXT_TELEMETRY_DISABLED: '1' },
  })),
  projects: [
    { name: 'static', use: { baseURL: origin('static') }, testIgnore: /aliases-by-rule/ },
    { name: 'rules', use: { baseURL: origin('rules') }, testMatch: /aliases-by-rule|not-found/ },
    {
      name: 'node',
      use: { baseURL: origin('node') },
      testMatch: /routes|aliases-by-rule|not-found|downloads/,
    },
  ],
});
