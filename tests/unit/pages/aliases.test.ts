import { describe, expect, test } from 'vitest';
import { resolveAlias } from '@/lib/pages/aliases';
import { builtPages } from '@/lib/pages/guards';
import { addressToday } from '../../support/address-today';
import { pageOf } from '../../support/page-of';
import { requiredAliases } from '../../support/required-paths';

describe('resolveAlias', () => {
  test.each(Object.entries(requiredAliases))('%s leads to %s', (alias, target) => {
    expect(resolveAlias(alias)).toBe(addressToday(target));
  });

  const service = pageOf('service');
  const last = service.slice(service.lastIndexOf('/'));

  test.each([
    [`${service}///`, service],
    ['/CONTACT/', '/contact'],
    [`${service.toUpperCase()}${last}/`, service],
  ])('%s leads to its canonical form %s', (path, target) => {
    expect(resolveAlias(path)).toBe(target);
  });

  test('every page of the build has an alias that repeats its last segment, and is not an alias itself', () => {
    for (const { path, segments } of builtPages.filter((page) => page.path !== '/')) {
      expect(resolveAlias(`${path}/${segments.at(-1)}`)).toBe(path);
      expect(resolveAlias(path)).toBeUndefined();
    }
  });

  test.each([
    '/',
    '/home/home',
    `/blog${last}`,
    '//evil.example/home',
    '/\\evil.example',
    '/__proto__',
    '',
    '/home?x',
    `/${'a'.repeat(5000)}`,
  ])('%s is not an alias', (path) => {
    expect(resolveAlias(path)).toBeUndefined();
  });
});
