import { createHash } from 'node:crypto';
import { speculationRules } from '@/lib/browser/speculation-rules';
import { iconHosts } from '@/lib/icons/icon-source';

/** The directives of a policy with their sources, in the order in which they are written. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Other origins that pages may send requests to, by purpose. */
export interface Origins {
  readonly enquiry: readonly string[];
  readonly icons: readonly string[];
  readonly metrics: readonly string[];
}

/** The environment variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The origin of an endpoint; empty if the endpoint is not set or is a path of this site. */
function originsOf(
  name: 'NEXT_PUBLIC_ENQUIRY_ENDPOINT' | 'NEXT_PUBLIC_METRICS_ENDPOINT',
  environment: Environment,
): readonly string[] {
  const endpoint = environment[name];
  if (!endpoint || /^\/(?!\/)/.test(endpoint)) return [];
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error(
      `${name} is "${endpoint}", which the content security policy cannot allow. Set it to an https address, or to a path of this site that starts with one slash.`,
    );
  }
  return [url.origin];
}

/**
 * The other origins that pages may send requests to, from the environment of the build.
 * @throws if the endpoint of the enquiries or of the metrics is neither a path nor an http(s) address
 */
export function allowedOrigins(environment: Environment): Origins {
  return {
    enquiry: originsOf('NEXT_PUBLIC_ENQUIRY_ENDPOINT', environment),
    icons: iconHosts(environment.NEXT_PUBLIC_ICON_HOSTS).map((host) => new URL(host).origin),
    metrics: originsOf('NEXT_PUBLIC_METRICS_ENDPOINT', environment),
  };
}

/** The directives of every policy. `script-src` is missing, because each page allows its own scripts by their hashes. */
function sharedDirectives({ enquiry, icons, metrics }: Origins): Directives {
  return {
    // The Radix primitives set style attributes, which hashes cannot allow.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...enquiry, ...icons, ...metrics])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...enquiry],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The icon loader uses the policy `iconify` to write the markup of icons that are named at run time.
    'trusted-types': ['default', 'iconify'],
  };
}

/** A policy as the value of a header or a `<meta>` element. */
export function serializePolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The source expression that allows one inline script: the SHA-256 of its exact text. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The policy of a page, for its `<meta>` element. It blocks what it does not name, and inline scripts without a listed hash. */
export function pagePolicy(scriptHashes: readonly string[], origins: Origins): string {
  return serializePolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", scriptHash(speculationRules), ...new Set(scriptHashes)],
    ...sharedDirectives(origins),
  });
}

/**
 * The policy in the header of every response. It has no `script-src`, because each page has different hashes. It
 * sets `frame-ancestors`, which has no effect in a `<meta>` element.
 */
export function headerPolicy(origins: Origins): string {
  return serializePolicy({
    'frame-ancestors': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    ...sharedDirectives(origins),
  });
}
