import * as islands from 'prerendered-islands';
import { expect, test } from 'vitest';
import * as constants from '@/lib/constants';
import { copyOf } from '@/lib/pages/copy';

test('the page on cookies names every key that the site stores in the browser', () => {
  const keys = Object.entries({ ...constants, ...islands }).flatMap(([name, value]) =>
    name.endsWith('StorageKey') ? [String(value)] : [],
  );
  expect(keys).toEqual(expect.arrayContaining(['enquiry-draft', 'chunk-reloads']));
  for (const key of keys) expect(copyOf('/cookies').body).toContain(`\`${key}\``);
});
