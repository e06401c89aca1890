import { freePort } from '../support/free-port';
import { deployedOrigin } from './deployed';
import { type Host, type HostName, hostNames, hosts, isAvailable } from './hosts';

/**
 * The hosts that `PW_HOSTS` names, separated by commas. Undefined if it is not set: then all hosts
 * are wanted.
 */
const wanted = process.env.PW_HOSTS?.split(',');

for (const name of wanted ?? []) {
  if (!hostNames.some((host) => host === name)) {
    throw new Error(`PW_HOSTS names "${name}". The hosts are ${hostNames.join(', ')}.`);
  }
}

const selected =
  deployedOrigin === undefined ? hostNames.filter((name) => wanted?.includes(name) ?? true) : [];

/** The hosts of this run: the selected hosts that this machine can run. */
export const runningHosts = selected.filter(isAvailable);

// Worker processes load this file again. They use the ports that the first process has stored in
// the environment.
export const isFirstReading = process.env.TEST_PORTS === undefined;
process.env.TEST_PORTS ??= JSON.stringify(
  Object.fromEntries(
    await Promise.all(runningHosts.map(async (name) => [name, await freePort()] as const)),
  ),
);
const ports: Readonly<Record<string, number>> = JSON.parse(process.env.TEST_PORTS);

/** The origin that a host is served at in this run. */
export const originOf = (name: HostName) => deployedOrigin ?? `http://127.0.0.1:${ports[name]}`;

/** Prints which of the hosts that a run needs are not available on this machine. */
export function nameMissingHosts(needed: readonly HostName[]): void {
  for (const name of selected.filter((it) => needed.includes(it) && !runningHosts.includes(it))) {
    const { program }: Host = hosts[name];
    console.error(
      `\n*** HOST NOT TESTED: ${name}. ${program} is not installed here. Install it with \`npx tsx tests/support/install/ensure-hosts.ts\`, or: apt-get install ${program}\n`,
    );
  }
}

/** The servers of the hosts that a run needs, in Playwright's form. */
export const serversFor = (needed: readonly HostName[]) =>
  runningHosts
    .filter((name) => needed.includes(name))
    .map((name) => ({
      name,
      command: hosts[name].command(ports[name] ?? 0),
      url: `${originOf(name)}/`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 } as const,
      env: { WRANGLER_SEND_METRICS: 'false', NEXT_TELEMETRY_DISABLED: '1' },
    }));
