/**
 * Matches words that begin with one to three letters and a hyphen, such as "M-Pesa", "Wi-Fi" or
 * "set-up". Browsers may break a line at any hyphen, and these words are hard to read in two parts.
 * Longer ones, such as "E-commerce", may break: as a title in large text, they are wider than a
 * phone. Also matches international telephone numbers.
 */
const unbrokenWord =
  /(?<![\p{L}\p{N}-])(?:\p{L}{1,2}-[\p{L}\p{N}]{1,6}|\p{L}{3}-\p{L}{1,4})(?![\p{L}\p{N}-])|\+\d+(?: \d+){2,}/gu;

/** The space between a currency and its amount, such as that of "EUR 3,000". */
const amountSpace = /(?<=(?<!\p{L})\p{Lu}{2}\p{L}) (?=\d)/gu;

/** A part of a text. An unbroken part stays on one line. */
interface LinePart {
  readonly text: string;
  readonly isUnbroken: boolean;
}

/**
 * Splits a text so that the words that must stay on one line can be marked. No part is empty. The
 * parts joined are the text, with a space that does not break between a currency and its amount.
 */
export function unbrokenParts(words: string): readonly LinePart[] {
  const text = words.replace(amountSpace, '\u00a0');
  const parts: LinePart[] = [];
  let position = 0;
  for (const { 0: word, index } of text.matchAll(unbrokenWord)) {
    if (index > position) parts.push({ text: text.slice(position, index), isUnbroken: false });
    parts.push({ text: word, isUnbroken: true });
    position = index + word.length;
  }
  if (position < text.length) parts.push({ text: text.slice(position), isUnbroken: false });
  return parts;
}

/**
 * Renders text so that amounts and short hyphenated words, such as "M-Pesa", stay on one line. In a
 * flex or grid container it needs an element of its own, because each part would become an item.
 */
export function UnbrokenText({ children }: { children: string }) {
  return unbrokenParts(children).map(({ text, isUnbroken }, index) =>
    isUnbroken ? (
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
