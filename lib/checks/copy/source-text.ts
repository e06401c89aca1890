import { excerpt } from '../fields';
import type { Problem } from '../problem';

/**
 * Shorter commitments, such as "30 days", are not checked, because copy may use the same words
 * about something else.
 */
const commitmentCharactersMin = 20;

/** The facts that copy must take from other files. */
export interface SharedWords {
  readonly companyName: string;
  /** The words of each commitment, by its key in `content/company/commitments.ts`. */
  readonly commitments: Readonly<Record<string, string>>;
}

function lineMistake(line: string, { companyName, commitments }: SharedWords): string | undefined {
  const words = companyName.split(/\P{L}+/u).join('\\P{L}*');
  const [name] = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu').exec(line) ?? [];
  if (name !== undefined) {
    return `"${name}" is typed by hand. Use site.name of content/site.ts.`;
  }
  for (const [key, phrase] of Object.entries(commitments)) {
    if (phrase.length >= commitmentCharactersMin && line.includes(phrase)) {
      return `the commitment "${excerpt(phrase)}" is typed by hand. Use commitments.${key}.phrase of content/company/commitments.ts.`;
    }
  }
  return undefined;
}

/** Reports values that a copy file should import. */
export function sourceProblems(
  file: string,
  source: string,
  shared: SharedWords,
): readonly Problem[] {
  return source.split('\n').flatMap((line, index) => {
    if (/^\s*(import|\/\/|\*)/.test(line)) return [];
    const message = lineMistake(line, shared);
    return message === undefined ? [] : [{ file: `${file}:${index + 1}`, message }];
  });
}
