import { createHash } from 'node:crypto';
import { iconHosts } from '@/lib/icons/icon-source';
import { speculationRules } from '@/lib/runtime/ahead/speculation-rules';

/** Directives of a policy with their sources, in the order they are written. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Origins that pages may send to besides their own, by what for. */
export interface Origins {
  readonly enquiry: readonly string[];
  readonly icons: readonly string[];
  readonly metrics: readonly string[];
}

/** The settings of a build, such as its environment; some of them name other places. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** The origin that an endpoint adds: none where it is empty or a path of this site. */
function originsOf(
  name: 'NEXT_PUBLIC_ENQUIRY_ENDPOINT' | 'NEXT_PUBLIC_METRICS_ENDPOINT',
  settings: Settings,
): readonly string[] {
  const endpoint = settings[name];
  if (!endpoint || /^\/(?!\/)/.test(endpoint)) return [];
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error(
      `${name} is "${endpoint}", which the content security policy can't allow. Set it to an https address, or to a path of this site that starts with one slash.`,
    );
  }
  return [url.origin];
}

/**
 * The origins that pages may send to besides their own, as the settings of the build name them.
 * @throws when the endpoint of the enquiries or of the metrics is neither a path nor an http(s) address
 */
export function allowedOrigins(settings: Settings): Origins {
  return {
    enquiry: originsOf('NEXT_PUBLIC_ENQUIRY_ENDPOINT', settings),
    icons: iconHosts(settings.NEXT_PUBLIC_ICON_HOSTS).map((host) => new URL(host).origin),
    metrics: originsOf('NEXT_PUBLIC_METRICS_ENDPOINT', settings),
  };
}

/** What every answer may load and send, apart from scripts, which each page allows by their hashes. */
function sharedDirectives({ enquiry, icons, metrics }: Origins): Directives {
  return {
    // The menu, dialog and collapsible primitives set style attributes, so styles can't go by hashes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...enquiry, ...icons, ...metrics])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...enquiry],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The icon loader turns the paths of an icon named at run time into markup through a policy of its own.
    'trusted-types': ['default', 'iconify'],
  };
}

/** A policy as it stands in a header or a `<meta>` element. */
export function serializePolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The source expression that allows one inline script: the SHA-256 of its exact text. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of one page, for its `<meta>` element: everything is refused but what the site has, and inline scripts run
 * only by their hashes.
 */
export function pagePolicy(scriptHashes: readonly string[], origins: Origins): string {
  return serializePolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", scriptHash(speculationRules), ...new Set(scriptHashes)],
    ...sharedDirectives(origins),
  });
}

/**
 * The policy that every answer carries as a header. It repeats what a page's own policy says save for scripts, whose
 * hashes only the page knows, and adds what a `<meta>` element can't say: who may frame the page.
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
