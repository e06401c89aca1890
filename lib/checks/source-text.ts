import leven from 'leven';
import { excerpt } from './fields';
import type { Problem } from './problem';

/** Copy may use shorter phrases, such as "30 days", about something else, so they are not checked. */
const shortestCommitment = 20;

/** A misspelt company name differs from the correct one by at most this many letters. */
const mostTypos = 2;

/** The facts that copy must take from other files. */
export interface SharedWords {
  readonly companyName: string;
  /** The words of each commitment, by its key in `content/commitments.ts`. */
  readonly commitments: Readonly<Record<string, string>>;
}

const isCapitalised = (words: string) => /^\p{Lu}/u.test(words);

/** Finds the company's name, correct or misspelt, typed by hand in a line. */
function typedName(line: string, name: string): string | undefined {
  const length = name.split(' ').length;
  const words = line.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const groups = words.flatMap((word, index) => [[word], words.slice(index, index + length)]);
  const found = groups.find((group) => {
    const changes = leven(group.join(' ').toLowerCase(), name.toLowerCase());
    return changes <= (group.every(isCapitalised) ? mostTypos : 0);
  });
  return found?.join(' ');
}

function lineMistake(line: string, { companyName, commitments }: SharedWords): string | undefined {
  const name = typedName(line, companyName);
  if (name !== undefined) {
    return `"${name}" is typed by hand. Use site.name of content/site.ts.`;
  }
  for (const [key, phrase] of Object.entries(commitments)) {
    if (phrase.length >= shortestCommitment && line.includes(phrase)) {
      return `the commitment "${excerpt(phrase)}" is typed by hand. Use commitments.${key}.phrase of content/commitments.ts.`;
    }
  }
  const [, amount] = /\bfrom: (\d{1,3}\.\d{3})\b/.exec(line) ?? [];
  return amount === undefined
    ? undefined
    : `"${amount}" is the number ${Number(amount)}. Write ${amount.replace('.', '_')}.`;
}

/** Reports values that a copy file should import, and misleading numbers, such as 5.000 for 5000. */
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
