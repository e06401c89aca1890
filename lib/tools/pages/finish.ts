import { execFileSync } from 'node:child_process';
import type { Project } from 'ts-morph';
import { writeCopyList } from '../copy-list';

/** Writes the edited sources and the list of copy, and formats the content. @throws if a file can't be parsed */
export async function finish(project: Project): Promise<void> {
  await project.save();
  await writeCopyList();
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const options = ['check', '--write', '--vcs-enabled=false', 'content'];
  execFileSync(process.execPath, [biome, ...options], { stdio: 'ignore' });
}

/** The report of a command: what it did, and the changed lines for the editor to read. */
export function report(what: string, lines: readonly string[]): string {
  return [
    what,
    ...(lines.length > 0
      ? ['Read these changed lines again:', ...lines.map((line) => `  ${line}`)]
      : []),
    '"npm run check:content" lists the remaining work.',
  ].join('\n');
}
