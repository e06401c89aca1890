import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { explicitAliases } from '@/content/aliases';
import { landedAddresses, landedFile } from '@/lib/checks/landed-addresses';
import { copyFileOf } from '@/lib/file-paths';
import { buildAliasTable } from '@/lib/pages/alias-table';
import { aliasTable } from '@/lib/pages/aliases';
import type { Page } from '@/lib/pages/page-list';
import { findPage, pages } from '@/lib/pages/tree';
import { writeCopyList } from '../copy-list';
import { format, runCommand } from '../run-command';
import { withoutPage, withPageMoved } from './edit-tree';
import {
  aliasesAdded,
  importsFromRoot,
  type Moves,
  queriesWithout,
  type Reference,
  readdressed,
} from './readdress';

/*
 * `npm run move <old> <new>` and `npm run remove <page> [<instead>]`: the page tree, the copy, the links and the alias in one
 * act, and a list of what referred to the page.
 */
const usage = [
  'Say what to move or to remove:',
  '  npm run move -- /services/it-cloud /services/cloud',
  '  npm run remove -- /about /company/about-us',
].join('\n');

const treeFile = 'content/tree.ts';
const copyList = 'content/copy.ts';
const aliasFile = 'content/aliases.ts';
const queryFile = 'content/search-queries.ts';
const pathForm = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** Folders whose sources name pages. */
const folders = ['content', 'lib', 'components', 'app'];

async function sourceFiles(): Promise<readonly string[]> {
  const found = await Promise.all(
    folders
      .filter((folder) => existsSync(folder))
      .map(async (folder) =>
        (await readdir(folder, { recursive: true })).map((file) =>
          join(folder, file).replaceAll(sep, '/'),
        ),
      ),
  );
  return found
    .flat()
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => file !== treeFile && file !== copyList);
}

/** Writes every link that leads to a moved page anew, and says where they stood. */
async function readdressFiles(moves: Moves): Promise<readonly Reference[]> {
  const found: Reference[] = [];
  for (const file of await sourceFiles()) {
    const before = await readFile(file, 'utf8');
    const { source, references } = readdressed(file, before, moves, file === aliasFile);
    if (references.length > 0) await writeFile(file, source);
    found.push(...references);
  }
  return found;
}

/** The lines that put a moved address together from parts, which only a person can follow. */
async function composedAddresses(moves: Moves): Promise<readonly Reference[]> {
  const ends = [...moves.keys()].map((path) => path.slice(path.lastIndexOf('/')));
  const found: Reference[] = [];
  for (const file of await sourceFiles()) {
    for (const [index, text] of (await readFile(file, 'utf8')).split('\n').entries()) {
      if (ends.some((end) => text.includes('}/') && text.includes(`${end}\``))) {
        found.push({ file, line: index + 1, text: text.trim() });
      }
    }
  }
  return found;
}

async function rewrite(file: string, change: (source: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

function knownPage(path: string) {
  const page = findPage(path);
  if (!page || path === '/') {
    throw new Error(`"${path}" is no page that could be changed. Write a path of content/tree.ts.`);
  }
  return page;
}

/**
 * Where the addresses of moved pages lead now: their own, and those of their aliases that no rule makes any more, such as the
 * repeated path. A page that has never landed leaves none behind.
 * @param after the pages as they will be
 */
async function aliasesOf(moves: Moves, after: readonly Page<string>[]): Promise<Moves> {
  const landed = landedAddresses(await readFile(landedFile, 'utf8'));
  const paths = new Set(after.map(({ path }) => path));
  const known = [...moves].filter(([path]) => landed.includes(path));
  const explicit = [...Object.entries<string>(explicitAliases), ...known]
    .map(([alias, target]) => [alias, moves.get(target) ?? target] as const)
    .filter(([alias]) => !paths.has(alias));
  const table = buildAliasTable(after, Object.fromEntries(explicit));
  const kept = new Map(known);
  for (const [alias, target] of aliasTable) {
    const now = kept.get(target);
    if (now !== undefined && !table.has(alias) && !paths.has(alias)) kept.set(alias, now);
  }
  return kept;
}

/** Where a page was named: in words that are changed, and in some that a person has to follow. */
interface Named {
  readonly changed: readonly Reference[];
  readonly composed: readonly Reference[];
}

async function movePage(from: string, to: string): Promise<Named> {
  knownPage(from);
  if (!pathForm.test(to)) {
    throw new Error(
      `"${to}" can't be an address. Write segments of a-z, 0-9 and single hyphens, each after a slash.`,
    );
  }
  if (findPage(to)) throw new Error(`"${to}" is a page already. Choose another address.`);
  if (to.startsWith(`${from}/`)) throw new Error(`"${to}" lies below the page itself.`);
  const moves = new Map(
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
  await rewrite(treeFile, (source) => withPageMoved(source, from, to));
  const named = { changed: await readdressFiles(moves), composed: await composedAddresses(moves) };
  await rewrite(aliasFile, (source) => aliasesAdded(source, aliases));
  for (const name of existsSync('docs') ? await readdir('docs') : []) {
    await rewrite(join('docs', name), (source) =>
      [...moves].reduce(
        (text, [old, fresh]) => text.replaceAll(copyFileOf(old), copyFileOf(fresh)),
        source,
      ),
    );
  }
  for (const [old, fresh] of moves) {
    await mkdir(dirname(copyFileOf(fresh)), { recursive: true });
    await writeFile(copyFileOf(fresh), importsFromRoot(await readFile(copyFileOf(old), 'utf8')));
    await rm(copyFileOf(old));
  }
  await writeCopyList();
  return named;
}

async function removePage(path: string, instead: string | undefined): Promise<Named> {
  const page = knownPage(path);
  const target = instead ?? page.parent ?? '/';
  if (page.children.length > 0) {
    throw new Error(
      `"${path}" has pages below it: ${page.children.join(', ')}. Move or remove those first.`,
    );
  }
  if (!findPage(target) || target === path) {
    throw new Error(`"${target}" is no page that visitors could be led to. Name one that stays.`);
  }
  await rewrite(treeFile, (source) => withoutPage(source, path));
  await rewrite(queryFile, (source) => queriesWithout(source, path));
  const moves = new Map([[path, target]]);
  const aliases = await aliasesOf(
    moves,
    pages.filter((other) => other.path !== path),
  );
  await rm(copyFileOf(path));
  await writeCopyList();
  const named = { changed: await readdressFiles(moves), composed: await composedAddresses(moves) };
  await rewrite(aliasFile, (source) => aliasesAdded(source, aliases));
  return named;
}

function report(what: string, { changed, composed }: Named): string {
  const list = (references: readonly Reference[]) =>
    references.map(({ file, line, text }) => {
      const words = text.length > 100 ? `${text.slice(0, 99)}…` : text;
      return `  ${file}:${line}  ${words}`;
    });
  return [
    what,
    changed.length === 0 ? 'Nothing referred to it.' : 'Changed where it was named:',
    ...list(changed),
    ...(composed.length > 0
      ? [
          'Not changed, since the address is put together from parts. Change each by hand:',
          ...list(composed),
        ]
      : []),
    'Read these lines again. Then "npm run check:content" and "npm run typecheck" say what is left to mend.',
  ].join('\n');
}

async function run(command: string | undefined, words: readonly string[]): Promise<string> {
  const [first, second] = words;
  if (command === 'move' && first !== undefined && second !== undefined) {
    return report(
      `"${first}" is at "${second}" now, and its old address leads there.`,
      await movePage(first, second),
    );
  }
  if (command === 'remove' && first !== undefined) {
    return report(`"${first}" is removed.`, await removePage(first, second));
  }
  throw new Error(usage);
}

await runCommand(async () => {
  const [command, ...words] = process.argv.slice(2);
  const message = await run(command, words);
  format('content');
  return message;
});
