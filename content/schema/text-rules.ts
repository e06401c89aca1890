import { weekdays } from '@/content/values/weekdays';

/** What texts must not have, and what to write instead. */
export interface TextRule {
  /** A pattern, or a function that returns the words to avoid. */
  readonly avoid: RegExp | ((text: string) => string | undefined);
  readonly write: string;
  /** The fields of the rule, if it is not about every text. */
  readonly fields?: RegExp;
}

const datesWithWeekday = new RegExp(
  `\\b(${weekdays.join('|')}),? (\\d{1,2} \\p{Lu}\\p{Ll}+ \\d{4})\\b`,
  'gu',
);

/** The first date with a weekday on which it does not fall, such as `Monday, 27 November 2026`. */
const wrongWeekday = (text: string): string | undefined =>
  [...text.matchAll(datesWithWeekday)].find(
    ([, weekday, date]) => weekdays[new Date(`${date} 00:00 UTC`).getUTCDay()] !== weekday,
  )?.[0];

/** Words that may follow themselves: three of English, and those that Swahili doubles. */
const doubled = 'that|had|is|haraka|kidogo|mbali|moja|pole|sasa|sawa';

/**
 * Slips of the keyboard and unfinished words, in any text of any company. The style of the company
 * is in `house-style.ts`.
 */
export const textRules: readonly TextRule[] = [
  {
    // This rule finds unfinished copy.
    avoid:
      /\b([Ll]orem ipsum|TODO|FIXME|XXX+|[Tt][Bb][CcDd]|Placeholder text|placeholder text)\b|\?{2}/,
    write: 'the text that belongs there',
  },
  { avoid: /^[<=>]{7}(?: |$)/m, write: 'the text after the conflict of two edits is solved' },
  {
    avoid: /&(?:#\w+|\p{L}\w{1,7});|\\n/u,
    write: 'the character itself, and for \\n a new line',
  },
  { avoid: /^\s|\s$/, write: 'no space at the start and at the end' },
  {
    avoid: /\([^()]*(?:\n\n|$)|“[^“”]*(?:\n\n|$)/,
    write: 'the closing mark of the bracket or the quotation too',
  },
  {
    avoid: /(?<![\d/])\d{1,2}\/\d{1,2}\/\d{4}\b/,
    write: 'the month in words, such as 27 November 2026',
  },
  { avoid: /\$\{/, write: 'the text between backticks (`), so that the page shows the value' },
  { avoid: /[^\s|\d] {2,}[^\s|]/, write: 'one space' },
  { avoid: /(?<=\p{L}) [,;:!?](?=\s|$|\p{L})/u, write: 'no space before the mark' },
  { avoid: /\p{Ll}{2}[.,;!?]\p{Lu}\p{Ll}/u, write: 'a space after the mark' },
  { avoid: /[,;:]{2}|!{2}|(?<!\.)\.\.(?!\.)/, write: 'one mark' },
  {
    avoid:
      /\b\p{Lu}{3,} (?:\p{Lu}{2,} )+\p{Lu}{2,}\b|\b(IMPORTANT|FREE|NEW|NOTE|ALWAYS|NEVER|ONLY|MUST|NOT|NOW|BEST)\b/u,
    write: 'it without capitals',
  },
  {
    avoid: /^[ \t]*[\u2022\u2023\u25aa\u25e6\u25cf–—] /m,
    write: 'a list: a hyphen and a space at the start of each line',
  },
  {
    avoid: /\bclick (here|the link)\b/i,
    write: 'where the link leads, such as [our prices](/contact)',
  },
  {
    avoid: new RegExp(String.raw`\b(?!(?:${doubled})\b)(\p{Ll}{2,}) \1\b`, 'u'),
    write: 'the word once',
  },
  { avoid: wrongWeekday, write: 'the weekday of that date' },
  {
    avoid: /\S*[^.]\.\s*$/,
    write: 'no full stop at the end of a heading',
    fields: /heading$/,
  },
  {
    avoid: /^\p{Ll}+(?!\p{L})/u,
    write: 'a capital at the start of a heading',
    fields: /heading$/,
  },
  { avoid: /\p{Emoji_Presentation}/u, write: 'words, without pictograms' },
];
