import { segmentForm } from '@/content/page-paths';
import { copyFileOf } from '@/lib/file-paths';
import { findPage, pages } from '@/lib/pages/tree';
import { runCommand } from '../run-command';
import { addAliases, aliasesOf } from './aliases';
import { finish, report } from './finish';
import { readdress } from './references';
import { openSourcesAbout, pathOf } from './sources';
import { movePage } from './tree';

/** `npm run move -- <old> <new>`: moves a page and the pages below it, with their copy, and updates links and aliases. */
async function move(from = '', to = ''): Promise<string> {
  if (!findPage(from) || from === '/') {
    throw new Error(
      `"${from}" is not a page that can move. Write two paths: npm run move -- /services/it-cloud /services/cloud`,
    );
  }
  const [start, ...segments] = to.split('/');
  if (start !== '' || segments.length === 0 || !segments.every((name) => segmentForm.test(name))) {
    throw new Error(
      `"${to}" can't be an address. Write a slash before each segment, and use a-z, 0-9 and single hyphens.`,
    );
  }
  if (findPage(to)) throw new Error(`"${to}" is a page already. Choose another address.`);
  if (to.startsWith(`${from}/`))
    throw new Error(`"${to}" is below the page itself. Choose another address.`);

  const moves = new Map<string, string>(
    pages
      .map(({ path }) => path)
      .filter((path) => path === from || path.startsWith(`${from}/`))
      .map((path) => [path, to + path.slice(from.length)]),
  );
  const after = pages.map((page) => {
    const path = moves.get(page.path) ?? page.path;
    return { ...page, path, segments: path.split('/').filter(Boolean) };
  });
  const aliases = await aliasesOf(moves, after);

  const project = openSourcesAbout(moves.keys(), [
    'content/tree.ts',
    'content/aliases.ts',
    ...[...moves.keys()].map(copyFileOf),
  ]);
  movePage(project.getSourceFileOrThrow('content/tree.ts'), from, to);
  const aliasFile = project.getSourceFileOrThrow('content/aliases.ts');
  const lines = project.getSourceFiles().flatMap((file) => {
    const changed = readdress(file, moves, file === aliasFile);
    return changed.map((line) => `${pathOf(file)}:${line}`);
  });
  addAliases(aliasFile, aliases, moves.values());
  for (const [old, fresh] of moves) {
    project.getSourceFileOrThrow(copyFileOf(old)).move(`${process.cwd()}/${copyFileOf(fresh)}`);
  }
  await finish(project);
  return report(`"${from}" is at "${to}" now.`, lines);
}

await runCommand(() => move(process.argv[2], process.argv[3]));
