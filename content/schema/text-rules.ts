/** A pattern that texts must not match, and what to write instead. */
export interface TextRule {
  readonly avoid: RegExp;
  readonly write: string;
}

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
  { avoid: /\b(?!that|had|is)(\p{Ll}{2,}) \1\b/u, write: 'the word once' },
  { avoid: /\p{Emoji_Presentation}/u, write: 'words, without pictograms' },
];
