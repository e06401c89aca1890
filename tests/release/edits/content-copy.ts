import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Copy } from '@/content/schema';
import type { Kind } from '@/content/tree';
import { copyFileOf } from '@/lib/file-paths';
import type { Page } from '@/lib/pages/page-list';
import { ProjectCopy } from '../../support/projects/project-copy';

/** The files and folders at the root of the project that belong to its sources. */
async function rootEntries(): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    { maxBuffer: 2 ** 26 },
  );
  const names = stdout.trim().split('\n');
  return [...new Set(names.map((file) => file.replace(/\/.*/, '')))];
}

type Commitments = typeof import('@/content/commitments')['commitments'];

/** Source in which the words of commitments are replaced by references to their file, as editors must write them. */
function withCommitments(source: string, commitments: Commitments): string {
  return source.replaceAll(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const plain = literal.slice(1, -1).replaceAll('`', '\\`').replaceAll('${', '\\${');
    const text = Object.entries(commitments).reduce(
      (words, [key, { phrase }]) => words.replaceAll(phrase, `\${commitments.${key}.phrase}`),
      plain,
    );
    return text === plain ? literal : `\`${text}\``;
  });
}

/** A copy of the whole project, and the ways in which an editor changes its content. */
export class ContentCopy implements AsyncDisposable {
  private constructor(readonly project: ProjectCopy) {}

  static async make() {
    const project = await ProjectCopy.make(await rootEntries());
    // Tests of all sources get the list from git.
    await promisify(execFile)('git', ['init', '--quiet', project.folder]);
    return new ContentCopy(project);
  }

  /** Adds a page as `npm run new` does. */
  add = (kind: string, name: string) => this.tool('pages/new-page', kind, name);

  /** Generates derived files, as `npm run generate` does. */
  generate = () => this.tool('generate');

  /** Moves a page as `npm run move` does. */
  move = (from: string, to: string) => this.tool('pages/move-page', from, to);

  /** Removes a page as `npm run remove` does. */
  remove = (...paths: readonly string[]) => this.tool('pages/remove-page', ...paths);

  private async tool(command: string, ...words: readonly string[]): Promise<void> {
    const { code, output } = await this.project.run(`lib/tools/${command}.ts`, ...words);
    if (code !== 0) throw new Error(`${command} ${words.join(' ')}: ${output}`);
  }

  /** The paths of the pages of a kind as the copy has them now, in the order of its tree. */
  async pathsOfKind(kind: Kind): Promise<readonly string[]> {
    const { pathsOfKind }: typeof import('@/lib/pages/tree') = await this.load('lib/pages/tree.ts');
    return pathsOfKind(kind);
  }

  /** The pages of the copy as they are now, each parent before its children. */
  async pages(): Promise<readonly Page<string>[]> {
    const { pages }: typeof import('@/lib/pages/tree') = await this.load('lib/pages/tree.ts');
    return pages;
  }

  /** The first page of a kind. */
  async first(kind: Kind): Promise<string> {
    const [path] = await this.pathsOfKind(kind);
    if (path === undefined) throw new Error(`content/tree.ts has no page of kind "${kind}".`);
    return path;
  }

  /** The copy of all pages as data, as it is now. */
  async texts(): Promise<Readonly<Record<string, object>>> {
    const { copy }: typeof import('@/content/copy') = await this.load('content/copy.ts');
    return copy;
  }

  /** Changes the copy of the first page of a kind. */
  async change<K extends Kind>(kind: K, change: (copy: Copy<K>) => Copy<K>) {
    const path = await this.first(kind);
    const { default: copy }: { default: Copy<K> } = await this.load(copyFileOf(path));
    await this.write(kind, path, change(copy));
  }

  /** Writes the file of a page's copy. */
  async write<K extends Kind>(kind: K, path: string, copy: Copy<K>) {
    await this.writeData(kind, path, copy);
  }

  /** Writes the file of a page's copy, without checking it. */
  async writeData(kind: Kind, path: string, copy: object) {
    const { commitments } = await this.load<{ commitments: Commitments }>('content/commitments.ts');
    const source = withCommitments(JSON.stringify(copy, null, 2), commitments);
    const imports = [
      ...(source.includes('${commitments.')
        ? ["import { commitments } from '@/content/commitments';"]
        : []),
      "import type { Copy } from '@/content/schema';",
    ].join('\n');
    await writeFile(
      join(this.project.folder, copyFileOf(path)),
      `${imports}\n\nexport default ${source} satisfies Copy<'${kind}'>;\n`,
    );
  }

  /** The text of a file. */
  read = (file: string) => readFile(join(this.project.folder, file), 'utf8');

  /** @throws if the passage is not in the file, so that every edit changes something */
  replace = (file: string, find: string | RegExp, put: string) =>
    this.replaceWith(file, find, () => put);

  /** @throws as `replace` does. */
  async replaceWith(file: string, find: string | RegExp, put: (found: string) => string) {
    const before = await this.read(file);
    const after = before.replace(find, put);
    if (after === before) throw new Error(`${file}: replacing ${find} changes nothing.`);
    await writeFile(join(this.project.folder, file), after);
  }

  private async load<Module>(file: string): Promise<Module> {
    return await import(pathToFileURL(await this.project.bundle(file)).href);
  }

  async [Symbol.asyncDispose]() {
    await this.project[Symbol.asyncDispose]();
  }
}
