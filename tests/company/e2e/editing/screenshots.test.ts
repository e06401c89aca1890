import { expect, test } from 'vitest';
import { ProjectCopy } from '../../../support/projects/project-copy';

test('the launch list names the screenshots of another company', async () => {
  await using project = await ProjectCopy.make();
  const list = async () => (await project.run('lib/tools/stand-ins/list-stand-ins.ts')).output;
  expect(await list()).not.toContain('screenshot of another company');
  await project.edit({
    file: 'content/site.ts',
    find: /(?<=\n {2}name: )'[^']*'/,
    put: "'Another Company'",
  });
  expect(await list()).toContain('must, by an editor: screenshot of another company: 4.');
});
