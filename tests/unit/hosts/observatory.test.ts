import { describe, expect, test } from 'vitest';
import { headersFor } from '@/lib/hosts/headers';
import { observatoryPoints, observatoryScore } from '../../hosts/observatory';

const ours = Object.fromEntries(
  Object.entries(headersFor('/')).map(([name, value]) => [name.toLowerCase(), value]),
);
const page = (policy: string, rest = '') =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">${rest}`;
const strict = "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'";
const scoreOf = (body: string, headers: Readonly<Record<string, string>> = ours) =>
  observatoryScore(observatoryPoints({ status: 200, headers, body: Buffer.from(body) }));

describe('the score of an answer', () => {
  test('is an A+ with our headers and a strict policy', () => {
    expect(scoreOf(page(strict))).toBe(120);
  });

  test.each([
    ['inline scripts', page(strict.replace("'sha256-x'", "'unsafe-inline'")), ours, 80],
    ['a policy that names no scripts', '<p>No policy in the page.</p>', ours, 80],
    ['a script of another site', page(strict, '<script src="//host.example/a.js">'), ours, 50],
    [
      'a week of transport security',
      page(strict),
      { ...ours, 'strict-transport-security': 'max-age=604800' },
      80,
    ],
    ['no nosniff', page(strict), { ...ours, 'x-content-type-options': '' }, 115],
    ['no headers at all', '', {}, 30],
  ])('falls with %s', (_, body, headers, expected) => {
    expect(scoreOf(body, headers)).toBe(expected);
  });
});
