import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArrayLiteralExpression } from 'ts-morph';
import type { Kind } from '@/content/tree';
import { copyFileOf } from '@/lib/file-paths';
import { pageOf } from '../../support/page-of';
import { copyRepository } from '../../support/projects/copy-repository';
import { anotherPage, type Fields, withFields, withList } from '../../support/projects/page-source';
import { ProjectCopy } from '../../support/projects/project-copy';

/** A copy of the repository, with methods that change its content as an editor does. */
export class EditedProject {
  private constructor(readonly copy: ProjectCopy) {}

  static async create() {
    const copy = new ProjectCopy(await copyRepository('edits-'));
    // Some tests get the list of source files from git.
    execFileSync('git', ['init', '--quiet', copy.folder]);
    return new EditedProject(copy);
  }

  /** Runs a command of `lib/tools/`, such as `pages/move-page` for `npm run move`. @throws if the command fails */
  async runTool(command: string, ...words: readonly string[]): Promise<void> {
    const { code, output } = await this.copy.run(`lib/tools/${command}.ts`, ...words);
    if (code !== 0) throw new Error(`${command} ${words.join(' ')}: ${output}`);
  }

  /** Adds a page. Its texts are those of the first page of its kind, with `number` in them, so that no two pages are the same. */
  async add(kind: Kind, path: string, number: number, fields: Fields = {}): Promise<void> {
    await this.runTool('pages/new-page', kind, path.replace(/^\/[^/]+\//, ''));
    const model = await readFile(copyFileOf(pageOf(kind)), 'utf8');
    await writeFile(
      join(this.copy.folder, copyFileOf(path)),
      anotherPage(model, `added ${kind}`, number, fields),
    );
  }

  /** Removes pages. Links to a removed page lead to `instead`. Fills lists that are then too short for the content check. */
  async remove(...removals: readonly (readonly [path: string, instead: string])[]): Promise<void> {
    for (const [path, instead] of removals) await this.runTool('pages/remove-page', path, instead);
    const folder = join(this.copy.folder, 'content/pages');
    for (const name of await readdir(folder, { recursive: true })) {
      const file = join(folder, name);
      if (!name.endsWith('.ts')) continue;
      const text = await readFile(file, 'utf8');
      const filled = text
        .replace(/(?<=related: \[\s*'[^']+'),?\s*\]/, ", '/about']")
        .replace(/services: \[\s*\]/, "services: ['/contact']");
      if (filled !== text) await writeFile(file, filled);
    }
  }

  /** Changes fields of the first page of a kind. */
  change = (kind: Kind, fields: Fields) =>
    this.edit(copyFileOf(pageOf(kind)), (source) => withFields(source, fields));

  /** Changes a list of the first page of a kind. */
  changeList = (kind: Kind, field: string, change: (list: ArrayLiteralExpression) => void) =>
    this.edit(copyFileOf(pageOf(kind)), (source) => withList(source, field, change));

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
  /** The edits of a batch can be made one after the other in the same project, in the order of the list. */
  readonly batch: 'first' | 'second';
  readonly apply: (project: EditedProject) => Promise<void>;
}
