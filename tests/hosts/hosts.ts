import { existsSync } from 'node:fs';
import { compatibilityDate } from '../../packages/enquiries/src/edge/compatibility-date';

/**
 * Tags of tests that not every host runs:
 *
 * - `@edge-function`: the host runs the functions in `functions/`.
 * - `@bare-domain`: the site's configuration redirects the bare domain to the site's name. On other
 *   hosts, the host's settings do that.
 * - `@behind-proxy`: the site's configuration works behind a server for HTTPS, as that of the
 *   container does. Caddy handles HTTPS itself.
 * - `@monitor`: a monitor can check the server. Only the Node server has an address for that.
 * - `@compression`: the program that serves the site here compresses answers. Cloudflare compresses
 *   them at its edge, which cannot run here.
 * - `@methods`: the site's configuration handles methods other than GET and HEAD. Cloudflare
 *   answers 405 without `Allow`, and its emulator does not answer TRACE.
 * - `@own-settings`: the site's configuration includes files with settings of its owner, which may
 *   pass enquiries on to their receiver.
 * - `@not-emulated`: addresses on which wrangler fails and Cloudflare does not, because wrangler
 *   looks them up in the file system.
 */
export type HostTag =
  | '@edge-function'
  | '@bare-domain'
  | '@behind-proxy'
  | '@monitor'
  | '@compression'
  | '@methods'
  | '@own-settings'
  | '@not-emulated';

/** A host that serves the site in tests. */
export interface Host {
  /** The command that serves the built site at a port of 127.0.0.1. */
  readonly command: (port: number) => string;
  /** The program that must be installed, if the host is not an npm package. */
  readonly program?: string;
  /** What leads from an alias to its page: a redirect rule or a stub page. */
  readonly aliases: 'rule' | 'stub';
  /**
   * What the host does with a path that has capital letters. Hosts whose rules list exact paths
   * can't redirect it.
   */
  readonly capitals: 'redirect' | 'not found';
  /** The tags of the tests that do not run on this host. */
  readonly without: readonly HostTag[];
  /** For a slow program: with `4`, the tests request only every fourth entry of long lists. */
  readonly sampleEvery?: number;
}

/** The command that starts a host with a script in `start/`. */
const start = (name: string) => (port: number) =>
  `tsx tests/hosts/start/start-${name}.ts --port ${port}`;

/** The hosts that the host tests run on, by name. */
export const hosts = {
  /** A host without redirects. */
  static: {
    command: (port) => `npm run serve -- --port ${port}`,
    without: ['@edge-function', '@bare-domain', '@behind-proxy', '@monitor', '@own-settings'],
    aliases: 'stub',
    capitals: 'not found',
  },
  cloudflare: {
    command: (port) =>
      `wrangler pages dev out --ip 127.0.0.1 --port ${port} --compatibility-date ${compatibilityDate} --show-interactive-dev-session=false`,
    without: [
      '@bare-domain',
      '@behind-proxy',
      '@monitor',
      '@compression',
      '@methods',
      '@own-settings',
      '@not-emulated',
    ],
    aliases: 'rule',
    capitals: 'not found',
    sampleEvery: 4,
  },
  nginx: {
    command: start('nginx'),
    without: ['@edge-function', '@monitor'],
    program: 'nginx',
    aliases: 'rule',
    capitals: 'redirect',
  },
  caddy: {
    command: start('caddy'),
    without: ['@edge-function', '@monitor', '@behind-proxy'],
    program: 'caddy',
    aliases: 'rule',
    capitals: 'redirect',
  },
  /** Next itself, with the proxy. */
  node: {
    command: (port) => `npm run start:node -- --port ${port}`,
    without: ['@edge-function', '@bare-domain', '@behind-proxy', '@own-settings'],
    aliases: 'rule',
    capitals: 'redirect',
  },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

/** The names of all hosts. */
export const hostNames = Object.keys(hosts).filter((name): name is HostName => name in hosts);

/**
 * The search path, and the folders where system packages put programs, which the search path may
 * lack.
 */
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

/** The path of an installed program, or undefined. */
export function installedProgram(name: string): string | undefined {
  return folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}

/** Whether a host can be run on this machine. */
export function isAvailable(name: HostName): boolean {
  const host: Host = hosts[name];
  return host.program === undefined || installedProgram(host.program) !== undefined;
}
