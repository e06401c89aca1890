import { isPreview } from '@/lib/preview';
import { allowedOrigins, headerPolicy, type Settings } from './content-security-policy';

export type Headers = Readonly<Record<string, string>>;

/** Headers for the paths that a pattern covers; `*` stands for any run of characters, slashes included. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Headers;
}

/** Two years, the term that preload lists ask for. */
const transportSecuritySeconds = 63_072_000;

/** A year, the longest that RFC 9111 caches are expected to keep an answer. */
const immutableSeconds = 31_536_000;

/** Browser features that the site uses nowhere, so that no script of it ever can. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Caching of everything whose name doesn't change with its content: kept, and asked after each time. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Caching of what has a hash of its content in its name. */
export const immutable = `public, max-age=${immutableSeconds}, immutable`;

const unlisted: Headers = { 'X-Robots-Tag': 'noindex' };

export const hashedFiles = '/_next/static/*';

/**
 * The one table of headers that every host is configured from. No two rules set the same header, because some hosts add
 * up the values of all rules that match.
 * @throws when a setting has a value it can't have
 */
export function headerRules(settings: Settings = process.env): readonly HeaderRule[] {
  const preview = isPreview(settings);
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': headerPolicy(allowedOrigins(settings)),
        'Strict-Transport-Security': `max-age=${transportSecuritySeconds}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'X-Frame-Options': 'DENY',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...(preview && unlisted),
      },
    },
    {
      pattern: hashedFiles,
      headers: { 'Cache-Control': immutable },
    },
    // Payload files hold a page's text a second time.
    ...(preview ? [] : [{ pattern: '/*.txt', headers: unlisted }]),
  ];
}

/** A pattern of the table as the source of an anchored regular expression. */
export function patternSource(pattern: string): string {
  return `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;
}

/** The headers of an answer to a path: those of each rule that covers it, and revalidation where no rule says how to cache. */
export function headersFor(path: string, rules = headerRules()): Headers {
  const matching = rules.filter(({ pattern }) => new RegExp(patternSource(pattern)).test(path));
  return Object.assign({ 'Cache-Control': revalidate }, ...matching.map(({ headers }) => headers));
}
