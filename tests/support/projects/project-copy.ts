import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'rolldown';

/** A file of the project, and the one passage in it to replace. */
export interface Edit {
  readonly file: string;
  readonly find: string | RegExp;
  readonly put: string;
}

/** The result of a command: its exit code and its output. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/**
 * A copy of the project's sources in a temporary folder, in which a test can edit files and run
 * commands as an editor would. The installed packages are shared.
 */
export class ProjectCopy implements AsyncDisposable {
  constructor(readonly folder: string) {}

  static async make(
    parts: readonly string[] = [
      ...['content', 'lib', 'styles', 'public/downloads', 'public/screenshots'],
      ...['tsconfig.json', 'package.json'],
    ],
  ) {
    const folder = await mkdtemp(join(tmpdir(), 'project-'));
    // A company may have no downloads and no screenshots, but every site has icons in `public/`.
    await mkdir(join(folder, 'public'));
    for (const part of parts.filter((part) => existsSync(part)))
      await cp(part, join(folder, part), { recursive: true });
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    return new ProjectCopy(folder);
  }

  /** @throws if the file does not contain the passage exactly once. */
  async edit({ file, find, put }: Edit): Promise<void> {
    const path = join(this.folder, file);
    const text = await readFile(path, 'utf8');
    if (text.split(find).length !== 2)
      throw new Error(`${file}: must contain ${find} exactly once.`);
    await writeFile(
      path,
      text.replace(find, () => put),
    );
  }

  /** Runs Node.js in the copy. */
  node(...args: readonly string[]): Promise<Outcome> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        args,
        { cwd: this.folder, env: { ...process.env, NODE_OPTIONS: '' } },
        (error, stdout, stderr) =>
          resolve({
            code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1,
            output: stdout + stderr,
          }),
      );
    });
  }

  /**
   * Bundles a module of the copy as it is now. Returns the absolute path of the bundle, in a folder
   * that git ignores.
   */
  async bundle(file: string): Promise<string> {
    const name = `${basename(file, '.ts')}-${crypto.randomUUID()}.mjs`;
    const outfile = join(this.folder, 'reports', name);
    await build({
      cwd: this.folder,
      input: `./${file}`,
      platform: 'node',
      // Packages: everything that is neither a path nor a path alias.
      external: /^(?!@\/|[./]|[A-Z]:)/,
      logLevel: 'silent',
      output: { file: outfile, codeSplitting: false },
    });
    return outfile;
  }

  /**
   * Runs a command of the project, such as `lib/tools/check-content.ts`. Bundles the command first,
   * because a bundle starts three times as fast as the source with `tsx`.
   */
  async run(command: string, ...words: readonly string[]): Promise<Outcome> {
    return await this.node(await this.bundle(command), ...words);
  }

  async [Symbol.asyncDispose]() {
    // A process that has just ended may still hold a folder.
    await rm(this.folder, { recursive: true, maxRetries: 5 });
  }
}
