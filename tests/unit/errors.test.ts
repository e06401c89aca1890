import { describe, expect, test } from 'vitest';
import { errorTitle, failureOf, notFoundMessage } from '@/lib/errors';
import { listingValidations } from '@/lib/pages/listings';

describe('what the not-found page says', () => {
  test('of an unknown route names its path', () => {
    expect(failureOf('/nowhere', listingValidations)).toEqual({
      status: 404,
      message: 'Page not found: /nowhere',
    });
  });

  test.each(['/blog/page/99', '/blog/page/0', '/projects/page/x', '/blog/page/2/3'])(
    'of %s, which fails validation, is the message of a failed validation',
    (path) => {
      expect(failureOf(path, listingValidations)).toEqual({
        status: 404,
        message: `Page Not Found: ${path}`,
      });
    },
  );

  test.each(['/blog/page', '/blog/pages/9', '/blog/nowhere', '/services/page/9'])(
    'of %s, without a validation, is that of an unknown route',
    (path) => {
      expect(failureOf(path, listingValidations).message).toBe(notFoundMessage(path));
    },
  );

  test('is the status and message that a validation gives', () => {
    const failure = { status: 410, message: 'This offer has ended' };
    expect(failureOf('/offers/spring', [{ below: '/offers', failure }])).toBe(failure);
    expect(errorTitle(failure.status, failure.message)).toBe('410 - This offer has ended');
  });

  test('is the default while the path is not known', () => {
    expect(failureOf(undefined, listingValidations)).toEqual({
      status: 404,
      message: 'Page Not Found',
    });
  });
});
