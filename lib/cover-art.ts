/** The figures of carved coastal doors that every cover is composed of. */
export const figures = ['rosette', 'chain', 'wave', 'scale', 'lattice'] as const;
export type Figure = (typeof figures)[number];

/** One of the colour roles `art-1` to `art-4`. */
type Ink = 1 | 2 | 3 | 4;

/** A rectangle of the cover, filled with a figure that repeats every `tile` units. */
export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly figure: Figure;
  readonly tile: number;
  readonly ground: Ink;
  readonly ink: Ink;
}

/** A composed cover. Lengths are in units of the SVG's own coordinate system. */
export interface CoverArt {
  readonly width: number;
  readonly height: number;
  readonly panels: readonly Panel[];
}

/** The edge of one square of the lattice, in SVG units; figures are drawn on a square of this size. */
export const unit = 40;

const petal = (angle: number, length: number, spread: number) => {
  const point = (radius: number, turn: number) => {
    const radians = ((angle + turn) * Math.PI) / 180;
    const round = (value: number) => Math.round(value * 10) / 10;
    return `${round(20 + radius * Math.cos(radians))} ${round(20 + radius * Math.sin(radians))}`;
  };
  return `M20 20Q${point(length * 0.62, -spread)} ${point(length, 0)}Q${point(length * 0.62, spread)} 20 20`;
};

/**
 * The outline of each figure on a 40 by 40 square, as SVG path data. `solid` figures are filled, the others drawn as lines.
 */
export const figurePaths: Readonly<
  Record<Figure, { readonly solid: boolean; readonly d: string }>
> = {
  rosette: {
    solid: true,
    d: [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => petal(angle, 18.5, 24)).join(''),
  },
  chain: {
    solid: false,
    d: 'M7 20a13 13 0 0 1 26 0a13 13 0 0 1-26 0M-13 20a13 13 0 0 1 26 0a13 13 0 0 1-26 0M27 20a13 13 0 0 1 26 0a13 13 0 0 1-26 0',
  },
  wave: {
    solid: false,
    d: 'M0 5q10-9 20 0t20 0M0 15q10-9 20 0t20 0M0 25q10-9 20 0t20 0M0 35q10-9 20 0t20 0',
  },
  scale: {
    solid: false,
    d: 'M0 20a20 20 0 0 1 40 0M8 20a12 12 0 0 1 24 0M16 20a4 4 0 0 1 8 0M-20 40a20 20 0 0 1 40 0M-12 40a12 12 0 0 1 24 0M-4 40a4 4 0 0 1 8 0M20 40a20 20 0 0 1 40 0M28 40a12 12 0 0 1 24 0M36 40a4 4 0 0 1 8 0',
  },
  lattice: { solid: false, d: 'M0 0L40 40M40 0L0 40M20 10L30 20L20 30L10 20Z' },
};

/** A generator of numbers in [0, 1) that a text decides (FNV-1a seeding mulberry32). */
function randomFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Ground and ink pairs that read well next to each other in every theme. */
const inkPairs: readonly (readonly [ground: Ink, ink: Ink])[] = [
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
  [1, 2],
  [3, 4],
];

/**
 * Composes the cover of a page: a carved frame around a field that is divided like a door into mirrored panels, with
 * rosettes where they cross. The same slug always gives the same cover.
 * @param slug what seeds the choice of figures, such as a page's path
 * @param columns width in lattice squares, an even number of at least 4
 * @param rows height in lattice squares, at least 4
 */
export function coverArt(slug: string, columns: number, rows: number): CoverArt {
  const random = randomFrom(slug);
  const choose = <const T>(options: readonly T[]): T => {
    const option = options[Math.floor(random() * options.length)];
    if (option === undefined) throw new Error('lib/cover-art.ts: nothing to choose from.');
    return option;
  };
  const panels: Panel[] = [];
  const add = (
    [x, y, width, height]: readonly [number, number, number, number],
    figure: Figure,
    [ground, ink]: readonly [Ink, Ink],
    tile = 1,
  ) =>
    panels.push({
      x: x * unit,
      y: y * unit,
      width: width * unit,
      height: height * unit,
      figure,
      tile: tile * unit,
      ground,
      ink,
    });

  const framePair = choose(inkPairs);
  add([0, 0, columns, rows], choose(['chain', 'lattice', 'rosette']), framePair);

  const half = (columns - 2) / 2;
  const bands: number[] = [];
  for (let left = rows - 2; left > 0; ) {
    const height = left <= 3 ? left : Math.min(left, choose([1, 2, 2, 3]));
    bands.push(height);
    left -= height;
  }
  let previous: readonly [Ink, Ink] = framePair;
  let y = 1;
  for (const height of bands) {
    const last = previous;
    const pair = choose(inkPairs.filter(([ground]) => ground !== last[0]));
    previous = pair;
    if (height >= 2 && random() < 0.55) {
      const size = Math.min(height, half);
      const side = choose(inkPairs.filter(([ground]) => ground !== pair[0]));
      const figure = choose(['scale', 'wave', 'lattice']);
      add([1, y, columns - 2, height], figure, side, figure === 'scale' ? 1 : 0.5);
      const centre = (columns - size) / 2;
      if (size === height) add([centre, y, size, size], 'rosette', pair, size);
      else add([centre, y, size, height], 'rosette', pair, size / 2);
    } else {
      const figure = choose(figures);
      add([1, y, columns - 2, height], figure, pair, figure === 'rosette' ? 1 : choose([0.5, 1]));
    }
    y += height;
  }
  if (random() < 0.5) {
    add([columns / 2 - 0.25, 1, 0.5, rows - 2], 'rosette', [4, 3], 0.5);
  } else {
    add([columns / 2 - 0.5, rows - 1, 1, 1], 'rosette', [4, 3]);
    add([columns / 2 - 0.5, 0, 1, 1], 'rosette', [4, 3]);
  }
  return { width: columns * unit, height: rows * unit, panels };
}
