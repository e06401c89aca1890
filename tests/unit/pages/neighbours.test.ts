import { expect, test } from 'vitest';
import { builtPages } from '@/lib/pages/guards';
import { neighboursOf } from '@/lib/pages/neighbours';

test('pages of the first level, and pages without siblings, have no previous or next page', () => {
  const onlyChildren = builtPages.flatMap(({ children }) =>
    children.length === 1 ? children : [],
  );
  for (const path of ['/', '/contact', ...onlyChildren] as const)
    expect(neighboursOf(path), path).toBeUndefined();
});
