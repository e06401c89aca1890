import type { Project } from 'ts-morph';
import { writeCopyList } from '../copy-list';
import { format } from '../run-command';

/** Writes the edited sources and the list of copy, and formats the content. */
export async function finish(project: Project): Promise<void> {
  await project.save();
  await writeCopyList();
  format('content');
}

/** The report of a command: what it did, and the changed lines for the editor to read. */
export function report(what: string, lines: readonly string[]): string {
  return [
    what,
    ...(lines.length > 0
      ? ['Changed lines that name the page:', ...lines.map((line) => `  ${line}`)]
      : []),
    'Read these lines again. "npm run check:content" lists the remaining work.',
  ].join('\n');
}
