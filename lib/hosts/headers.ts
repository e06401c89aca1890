import { isPreview } from '@/lib/preview';
import { allowedOrigins, type Environment, headerPolicy } from './content-security-policy';

export type ResponseHeaders = Readonly<Record<string, string>>;

/** The status of every redirect: permanent, and the method stays the same. */
export const redirectStatus = 308;

/**
 * Two years. The header does not ask for a place on the preload list of browsers: the owner of the
 * domain would hardly get off it again.
 */
const transportSecuritySeconds = 63_072_000;

/** One year: caches need not support a longer lifetime. */
const immutableSeconds = 31_536_000;

/** Browser features that the site does not use. The header `Permissions-Policy` disables them. */
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

/**
 * `Cache-Control` of files whose name does not change with their content: stored, but revalidated
 * before each use.
 */
export const revalidate = 'public, max-age=0, must-revalidate';

/** `Cache-Control` of files with a content hash in their name. */
export const immutable = `public, max-age=${immutableSeconds}, immutable`;

export const allowedMethods: readonly string[] = ['GET', 'HEAD'];

/** The value of the `Allow` header of responses with status 405. */
export const allowHeader = allowedMethods.join(', ');

/** The address below which all files have a content hash in their name. */
export const hashedFiles = '/_next/static/';

/**
 * The headers of every response, without `Cache-Control`.
 * @param environment the settings of the build, with the hashes of its inline scripts as
 * `SCRIPT_HASHES`
 * @throws if a setting of the build is invalid
 */
export function sharedHeaders(environment: Environment = process.env): ResponseHeaders {
  return {
    'Content-Security-Policy': headerPolicy(
      (environment.SCRIPT_HASHES ?? '').split(' ').filter((hash) => hash !== ''),
      allowedOrigins(environment),
    ),
    'Strict-Transport-Security': `max-age=${transportSecuritySeconds}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Every file is public, and no answer depends on a cookie. Feed readers, social networks and
    // search engines show the pictures on their own pages. `frame-ancestors` keeps other sites from
    // showing a page.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(isPreview(environment) && { 'X-Robots-Tag': 'noindex' }),
  };
}

export function headersFor(path: string, environment: Environment = process.env): ResponseHeaders {
  const cacheControl = path.startsWith(hashedFiles) ? immutable : revalidate;
  return { 'Cache-Control': cacheControl, ...sharedHeaders(environment) };
}
