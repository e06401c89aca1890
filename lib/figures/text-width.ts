/**
 * The width of the widest letter in each group, in ems. Measured in Figtree at weight 600, which is wider than its fallback
 * fonts.
 */
const groups = [
  { letters: "ijl'’.,:;|!", width: 0.28 },
  { letters: 'frtI-() ', width: 0.38 },
  { letters: 'mwMW@%', width: 0.92 },
  { letters: 'ABCDEFGHJKLNOPQRSTUVXYZ&', width: 0.71 },
] as const;
const otherWidth = 0.6;

/** The width of a text on one line, in the unit of the font size `size`. It may be too wide, but not too narrow. */
export function textWidth(text: string, size: number): number {
  const ems = [...text].map(
    (letter) => groups.find(({ letters }) => letters.includes(letter))?.width ?? otherWidth,
  );
  return ems.reduce((sum, width) => sum + width, 0) * size;
}

/** Breaks a text into lines of at most `width`. A word that is wider has its own line. */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The first word that is wider than `width`; undefined if all fit. */
export function wordTooWide(text: string, size: number, width: number): string | undefined {
  return text.split(' ').find((word) => textWidth(word, size) > width);
}
