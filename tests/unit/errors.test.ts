import { expect, test } from 'vitest';
import { failureOf } from '@/lib/errors';
import { listingValidations } from '@/lib/pages/listings';

test.each([
  ['/nowhere', 'Page not found: /nowhere'],
  ['/blog/page', 'Page not found: /blog/page'],
  ['/blog/pages/9', 'Page not found: /blog/pages/9'],
  ['/services/page/9', 'Page not found: /services/page/9'],
])('the not-found page of %s says "%s"', (path, message) => {
  expect(failureOf(path, listingValidations)).toEqual({ status: 404, message });
});

test('a rule for the addresses below a path decides what their not-found page says', () => {
  const failure = { status: 410, message: 'Gone' };
  const rules = [{ below: '/list/page' }, { below: '/old', failure }];
  const found = (path: string) => failureOf(path, rules);
  expect(found('/list/page/9')).toEqual({ status: 404, message: 'Page Not Found: /list/page/9' });
  expect(found('/old/thing')).toBe(failure);
  expect(found('/older')).toEqual({ status: 404, message: 'Page not found: /older' });
});
