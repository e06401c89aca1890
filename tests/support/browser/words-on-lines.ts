import type { Locator } from '@playwright/test';

/**
 * The words in some elements, those of them that are broken across two lines, and those that have
 * left their text, because they are an item of their own in a row or grid.
 * @param words a regular expression
 */
export const wordsOnLines = (
  within: Locator,
  words: string,
): Promise<Readonly<Record<'found' | 'broken' | 'apart', readonly string[]>>> =>
  within.evaluateAll((elements, words) => {
    const found: string[] = [];
    const broken: string[] = [];
    const apart: string[] = [];
    for (const element of elements) {
      // A heading that is only for screen readers is one pixel wide.
      if (element.clientWidth <= 1) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(RegExp(words, 'gu'))) {
          found.push(word);
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
          const around = text.parentElement?.parentElement ?? element;
          // A value beside a label is an item by intention, and is in bold.
          const isItem =
            text.parentElement?.localName === 'span' &&
            text.parentElement.textContent === word &&
            /flex|grid/.test(getComputedStyle(around).display) &&
            [...around.childNodes].some(
              ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
            );
          if (isItem) apart.push(word);
        }
      }
    }
    return { found, broken, apart };
  }, words);
