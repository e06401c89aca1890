import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import type { Problem } from './validate-content';

/**
 * What is written twice in a file whose keys are paths. JavaScript keeps the later of two equal keys in silence, so a
 * second page with the same path, or a second target of an alias, is only visible in the source.
 * @param file a TypeScript file, relative to the project's root
 * @throws when the file can't be read or parsed
 */
export async function duplicateKeyProblems(file: string): Promise<readonly Problem[]> {
  const { warnings } = await transform(await readFile(file, 'utf8'), {
    loader: 'ts',
    logLevel: 'silent',
  });
  return warnings
    .filter((warning) => warning.id === 'duplicate-object-key')
    .map(({ text, location }) => ({
      file: location ? `${file}:${location.line}` : file,
      message: `${text}. Two entries can't share one path: rename or remove one of them.`,
    }));
}
