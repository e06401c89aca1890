import leven from 'leven';
import { excerpt } from '../fields';
import type { Problem } from '../problem';

/**
 * Shorter commitments, such as "30 days", are not checked, because copy may use the same words
 * about something else.
 */
const commitmentCharactersMin = 20;

/** The maximum number of letters in which a misspelt company name differs from the correct name. */
const typoCountMax = 2;

/** The facts that copy must take from other files. */
export interface SharedWords {
  readonly companyName: string;
  /** The words of each commitment, by its key in `content/company/commitments.ts`. */
  readonly commitments: Readonly<Record<string, string>>;
}

const isCapitalised = (words: string) => /^\p{Lu}/u.test(words);

/** Finds the company's name, correct or misspelt, in a line of source. */
function typedName(line: string, name: string): string | undefined {
  const length = name.split(' ').length;
  const words = line.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const groups = words.flatMap((word, index) => [[word], words.slice(index, index + length)]);
  const found = groups.find((group) => {
    const changes = leven(group.join(' ').toLowerCase(), name.toLowerCase());
    return changes <= (group.every(isCapitalised) ? typoCountMax : 0);
  });
  return found?.join(' ');
}

function lineMistake(line: string, { companyName, commitments }: SharedWords): string | undefined {
  const name = typedName(line, companyName);
  if (name !== undefined) {
    return `"${name}" is typed by hand. Use site.name of content/site.ts.`;
  }
  for (const [key, phrase] of Object.entries(commitments)) {
    if (phrase.length >= commitmentCharactersMin && line.includes(phrase)) {
      return `the commitment "${excerpt(phrase)}" is typed by hand. Use commitments.${key}.phrase of content/company/commitments.ts.`;
    }
  }
  const [, amount] = /\bfrom: (\d{1,3}\.\d{3})\b/.exec(line) ?? [];
  return amount === undefined
    ? undefined
    : `"${amount}" is the number ${Number(amount)}. Write ${amount.replace('.', '_')}.`;
}

/**
 * Reports values that a copy file should import, and misleading numbers, such as 5.000 for 5000.
 */
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
