import { createHash } from 'node:crypto';
import { iconHosts } from '@/lib/browser/named-icons';
import { speculationRules } from '@/lib/browser/speculation-rules';
import { enquiryEndpoint } from '@/lib/enquiry/enquiry-endpoint';

/** The directives of a policy with their sources, in the order in which they are written. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Other origins that pages may send requests to, by purpose. */
export interface Origins {
  readonly enquiry: readonly string[];
  readonly icons: readonly string[];
}

/** The environment variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The other origins that pages may send requests to, from the environment of the build.
 * @throws if the endpoint of the enquiries is neither a path of this site nor an https address
 */
export function allowedOrigins(environment: Environment): Origins {
  const endpoint = enquiryEndpoint(environment.NEXT_PUBLIC_ENQUIRY_ENDPOINT ?? '');
  return {
    enquiry: endpoint === undefined || endpoint.startsWith('/') ? [] : [new URL(endpoint).origin],
    icons: iconHosts(environment.NEXT_PUBLIC_ICON_HOSTS).map((host) => new URL(host).origin),
  };
}

/**
 * The directives of every policy. They block what they do not name, and inline scripts without a
 * listed hash.
 * @param namesIcons whether icons are named in the browser. Their loader uses the policy `iconify`
 * of trusted types to write the markup of icons
 */
function directives(
  scriptHashes: readonly string[],
  { enquiry, icons }: Origins,
  namesIcons: boolean,
): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set([scriptHash(speculationRules), ...scriptHashes])],
    // Hashes cannot allow the styles: each page has its own first screen, React writes style
    // attributes, and the dialogs add a style element that depends on the width of the scroll bar.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...enquiry, ...(namesIcons ? icons : [])])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...enquiry],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(namesIcons ? ['iconify'] : [])],
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

/** The policy of a page, for its `<meta>` element. */
export function pagePolicy(
  scriptHashes: readonly string[],
  origins: Origins,
  namesIcons: boolean,
): string {
  return serializePolicy(directives(scriptHashes, origins, namesIcons));
}

/**
 * The policy in the header of every response, also of error pages that a host makes. It allows the
 * scripts and icons of all pages, and the policy of each page only its own. It sets
 * `frame-ancestors`, which has no effect in a `<meta>` element.
 * @param scriptHashes the hashes of the inline scripts of all pages
 */
export function headerPolicy(scriptHashes: readonly string[], origins: Origins): string {
  return serializePolicy({
    'frame-ancestors': ["'none'"],
    ...directives(scriptHashes, origins, true),
  });
}
