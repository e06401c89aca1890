import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { filesIn } from '@/lib/files-in';
import { excerpt } from './fields';
import type { Problem } from './problem';

/**
 * Matches characters that an editor does not see: control and format characters, and blank letters.
 */
const invisible = /[\p{Cf}\u2028\u2029\u3164\u115f\u1160\u2800]|(?![\n\r\t])\p{Cc}/u;

/** Matches a replacement character, and text that was saved as UTF-8 and read as Windows-1252. */
const damaged = /\ufffd|â€|[ÃÂ][\u0080-\u00bf]/;

/** The names of characters that are pasted from other programs, by their code point. */
const names: Readonly<Record<string, string>> = {
  'U+000B': 'vertical tab',
  'U+00AD': 'soft hyphen',
  'U+200B': 'space without a width',
  'U+202E': 'reversal of the direction',
  'U+FEFF': 'byte order mark',
};

/**
 * The mistakes in the bytes and characters of a text file.
 * @param known the characters of the site's typefaces
 */
export function characterMistakes(
  file: string,
  bytes: Uint8Array,
  known: ReadonlySet<string>,
): readonly Problem[] {
  if (bytes.includes(0)) {
    return [{ file, message: 'is saved as UTF-16, or is not a text. Save it as UTF-8.' }];
  }
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\n');
  const bad = isUtf8(bytes) ? -1 : lines.findIndex((line) => line.includes('\ufffd'));
  if (bad >= 0) {
    const words = new TextDecoder('windows-1252').decode(bytes).split('\n')[bad];
    const message = `is saved as Windows-1252, as "${excerpt(words ?? '')}" shows. Save it as UTF-8.`;
    return [{ file: `${file}:${bad + 1}`, message }];
  }
  return lines.flatMap((line, index) => {
    const mistakes = [
      [invisible, 'an invisible character', 'Delete it'],
      [damaged, 'a damaged character', 'Write the word again'],
    ] as const;
    for (const [pattern, what, remedy] of mistakes) {
      const found = pattern.exec(line);
      if (!found) continue;
      const code = `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      const before = line.slice(0, found.index).trim().slice(-20) || 'the start of the line';
      return {
        file: `${file}:${index + 1}`,
        message: `has ${what} (${names[code] ?? code}) after "${before}". ${remedy}.`,
      };
    }
    const foreign = [...line].find((character) => /\S/.test(character) && !known.has(character));
    const message = `has "${foreign}", which is not in the site's typefaces. Write it in other letters, or add it to lib/tools/assets/site-characters.ts and run "npm run fonts".`;
    return foreign === undefined ? [] : { file: `${file}:${index + 1}`, message };
  });
}

/** The mistakes in the bytes and characters of all text files that editors write. */
export async function characterProblems(known: string): Promise<readonly Problem[]> {
  const content = (await filesIn('content')).filter((file) => /\.(ts|txt)$/.test(file));
  const files = [...content.map((file) => `content/${file}`), 'styles/tokens.css'];
  const characters = new Set(known);
  const found = files.map(async (file) =>
    characterMistakes(file, await readFile(file), characters),
  );
  return (await Promise.all(found)).flat();
}
