import { expect, test } from 'vitest';
import { ReceivingError } from '../log';
import { databaseError } from './database';

test('a receiver without Wrangler says how to use a D1 database', () => {
  const missing = Object.assign(new Error("Cannot find package 'wrangler'"), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
  const error = databaseError(missing, 'd1:1234');
  expect(error).toBeInstanceOf(ReceivingError);
  expect(String(error)).toMatch(/d1:1234 needs Wrangler.*`npm run enquiries`/);
});

test('an error without a remedy is unchanged', () => {
  const other = Object.assign(new Error('other'), { code: 'OTHER' });
  expect(databaseError(other, 'd1:1234')).toBe(other);
});
