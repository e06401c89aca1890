import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type EmblemName, emblem } from '@/content/schema/drawings';
import type { Kind } from '@/content/tree';
import { copyFileOf } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { pages } from '@/lib/pages/tree';
import { pageOf } from '../../support/page-of';
import { copyRepository } from '../../support/projects/copy-repository';
import {
  addToTree,
  anotherPage,
  type Fields,
  withExpressions,
  withFields,
} from '../../support/projects/page-source';
import { ProjectCopy } from '../../support/projects/project-copy';

/** An object for an added page that no page of its section has. Each number has its own. */
function freeEmblem(path: string, number: number): EmblemName | undefined {
  const [, section] = path.split('/');
  const neighbours = pages.filter((page) => page.segments[0] === section);
  const taken = new Set(neighbours.map((page) => copyOf(page.path).emblem));
  return emblem.options.filter((name) => !taken.has(name))[number];
}

/** A copy of the repository, with methods that change its content as an editor does. */
export class EditedProject {
  private constructor(readonly copy: ProjectCopy) {}

  static async create() {
    const copy = new ProjectCopy(await copyRepository('edits-'));
    // Some tests get the list of source files from git.
    execFileSync('git', ['init', '--quiet', copy.folder]);
    return new EditedProject(copy);
  }

  /** Adds a page. Its texts are those of the first page of its kind, with a heading of its own. */
  async add(kind: Kind, path: string, number: number, fields: Fields = {}): Promise<void> {
    const model = await readFile(copyFileOf(pageOf(kind)), 'utf8');
    const object = model.includes('\n  emblem: ')
      ? { emblem: `'${freeEmblem(path, number)}'` }
      : {};
    await writeFile(
      join(this.copy.folder, copyFileOf(path)),
      anotherPage(model, `added ${kind}`, number, { ...object, ...fields }),
    );
    await this.edit('content/tree.ts', (tree) => addToTree(tree, [path], kind));
  }

  /**
   * Moves a page and the pages below it under the same parent: renames it in the tree, moves its
   * files, replaces its address in the content, and adds the aliases that the content check asks
   * for.
   */
  async move(from: string, to: string): Promise<void> {
    const folder = join(this.copy.folder, 'content');
    await this.edit('content/tree.ts', (tree) =>
      tree.replace(new RegExp(`(?<=^ *)'?${basename(from)}'?(?=: )`, 'm'), `'${basename(to)}'`),
    );
    const file = copyFileOf(from);
    await rename(join(this.copy.folder, file), join(this.copy.folder, copyFileOf(to)));
    const below = file.replace('.ts', '');
    if (existsSync(join(this.copy.folder, below))) {
      await rename(
        join(this.copy.folder, below),
        join(this.copy.folder, copyFileOf(to).replace('.ts', '')),
      );
    }
    // In text, in keys, and in the imports of other pages.
    const address = new RegExp(`(?<=['"\`(]|'@/content/pages)${from}(?![\\w-])`, 'g');
    // The keys of aliases are old addresses, which stay.
    const target = new RegExp(`(?<=: ')${from}(?![\\w-])`, 'g');
    for (const name of await readdir(folder, { recursive: true })) {
      if (!name.endsWith('.ts')) continue;
      const text = await readFile(join(folder, name), 'utf8');
      const moved = text.replaceAll(name === 'aliases.ts' ? target : address, to);
      if (moved !== text) await writeFile(join(folder, name), moved);
    }
    await this.generate();
    const { output } = await this.copy.run('lib/tools/check-content.ts');
    const aliases = output.match(/^ +'\/\S+': '\/\S+',$/gm) ?? [];
    await this.replace('content/aliases.ts', [/explicitAliases = \{/, `$&\n${aliases.join('\n')}`]);
  }

  /**
   * Runs `npm run generate`. Not as a bundle, which would read the list of copy before the command
   * writes it.
   */
  generate = () => this.copy.node('node_modules/tsx/dist/cli.mjs', 'lib/tools/generate.ts');

  /** Changes fields of the first page of a kind. */
  change = (kind: Kind, fields: Fields) =>
    this.edit(copyFileOf(pageOf(kind)), (source) => withFields(source, fields));

  /**
   * Changes fields of the first page of a kind. The expressions refer to the earlier copy as
   * `before`.
   */
  derive = (kind: Kind, fields: Fields) =>
    this.edit(copyFileOf(pageOf(kind)), (source) => withExpressions(source, fields));

  /** Replaces passages of a file. @throws if a passage is missing */
  async replace(
    file: string,
    ...passages: readonly (readonly [find: string | RegExp, put: string])[]
  ): Promise<void> {
    for (const [find, put] of passages) {
      await this.edit(file, (source) => source.replace(find, put));
    }
  }

  /** @throws if the file is the same after the change */
  private async edit(file: string, change: (source: string) => string): Promise<void> {
    const path = join(this.copy.folder, file);
    const before = await readFile(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file}: the edit changes nothing.`);
    await writeFile(path, after);
  }
}

/** An edit that `docs/editing.md` describes. Every test must pass after it. */
export interface ContentEdit {
  readonly name: string;
  /**
   * The edits of a batch can be made one after the other in the same project, in the order of the
   * list.
   */
  readonly batch: 'first' | 'second';
  readonly apply: (project: EditedProject) => Promise<void>;
}
