import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededFaults } from '../../release/seeded-faults/faults';

test.each(seededFaults)('$name: its passage is in $file', ({ file, find }) => {
  const times = readFileSync(file, 'utf8').split(find).length - 1;
  const replacesAll = find instanceof RegExp && find.global;
  expect(times).toBeGreaterThan(0);
  if (!replacesAll) expect(times).toBe(1);
});
