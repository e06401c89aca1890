import { houseStyle } from '@/content/house-style';

/** Letters in the longest word that a narrow screen shows in one piece. */
const longestWord = 40;

/** A text without code, addresses and what stands in Markdown's brackets. */
export function proseOf(text: string): string {
  return text.replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|<[^>\s]*>|(https?:|www\.)\S+/g, ' ');
}

const straightApostrophes = [/\p{L}+'\p{L}+/u, /\p{L}+s'(?=[\s.,;:!?)]|$)/u];

const excerpt = (words: string) => {
  const text = words.trim();
  return text.length > 50 ? `${text.slice(0, 49)}…` : text;
};

/** What is wrong with the words of a text, each a sentence to follow the name of the field. */
export function wordingMistakes(text: string): readonly string[] {
  const prose = proseOf(text);
  const found: string[] = [];
  for (const mark of straightApostrophes) {
    const [words] = prose.match(mark) ?? [];
    if (words !== undefined) found.push(`"${excerpt(words)}" has a straight apostrophe. Write ’`);
  }
  const long = prose.match(/[\p{L}\p{N}]+/gu)?.find((word) => word.length > longestWord);
  if (long !== undefined) {
    found.push(
      `"${excerpt(long)}" has ${long.length} letters in one word. Part it, or write it as code`,
    );
  }
  const [filler] = prose.match(/\b(?:[Ll]orem ipsum|TODO|TBD|FIXME|XXX)\b/) ?? [];
  if (filler !== undefined) found.push(`"${filler}" holds a place. Write what is meant`);
  for (const { avoid, write } of houseStyle) {
    const [word] = prose.match(avoid) ?? [];
    if (word !== undefined) found.push(`"${word}" is not the house style. Write ${write}`);
  }
  return found;
}

/** What an editor may want to look at again in a text: matters of taste. */
export function wordingDoubts(text: string): readonly string[] {
  const [twice] = proseOf(text).match(/\b(?!that|had|is)(\p{Ll}{2,}) \1\b/u) ?? [];
  return twice === undefined ? [] : [`says "${twice}". Is one of the two left over?`];
}

/** What is wrong with the words of a heading. */
export function headingMistakes(heading: string): readonly string[] {
  return /[^.]\.$/.test(heading.trim()) ? ['ends with a full stop. Take it away'] : [];
}

/** What an editor may want to look at again in a heading. */
export function headingDoubts(heading: string): readonly string[] {
  const words = heading.match(/\p{L}{4,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase());
  return loud.length >= 2 && loud.length === words.length
    ? ['is in capital letters. Write them only where a word has its own']
    : [];
}
