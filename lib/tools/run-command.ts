import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file and line of `content/` from which an error was thrown: `content/site.ts:12: `. Empty if
 * the message names a file.
 */
function contentFile({ message, stack = '' }: Error): string {
  if (/(^|\s)(content|public|styles)\//.test(message)) return '';
  const places = stack.matchAll(/(?:file:\/\/)?\/[^\s()]*?(?=:\d+:\d+)(?::(\d+))/g);
  for (const [place, line] of places) {
    const path = place.replace(/:\d+$/, '');
    const file = relative('', path.startsWith('file:') ? fileURLToPath(path) : path);
    if (/^content\b/.test(file)) return `${file}:${line}: `;
  }
  return '';
}

/**
 * Runs a command and prints its result. If it throws, prints the message and exits with 1. The
 * message starts with the file of `content/` that caused the error, if it does not name it.
 */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? `${contentFile(error)}${error.message}` : error);
    process.exitCode = 1;
  }
}
