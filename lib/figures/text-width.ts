/**
 * Groups of letters. `width` is at least the width of the widest letter in the group, in ems, in
 * Figtree at weight 600, as HarfBuzz measures it.
 */
const letterGroups = [
  { letters: " .,:;'‘’|!`·ijlI", width: 0.31 },
  { letters: 'frt-/1()[]{}"“”‹›°²\\', width: 0.42 },
  { letters: '_*?askxzL', width: 0.53 },
  { letters: 'bcdeghnopquvy235679EFJPT$^–', width: 0.6 },
  { letters: '048BKRSXYZ&#+−×÷=<>~', width: 0.66 },
  { letters: 'ACDUV…', width: 0.73 },
  { letters: 'GHNOQ', width: 0.79 },
  { letters: 'mwM%©', width: 0.87 },
  { letters: 'W@', width: 1 },
] as const;

/** The width of the widest letter, `—`. Letters that Figtree lacks are hardly ever wider. */
const otherLetterWidth = 1.1;

/**
 * An estimate of the width of a text on one line, in the unit of `fontSize`. It is never less than
 * the real width in Figtree. A letter with an accent is as wide as without.
 */
export function textWidth(text: string, fontSize: number): number {
  const ems = [...text.normalize('NFD').replace(/\p{M}/gu, '')].map(
    (letter) =>
      letterGroups.find(({ letters }) => letters.includes(letter))?.width ?? otherLetterWidth,
  );
  return ems.reduce((sum, width) => sum + width, 0) * fontSize;
}

/** Breaks a text into lines that are at most `width` wide. A wider word has its own line. */
export function wrapText(text: string, fontSize: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, fontSize) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The first word that is wider than `width`. Undefined if there is none. */
export function wordTooWide(text: string, fontSize: number, width: number): string | undefined {
  return text.split(' ').find((word) => textWidth(word, fontSize) > width);
}
