/**
 * How wide a letter of the text face is, in ems, rounded up over a group of letters. Measured in Figtree at weight 600, which is
 * wider than the faces that stand in for it.
 */
const groups = [
  { letters: "ijl'’.,:;|!", width: 0.28 },
  { letters: 'frtI-() ', width: 0.38 },
  { letters: 'mwMW@%', width: 0.92 },
  { letters: 'ABCDEFGHJKLNOPQRSTUVXYZ&', width: 0.71 },
] as const;
const usual = 0.6;

/** How wide a text is on one line, in the unit of `size`, the height of the font. Errs on the wide side. */
export function textWidth(text: string, size: number): number {
  const ems = [...text].map(
    (letter) => groups.find(({ letters }) => letters.includes(letter))?.width ?? usual,
  );
  return ems.reduce((sum, width) => sum + width, 0) * size;
}

/** A text broken into lines that are at most `width` wide; a word that is wider has a line to itself. */
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

/** The first word that is wider than `width` by itself; nothing where all fit. */
export function wordTooWide(text: string, size: number, width: number): string | undefined {
  return text.split(' ').find((word) => textWidth(word, size) > width);
}
