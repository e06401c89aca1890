import { copyFileOf, pathOfCopyFile } from '@/lib/file-paths';
import { findPage, pages } from '@/lib/pages/tree';
import { runCommand } from '../run-command';
import { addAliases, aliasesOf } from './aliases';
import { finish, report } from './finish';
import { readdress, removeAnswers, removeEntries, removeLinksTo } from './references';
import { openSourcesAbout, pathOf } from './sources';
import { removePage } from './tree';

/**
 * `npm run remove -- <page> [<instead>]`: removes a page, its copy and its menu entries. Links and the old address then lead
 * to the page `instead`. By default, they lead to the parent of the removed page.
 */
async function remove(path = '', other?: string): Promise<string> {
  const page = findPage(path);
  if (!page || path === '/') {
    throw new Error(
      `"${path}" is not a page that can be removed. Write a path: npm run remove -- /about /company/about-us`,
    );
  }
  if (page.children.length > 0) {
    throw new Error(
      `"${path}" has pages below it: ${page.children.join(', ')}. Move or remove those first.`,
    );
  }
  const instead = other ?? page.parent ?? '/';
  if (!findPage(instead) || instead === path) {
    throw new Error(`"${instead}" is not a page that links could lead to. Name one that stays.`);
  }

  const moves = new Map<string, string>([[path, instead]]);
  const after = pages.filter((remaining) => remaining.path !== path);
  const aliases = await aliasesOf(moves, after);

  const project = openSourcesAbout(
    [path],
    ['content/tree.ts', 'content/aliases.ts', 'content/search-queries.ts', copyFileOf(path)],
  );
  removePage(project.getSourceFileOrThrow('content/tree.ts'), path);
  project.getSourceFileOrThrow(copyFileOf(path)).delete();
  removeAnswers(project.getSourceFileOrThrow('content/search-queries.ts'), path);
  const aliasFile = project.getSourceFileOrThrow('content/aliases.ts');
  const lines = project.getSourceFiles().flatMap((file) => {
    const name = pathOf(file);
    const own = pathOfCopyFile(name);
    if (file !== aliasFile) removeEntries(file, path, instead, own);
    const changed = [
      ...(own === instead ? removeLinksTo(file, path) : []),
      ...readdress(file, moves, file === aliasFile),
    ];
    return [...new Set(changed)].map((line) => `${name}:${line}`);
  });
  addAliases(aliasFile, aliases, []);
  await finish(project);
  return report(`"${path}" is removed. Links to it lead to "${instead}".`, lines);
}

await runCommand(() => remove(process.argv[2], process.argv[3]));
