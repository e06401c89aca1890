import { existsSync } from 'node:fs';

/** A host that the site is served by in tests. */
export interface Host {
  /** The command that serves the built site at a port of 127.0.0.1. */
  readonly command: (port: number) => string;
  /** The program that must be installed, where the host isn't an npm package. */
  readonly program?: string;
  /** What leads from an alias to its page: a redirect rule or a stub page. */
  readonly aliases: 'rule' | 'stub';
  /** What a path in capitals does. Hosts that only list paths can't know them. */
  readonly capitals: 'redirect' | 'not found';
  /** Whether this program compresses; Cloudflare does so at its edge, which doesn't run here. */
  readonly compresses: boolean;
  /** Whether the site's configuration leads the bare domain to the site's own name. Elsewhere the host's settings do. */
  readonly leadsBareDomain?: true;
  /** Whether a monitor can ask the server itself. */
  readonly answersMonitors?: true;
  /** Whether a path's own caching holds for its absence too. */
  readonly cachesAbsence?: true;
  /**
   * Who decides on methods other than GET and HEAD: the site's configuration, or the host itself, which takes none for
   * them. Cloudflare answers 405, without `Allow`, and its emulator doesn't answer TRACE at all; Netlify documents nothing of it.
   */
  readonly methods: 'configured' | 'own';
  /** Of long lists, how many entries to pass over for each that is asked for, where the program is slow. */
  readonly sampleEvery?: number;
  /**
   * Addresses that the program fails on where the real host doesn't: wrangler looks them up in the file system, where
   * Cloudflare looks them up in an index of names behind its edge.
   */
  readonly emulatorFailsOn?: RegExp;
}

/** Runs a host of this folder with its own configuration. */
const start = (name: string) => (port: number) =>
  `tsx tests/hosts/start/start-${name}.ts --port ${port}`;

/** The hosts that the host contract is held on, by name. */
export const hosts = {
  /** A host that knows no redirects. */
  static: {
    command: (port) => `npm run serve -- --port ${port}`,
    methods: 'configured',
    aliases: 'stub',
    capitals: 'not found',
    compresses: true,
  },
  cloudflare: {
    command: (port) =>
      `wrangler pages dev out --ip 127.0.0.1 --port ${port} --compatibility-date 2026-05-01 --show-interactive-dev-session=false`,
    methods: 'own',
    aliases: 'rule',
    capitals: 'not found',
    compresses: false,
    sampleEvery: 4,
    emulatorFailsOn: /^\/_(redirects|headers)$|%00|[^/]{256}|^[^/]/,
  },
  netlify: {
    command: start('netlify'),
    methods: 'own',
    aliases: 'rule',
    capitals: 'not found',
    compresses: true,
    cachesAbsence: true,
  },
  nginx: {
    command: start('nginx'),
    methods: 'configured',
    program: 'nginx',
    leadsBareDomain: true,
    aliases: 'rule',
    capitals: 'redirect',
    compresses: true,
  },
  caddy: {
    command: start('caddy'),
    methods: 'configured',
    program: 'caddy',
    leadsBareDomain: true,
    aliases: 'rule',
    capitals: 'redirect',
    compresses: true,
  },
  /** Next itself, with the proxy. */
  node: {
    command: (port) => `npm run start:node -- --port ${port}`,
    methods: 'configured',
    answersMonitors: true,
    aliases: 'rule',
    capitals: 'redirect',
    compresses: true,
  },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

/** The names of all hosts. */
export const hostNames = Object.keys(hosts).filter((name): name is HostName => name in hosts);

/** Where system packages put programs, besides the search path, which for users may lack the system's own folders. */
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
