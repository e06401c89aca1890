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
  /** By the keys of `content/company/commitments.ts`. */
  readonly commitments: Readonly<Record<string, { readonly phrase: string }>>;
}

/**
 * The company's name in a text, as it is spelt there. A name of several words may have other
 * capitals or no spaces. A name of one word, such as `Next`, is found inside a sentence only. Without
 * a capital it is never found: then it may be ordinary words, as `24/7` is.
 */
export function nameIn(text: string, companyName: string): string | undefined {
  const words = companyName.match(/[\p{L}\p{N}]+/gu) ?? [];
  const before = words.length === 1 ? '(?<=[\\p{L},;:] )' : '(?<!\\p{L})';
  const name = new RegExp(`${before}${words.join('[^\\p{L}\\p{N}]*')}(?!\\p{L})`, 'giu');
  return text.match(name)?.find((found) => found !== found.toLowerCase());
}

function lineMistake(line: string, { companyName, commitments }: SharedWords): string | undefined {
  const name = nameIn(line, companyName);
  if (name) return `"${name}" is typed by hand. Use site.name of content/site.ts.`;
  for (const [key, { phrase }] of Object.entries(commitments)) {
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
