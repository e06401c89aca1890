import { createHash } from 'node:crypto';
import { iconHosts } from '@/lib/browser/icon-source';

/** Directives of a policy with their sources, in the order they are written. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Origins that pages may send to besides their own, by what for. */
export interface Origins {
  readonly enquiry: readonly string[];
  readonly icons: readonly string[];
}

/**
 * The origins that the site may send to besides its own: that of the enquiry endpoint, where one is configured.
 * @param endpoint the value of `NEXT_PUBLIC_ENQUIRY_ENDPOINT`; empty, undefined or a path of this site adds nothing
 * @throws when the endpoint is neither a path nor an http(s) address
 */
export function enquiryOrigins(endpoint: string | undefined): readonly string[] {
  if (!endpoint || /^\/(?!\/)/.test(endpoint)) return [];
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error(
      `NEXT_PUBLIC_ENQUIRY_ENDPOINT is "${endpoint}", which the content security policy can't allow. Set it to an https address, or to a path of this site that starts with one slash.`,
    );
  }
  return [url.origin];
}

/**
 * The origins that pages may send to besides their own, as the settings of the build name them: the enquiry endpoint's and
 * those of the hosts that icons may come from.
 * @throws when the endpoint is no address
 */
export function allowedOrigins(endpoint: string | undefined, icons: string | undefined): Origins {
  return {
    enquiry: enquiryOrigins(endpoint),
    icons: iconHosts(icons).map((host) => new URL(host).origin),
  };
}

/** What every answer may load and send, apart from scripts, which each page allows by their hashes. */
function sharedDirectives({ enquiry, icons }: Origins): Directives {
  return {
    // The menu, dialog and collapsible primitives set style attributes, so styles can't go by hashes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...enquiry, ...icons])],
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
    'script-src': ["'self'", ...new Set(scriptHashes)],
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
