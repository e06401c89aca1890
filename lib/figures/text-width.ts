/**
 * Groups of letters. `width` is the width of the widest letter in the group, in ems, in Figtree at
 * weight 600.
 */
const letterGroups = [
  { letters: "ijl'’.,:;|!", width: 0.28 },
  { letters: 'frtI-() ', width: 0.38 },
  { letters: '—…ÆŒ', width: 1.05 },
  { letters: 'mwMW@%', width: 0.92 },
  { letters: 'ABCDEFGHJKLNOPQRSTUVXYZ&', width: 0.71 },
] as const;
const otherLetterWidth = 0.6;

/**
 * The width of a text on one line, in the unit of `fontSize`. The estimate is never less than the
 * real width.
 */
export function textWidth(text: string, fontSize: number): number {
  const ems = [...text].map(
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
