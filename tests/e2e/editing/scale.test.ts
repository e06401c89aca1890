import { expect, test } from 'vitest';
import { pathsOfKind } from '@/lib/pages/tree';
import { addEntries } from '../../bench/scale/generate-content';
import { ProjectCopy } from '../../support/projects/project-copy';

test('the pages that the scale benchmark adds pass the content check', async () => {
  await using copy = await ProjectCopy.make();
  // Each page of the site is the template of two.
  for (const kind of ['post', 'project'] as const)
    await addEntries(copy.folder, kind, 2 * pathsOfKind(kind).length);
  await copy.run('lib/tools/generate.ts');
  expect(await copy.run('lib/tools/check-content.ts')).toMatchObject({ code: 0 });
});
