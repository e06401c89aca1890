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
