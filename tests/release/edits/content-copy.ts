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

/** A copy of the whole project, and the ways in which an editor changes its content. */
export class ContentCopy {
  private constructor(readonly project: ProjectCopy) {}

  static async make() {
    const project = new ProjectCopy(await copyRepository('edits-'));
    // Tests of all sources get the list from git.
    execFileSync('git', ['init', '--quiet', project.folder]);
    return new ContentCopy(project);
  }

  /** Runs a command of `lib/tools/`, as `npm run new`, `move`, `remove` and `generate` do. @throws if it fails */
  async tool(command: string, ...words: readonly string[]): Promise<void> {
    const { code, output } = await this.project.run(`lib/tools/${command}.ts`, ...words);
    if (code !== 0) throw new Error(`${command} ${words.join(' ')}: ${output}`);
  }

  /** Adds a page, with the copy of another page of its kind as its own. */
  async add(kind: Kind, path: string, number: number, fields: Fields = {}): Promise<void> {
    await this.tool('pages/new-page', kind, path.replace(/^\/[^/]+\//, ''));
    const model = await readFile(copyFileOf(pageOf(kind)), 'utf8');
    await writeFile(
      join(this.project.folder, copyFileOf(path)),
      anotherPage(model, `added ${kind}`, number, fields),
    );
  }

  /** Removes pages. Lists that become too short get another page, as the content check asks. */
  async remove(...removals: readonly (readonly [path: string, instead: string])[]): Promise<void> {
    for (const [path, instead] of removals) await this.tool('pages/remove-page', path, instead);
    const folder = join(this.project.folder, 'content/pages');
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

  /** Replaces passages of a file. */
  async replace(
    file: string,
    ...passages: readonly (readonly [find: string | RegExp, put: string])[]
  ): Promise<void> {
    for (const [find, put] of passages) {
      await this.edit(file, (source) => source.replace(find, put));
    }
  }

  /** @throws if the change leaves the file as it is */
  private async edit(file: string, change: (source: string) => string): Promise<void> {
    const path = join(this.project.folder, file);
    const before = await readFile(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file}: the edit changes nothing.`);
    await writeFile(path, after);
  }
}

/** An edit that `docs/editing.md` describes, with the steps that it asks for. After each of them, every test must pass. */
export interface ContentEdit {
  readonly name: string;
  /** Edits of one batch can be made in the same copy, in the order of the list. */
  readonly batch: 'grown' | 'shrunk';
  readonly make: (copy: ContentCopy) => Promise<void>;
}
