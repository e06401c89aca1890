import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Copies the repository, including uncommitted changes, into a new temporary folder. The packages
 * are hard-linked if the file system allows it, because Next does not accept a symbolic link.
 * @param prefix the start of the folder's name, such as `scale-`
 * @returns the folder; the caller removes it
 */
export async function copyRepository(prefix: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), prefix));
  // Tests run programs of the copy as another user.
  await chmod(root, 0o755);
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], {
    maxBuffer: 2 ** 26,
  });
  for (const file of stdout.split('\n').filter(Boolean)) {
    await cp(file, join(root, file), { recursive: true, preserveTimestamps: true }).catch(() => {});
  }
  await run('cp', ['-al', 'node_modules', root]).catch(() =>
    cp('node_modules', join(root, 'node_modules'), { recursive: true }),
  );
  // Commands write to this folder, and a change to a linked file would be a change in all copies.
  await rm(join(root, 'node_modules/.cache'), { recursive: true, force: true });
  return root;
}
