import { isPreview } from '@/lib/preview';
import { allowedOrigins, headerPolicy, type Settings } from './content-security-policy';

export type Headers = Readonly<Record<string, string>>;

/** The headers of paths that match a pattern. `*` matches any characters, including slashes. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Headers;
}

/** Two years, as preload lists require. */
const transportSecuritySeconds = 63_072_000;

/** One year, the longest lifetime that caches are expected to support. */
const immutableSeconds = 31_536_000;

/** Browser features that the site does not use. The policy disables them. */
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

/** `Cache-Control` of files whose name does not change with their content: stored, but revalidated before each use. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** `Cache-Control` of files with a content hash in their name. */
export const immutable = `public, max-age=${immutableSeconds}, immutable`;

const unlisted: Headers = { 'X-Robots-Tag': 'noindex' };

export const hashedFiles = '/_next/static/*';

/**
 * The headers of all hosts. No two rules set the same header, because some hosts combine the values of all matching rules.
 * @throws if a setting of the build is invalid
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
  ];
}

/** The source of an anchored regular expression for a pattern. */
export function patternSource(pattern: string): string {
  return `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`;
}

/** The headers of the response for a path: those of each matching rule. `Cache-Control` defaults to revalidation. */
export function headersFor(path: string, rules = headerRules()): Headers {
  const matching = rules.filter(({ pattern }) => new RegExp(patternSource(pattern)).test(path));
  return Object.assign({ 'Cache-Control': revalidate }, ...matching.map(({ headers }) => headers));
}
