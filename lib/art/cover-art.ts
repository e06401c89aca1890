/** The ornaments of carved coastal doors. */
export type Ornament =
  | 'rosette'
  | 'sun'
  | 'hexafoil'
  | 'compass'
  | 'chain'
  | 'wave'
  | 'scale'
  | 'lattice';

/** One of the colour roles `art-1` to `art-4`. */
export type ArtColour = 1 | 2 | 3 | 4;

/** The two colours of a motif: `ground` for the background, `ink` for the shapes on it. */
interface ColourPair {
  readonly ground: ArtColour;
  readonly ink: ArtColour;
}

/**
 * A rectangle of the cover, filled with whole tiles of an ornament. A tile is a square with sides
 * of `tile` units.
 */
export interface Panel extends ColourPair {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ornament: Ornament;
  readonly tile: number;
  /** Whether the ornament repeats downwards instead of across. */
  readonly turned: boolean;
}

/** A composed cover. Lengths are in SVG units. */
export interface CoverArt {
  readonly width: number;
  readonly height: number;
  /** The colour between the panels. */
  readonly moulding: ArtColour;
  readonly panels: readonly Panel[];
}

/**
 * The side of a square of the cover's grid, in SVG units. Ornaments are drawn on a square of this
 * size.
 */
export const unit = 40;

/** The width of the moulding around a panel, in SVG units. */
export const mouldingWidth = 3;

/** The width of lines in a square with sides of `unit`, in SVG units. */
export const lineWidth = 3;

const disc = (radius: number) =>
  `M${20 - radius} 20a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1-${2 * radius} 0`;

/**
 * One path of an ornament, on a 40 by 40 square. It is filled or drawn as a line, in the ink or the
 * ground colour.
 */
export interface Shape {
  readonly as: 'fill' | 'line';
  readonly paint: keyof ColourPair;
  readonly d: string;
}

/** The paths of each ornament, from back to front. */
export const shapes: Readonly<Record<Ornament, readonly Shape[]>> = {
  rosette: [
    {
      as: 'fill',
      paint: 'ink',
      d: 'M20 1Q32 20 20 39 8 20 20 1M1 20Q20 8 39 20 20 32 1 20M6.5 6.5Q28.5 11.5 33.5 33.5 11.5 28.5 6.5 6.5M33.5 6.5Q28.5 28.5 6.5 33.5 11.5 11.5 33.5 6.5',
    },
    { as: 'fill', paint: 'ground', d: disc(9) },
    { as: 'fill', paint: 'ink', d: 'M20 12Q22 18 28 20 22 22 20 28 18 22 12 20 18 18 20 12' },
  ],
  sun: [
    {
      as: 'line',
      paint: 'ink',
      d: 'M20 1v38M1 20h38M10.5 3.5l19 33M29.5 3.5l-19 33M3.5 10.5l33 19M36.5 10.5l-33 19',
    },
    { as: 'fill', paint: 'ground', d: disc(11) },
    { as: 'fill', paint: 'ink', d: disc(8) },
  ],
  hexafoil: [
    {
      as: 'fill',
      paint: 'ink',
      d: 'M4.4 11A18 18 0 0 0 35.6 11 18 18 0 0 0 20 38 18 18 0 0 0 4.4 11M20 2A18 18 0 0 0 35.6 29 18 18 0 0 0 4.4 29 18 18 0 0 0 20 2',
    },
    { as: 'line', paint: 'ink', d: disc(18) },
  ],
  compass: [
    {
      as: 'fill',
      paint: 'ink',
      d: 'M20 1l4 15 15 4-15 4-4 15-4-15-15-4 15-4zM31 9l-5 11 5 11-11-5-11 5 5-11-5-11 11 5z',
    },
    { as: 'fill', paint: 'ground', d: disc(3.5) },
  ],
  chain: [
    {
      as: 'line',
      paint: 'ink',
      d: 'M13 11h14a9 9 0 0 1 0 18H13a9 9 0 0 1 0-18M0 20h10M30 20h10',
    },
  ],
  wave: [
    {
      as: 'line',
      paint: 'ink',
      d: [-4, 6, 16, 26, 36].map((y) => `M0 ${y}c8 0 12 8 20 8s12-8 20-8`).join(''),
    },
  ],
  scale: [
    {
      as: 'line',
      paint: 'ink',
      d: [
        [0, 20],
        [-20, 40],
        [20, 40],
      ]
        .map(([x = 0, y]) => `M${x} ${y}a20 20 0 0 1 40 0M${x + 10} ${y}a10 10 0 0 1 20 0`)
        .join(''),
    },
  ],
  lattice: [
    { as: 'line', paint: 'ink', d: 'M0 0L40 40M40 0L0 40' },
    {
      as: 'fill',
      paint: 'ink',
      d: 'M20 11l9 9-9 9-9-9zM0-9l9 9-9 9zM40-9v18l-9-9zM0 31l9 9H0zM40 31v9h-9z',
    },
  ],
};

/**
 * Leaves in the four corners of a boss, around its flower. A boss is a large square of the cover.
 */
const cornerLeaves: Shape = {
  as: 'fill',
  paint: 'ink',
  d: 'M2 2q7 0 7 7-7 0-7-7M38 2q-7 0-7 7 7 0 7-7M2 38q7 0 7-7-7 0-7 7M38 38q-7 0-7-7 7 0 7 7',
};

/** The ornaments that fill a boss once. Other ornaments repeat in the boss. */
const flowers: ReadonlySet<Ornament> = new Set(['rosette', 'sun', 'hexafoil', 'compass']);

/** An ornament in two colours. Each page has a motif. */
export interface Motif extends ColourPair {
  readonly ornament: Ornament;
}

/** A motif of any release, which may have an ornament that this one cannot draw. */
export interface AnyMotif {
  readonly ornament: string;
  readonly ground: number;
  readonly ink: number;
}

/** The paths of an ornament by its name. Undefined if this release cannot draw it. */
export const shapesOf = (ornament: string): readonly Shape[] | undefined =>
  new Map<string, readonly Shape[]>(Object.entries(shapes)).get(ornament);

/**
 * The side of the tiles in a field, in squares: 2 if whole tiles of that size fill the field,
 * otherwise 1. Fields are the panels next to the bosses.
 */
const fieldTile = (width: number, height: number) => (width % 2 === 0 && height % 2 === 0 ? 2 : 1);

/**
 * The side of the tiles in a boss, in squares. The tile of a flower is as large as the boss. The
 * tile of another ornament is a third or a half of the boss, if that is a whole number of squares,
 * and otherwise one square.
 */
const bossTile = (ornament: Ornament, boss: number) =>
  flowers.has(ornament) ? boss : ([3, 2].map((n) => boss / n).find(Number.isInteger) ?? 1);

/**
 * Divides a length, in squares, into an odd number of bosses, with fields between them and at both
 * ends.
 */
function partsOf(
  length: number,
  boss: number,
): readonly { at: number; size: number; isBoss: boolean }[] {
  const gap = 2 * Math.ceil(boss * 0.75);
  const countMax = Math.floor((length - boss) / (boss + gap)) + 1;
  const count = countMax - ((countMax + 1) % 2);
  const end = (length - count * boss - (count - 1) * gap) / 2;
  const bosses = Array.from({ length: count }, (_, index) => end + index * (boss + gap));
  return [
    ...bosses.map((at) => ({ at, size: boss, isBoss: true })),
    ...bosses.slice(1).map((at) => ({ at: at - gap, size: gap, isBoss: false })),
    ...[0, length - end].map((at) => ({ at, size: end, isBoss: false })),
  ].filter(({ size }) => size > 0);
}

/**
 * Composes a cover that looks like a carved door. A frame with the ornament `chain` surrounds
 * bosses and fields. A boss is a square with the motif's ornament; a field has another ornament.
 * @param motif the ornament and the colours of the bosses
 * @param columns width in squares, a whole number from 6
 * @param rows height in squares, a whole number from 6; odd if `columns` is odd, otherwise even
 */
export function coverArt(
  { ornament, ground, ink }: Motif,
  columns: number,
  rows: number,
): CoverArt {
  const panels: Panel[] = [];
  const add = (
    [x, y, width, height]: readonly [number, number, number, number],
    panel: Motif & { tile?: number; turned?: boolean },
  ) => {
    const { tile = 1, turned = false } = panel;
    panels.push({
      ...panel,
      x: x * unit,
      y: y * unit,
      width: width * unit,
      height: height * unit,
      tile: tile * unit,
      turned,
    });
  };
  const moulding: ArtColour = ground === 1 ? 2 : 1;
  const edge: Motif = { ornament: 'chain', ground: moulding, ink: 3 };
  add([1, 0, columns - 2, 1], edge);
  add([1, rows - 1, columns - 2, 1], edge);
  add([0, 1, 1, rows - 2], { ...edge, turned: true });
  add([columns - 1, 1, 1, rows - 2], { ...edge, turned: true });
  for (const x of [0, columns - 1])
    for (const y of [0, rows - 1]) add([x, y, 1, 1], { ornament: 'lattice', ground: 4, ink: 3 });

  const field: Motif = {
    ornament: ornament === 'scale' ? 'wave' : 'scale',
    ground: 3,
    ink: moulding === 1 ? 2 : 1,
  };
  const [width, height] = [columns - 2, rows - 2];
  const boss = Math.min(width, height);
  for (const { at, size, isBoss } of partsOf(Math.max(width, height), boss)) {
    const panel = isBoss
      ? { ornament, ground, ink, tile: bossTile(ornament, boss) }
      : { ...field, tile: fieldTile(size, boss) };
    if (width >= height) add([1 + at, 1, size, boss], panel);
    else add([1, 1 + at, boss, size], panel);
  }
  return { width: columns * unit, height: rows * unit, moulding, panels };
}

/** A fill pattern. Several panels of a cover can use it. */
export interface Fill extends ColourPair {
  readonly id: string;
  readonly shapes: readonly Shape[];
  readonly x: number;
  readonly y: number;
  readonly tile: number;
  readonly turned: boolean;
}

/**
 * The fills of a cover without duplicates, and a function that returns the id of a panel's fill.
 */
export function fillsOf(art: CoverArt): {
  readonly fills: readonly Fill[];
  readonly fillOf: (panel: Panel) => string;
} {
  const key = (panel: Panel) =>
    [
      panel.ornament,
      panel.tile,
      panel.turned,
      panel.ground,
      panel.ink,
      panel.x % panel.tile,
      panel.y % panel.tile,
    ].join();
  const fills = new Map<string, Fill>();
  for (const panel of art.panels) {
    const { ornament, tile, turned, ground, ink } = panel;
    if (fills.has(key(panel))) continue;
    const id = fills.size.toString(36);
    const [x, y] = [panel.x % tile, panel.y % tile];
    const isBoss = tile > 2 * unit && flowers.has(ornament);
    fills.set(key(panel), {
      id,
      shapes: isBoss ? [...shapes[ornament], cornerLeaves] : shapes[ornament],
      x,
      y,
      tile,
      turned,
      ground,
      ink,
    });
  }
  return { fills: [...fills.values()], fillOf: (panel) => fills.get(key(panel))?.id ?? '' };
}
