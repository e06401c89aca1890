import type { RawAnswer } from './raw-request';

/*
 * The score that MDN's HTTP Observatory gives an answer's headers, by its published table
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring; src/grader/charts.js of mdn/mdn-http-observatory 1.4).
 * Its tests of the certificate and of the way from http to https need a public host and are left out; they give no points.
 */

/** The sources of one directive in all policies of a page together: what each policy that names it allows. */
function sourcesOf(policies: readonly Map<string, readonly string[]>[], name: string) {
  const lists = policies.map((policy) => policy.get(name)).filter((list) => list !== undefined);
  return lists[0]?.filter((source) => lists.every((list) => list.includes(source)));
}

function policiesOf({ headers, body }: RawAnswer): readonly Map<string, readonly string[]>[] {
  const [, meta = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(body.toString()) ?? [];
  return [headers['content-security-policy'] ?? '', meta]
    .map((policy) => policy.replaceAll('&#x27;', "'"))
    .filter((policy) => policy !== '')
    .map(
      (policy) =>
        new Map(
          policy.split(';').map((directive) => {
            const [name = '', ...sources] = directive.trim().split(/\s+/);
            return [name, sources];
          }),
        ),
    );
}

const isBroad = (source: string) => /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/.test(source);
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:';

function contentSecurityPolicy(answer: RawAnswer): number {
  const policies = policiesOf(answer);
  if (policies.length === 0) return -25;
  const sources = (name: string) =>
    sourcesOf(policies, name) ?? sourcesOf(policies, 'default-src') ?? ['*'];
  const [script, object, style] = [
    sources('script-src'),
    sources('object-src'),
    sources('style-src'),
  ];
  if (script.some((source) => isBroad(source) || isInline(source)) || object.some(isBroad)) {
    return -20;
  }
  if (policies.some((policy) => [...policy.values()].flat().some((it) => it.startsWith('http:')))) {
    return -20;
  }
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (style.some((source) => isBroad(source) || isInline(source))) return 0;
  return sources('default-src').join() === "'none'" ? 10 : 5;
}

function referrerPolicy(value: string | undefined): number {
  if (value === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value) ? 5 : -5;
}

/** The points of each test, by its name. */
export function observatoryPoints(answer: RawAnswer): Readonly<Record<string, number>> {
  const { headers, body } = answer;
  const frameAncestors = /frame-ancestors ([^;]*)/.exec(headers['content-security-policy'] ?? '');
  const [, seconds = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
  const foreign = [...body.toString().matchAll(/<script[^>]* src="(?!\/(?!\/))/g)];
  return {
    'content-security-policy': contentSecurityPolicy(answer),
    cookies: headers['set-cookie'] === undefined ? 0 : -20,
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] ? -50 : 0,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(
      headers['cross-origin-resource-policy'] ?? '',
    )
      ? 10
      : 0,
    'referrer-policy': referrerPolicy(headers['referrer-policy']),
    'strict-transport-security': Number(seconds) >= 15_768_000 ? 0 : -20,
    'subresource-integrity': foreign.length === 0 ? 0 : -50,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': frameAncestors
      ? 5
      : /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
        ? 0
        : -20,
  };
}

/** The score of those points: 100 and more is an A+. Points for extras count from 90 on alone. */
export function observatoryScore(points: Readonly<Record<string, number>>): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const values = Object.values(points);
  const base = 100 + sum(values.filter((value) => value < 0));
  return base < 90 ? base : 100 + sum(values);
}
