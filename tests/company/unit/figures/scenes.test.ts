import { expect, test } from 'vitest';
import { textWidth } from '@/lib/figures/text-width';
import { copyOf } from '@/lib/pages/copy';
import { pages } from '@/lib/pages/tree';

/** The width of a scene. The sizes of its letters are the largest in `drawing.css`. */
const width = 320;

const words = pages.flatMap(({ path }) => {
  const copy = copyOf(path);
  const parts = ('drawing' in copy && copy.drawing?.parts) || [];
  return parts.flatMap((part) =>
    part.type === 'scene'
      ? part.words.map(({ text, at: [x, y], size }) => {
          const half = textWidth(text, size ? 15 : 13.5) / 2;
          return { path, text, left: x - half, right: x + half, top: y - 10, bottom: y, ...part };
        })
      : [],
  );
});

test('no word of a scene leaves its edges', () => {
  expect(words.length).toBeGreaterThan(50);
  expect(
    words
      .filter(({ left, right, top, bottom, height }) =>
        [left < 0, right > width, top < 0, bottom > height - 3].includes(true),
      )
      .map(({ path, text }) => `${path}: ${text}`),
  ).toEqual([]);
});

test('no two words of a scene cover each other', () => {
  const covered = words.filter((one, index) =>
    words.some(
      (other, place) =>
        place > index &&
        other.path === one.path &&
        other.title === one.title &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom,
    ),
  );
  expect(covered.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});
