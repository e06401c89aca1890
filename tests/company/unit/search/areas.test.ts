import { describe, expect, test } from 'vitest';
import { areaOf } from '@/lib/filters/facets';
import { pathsOfKind } from '@/lib/pages/tree';
import { pageOf } from '../../../support/page-of';

describe('the area', () => {
  test('of a service is the page directly below /services: its top group or the service itself', () => {
    const services = pathsOfKind('service');
    expect(services).not.toEqual([]);
    for (const path of services) expect(areaOf(path)).toBe(path.split('/').slice(0, 3).join('/'));
  });

  test('of a solution or a product is its section', () => {
    expect(areaOf(pageOf('solution'))).toBe('/solutions');
    expect(areaOf(pageOf('product'))).toBe('/products');
  });
});
