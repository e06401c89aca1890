import { test as base, expect } from '@playwright/test';
import { type Host, type HostName, hosts } from './hosts';

interface Options {
  /** The name of the host that a project tests. */
  readonly hostName: HostName;
}

interface Fixtures {
  /** The host under test. */
  readonly host: Host;
  /** The origin of the host under test, such as `http://127.0.0.1:8080`. */
  readonly origin: string;
}

/** A test that is run for each host. */
export const test = base.extend<Options & Fixtures>({
  hostName: ['static', { option: true }],
  host: async ({ hostName }, use) => use(hosts[hostName]),
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('playwright.config.ts: a host project needs a baseURL.');
    await use(baseURL);
  },
});

export { expect };
