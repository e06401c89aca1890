import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from '@/lib/pages/kinds';

test('docs/content-shapes.md says what a page of each kind is for', () => {
  const rows = readFileSync('docs/content-shapes.md', 'utf8').matchAll(/^\| (`.+?) \| .+\|$/gm);
  const named = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(Object.keys(kinds).filter((kind) => !named.includes(kind))).toEqual([]);
});
