import { test } from 'vitest';
import { pathsOfKind } from '@/lib/pages/tree';
import { addEntries } from '../../bench/scale/generate-content';
import { ProjectCopy } from '../../support/projects/project-copy';

test('the pages that the benchmark of builds adds are valid content', async ({ expect }) => {
  await using copy = await ProjectCopy.make();
  // As many as there are models, so that each is used.
  for (const kind of ['post', 'project'] as const)
    await addEntries(copy.folder, kind, pathsOfKind(kind).length);
  // The bundle holds the list of copy as it was before. The check reads the list that this writes.
  await copy.run('lib/tools/generate.ts', '--before-check');
  const { code, output } = await copy.run('lib/tools/check-content.ts');
  expect(output).toMatch(/^No mistakes/);
  expect(code).toBe(0);
});
