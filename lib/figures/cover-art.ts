/** The figures of carved coastal doors that every cover is composed of. */
export const figures = [
  'rosette',
  'daisy',
  'hexafoil',
  'chain',
  'wave',
  'scale',
  'lattice',
] as const;
export type Figure = (typeof figures)[number];

/** One of the colour roles `art-1` to `art-4`. */
export type Ink = 1 | 2 | 3 | 4;

/** What a carving is cut from and what it is cut in. */
interface Pair {
  readonly ground: Ink;
  readonly ink: Ink;
}

/** A rectangle of the cover, filled with a figure that repeats every `tile` units. Both edges are whole numbers of tiles. */
export interface Panel extends Pair {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly figure: Figure;
  readonly tile: number;
  /** The figure runs down instead of across. */
  readonly turned: boolean;
}

/** A composed cover. Lengths are in units of the SVG's own coordinate system. */
export interface CoverArt {
  readonly width: number;
  readonly height: number;
  /** What shows between the panels. */
  readonly moulding: Ink;
  readonly panels: readonly Panel[];
}

/** The edge of one square of the lattice, in SVG units; figures are drawn on a square of this size. */
export const unit = 40;

/** The width of the moulding around a panel, in SVG units. */
export const mouldingWidth = 3;

/** The width of lines on a square of `unit`, in SVG units. */
export const lineWidth = 3;

/** A ring of pointed petals around the middle of the square, from `inner` to `outer` units away from it. */
const petals = (count: number, inner: number, outer: number, spread: number, turn = 0) => {
  const point = (radius: number, degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    const round = (value: number) => Math.round(value * 10) / 10;
    return `${round(20 + radius * Math.cos(radians))} ${round(20 + radius * Math.sin(radians))}`;
  };
  return Array.from({ length: count }, (_, index) => {
    const angle = (360 / count) * index + turn;
    const belly = inner + (outer - inner) * 0.6;
    return `M${point(inner, angle)}Q${point(belly, angle - spread)} ${point(outer, angle)}Q${point(belly, angle + spread)} ${point(inner, angle)}`;
  }).join('');
};

const disc = (radius: number) =>
  `M${20 - radius} 20a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1-${2 * radius} 0`;

/** One stroke of the chisel: path data on a 40 by 40 square, filled or drawn as a line, in the panel's ink or its ground. */
export interface Cut {
  readonly as: 'fill' | 'line';
  readonly paint: keyof Pair;
  readonly d: string;
}

/** How each figure is cut, lowest layer first. */
export const cuts: Readonly<Record<Figure, readonly Cut[]>> = {
  rosette: [
    { as: 'fill', paint: 'ink', d: petals(8, 0, 19, 36, 22.5) },
    { as: 'fill', paint: 'ground', d: disc(8.5) },
    { as: 'fill', paint: 'ink', d: petals(8, 1.5, 8, 36) },
  ],
  daisy: [
    { as: 'fill', paint: 'ink', d: petals(12, 8, 19, 21) + disc(6.6) },
    { as: 'fill', paint: 'ground', d: petals(6, 0, 6, 32) },
  ],
  hexafoil: [
    { as: 'fill', paint: 'ink', d: petals(6, 0, 17, 42) },
    { as: 'fill', paint: 'ground', d: petals(6, 3, 13, 17) },
    { as: 'fill', paint: 'ink', d: petals(6, 10.5, 18.5, 17, 30) },
  ],
  chain: [
    {
      as: 'line',
      paint: 'ink',
      d: 'M-12 20q12-22 24 0t-24 0M8 20q12-22 24 0t-24 0M28 20q12-22 24 0t-24 0',
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

/** Leaves in the four corners, for flowers that have a large square to themselves. */
const cornerLeaves: Cut = {
  as: 'fill',
  paint: 'ink',
  d: 'M2 2q7 0 7 7-7 0-7-7M38 2q-7 0-7 7 7 0 7-7M2 38q7 0 7-7-7 0-7 7M38 38q-7 0-7-7 7 0 7 7',
};

/** The flowers among the figures: what posts, corners and bosses carry. */
const flowers = ['rosette', 'daisy', 'hexafoil'] as const satisfies readonly Figure[];

/** The mark's figures, legible at 16 pixels: a rosette whose diagonal petals fill the corners of its square, and its heart. */
export const mark = {
  petals: petals(4, 5, 17.5, 33) + petals(4, 5.5, 25, 27, 45),
  heart: disc(3.2),
} as const;

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

/** The colours of one door. Every pair holds `art-3`, the one role that stands off from the other three in every theme. */
interface Scheme {
  readonly moulding: Ink;
  readonly frame: Pair;
  readonly post: Pair;
  readonly field: Pair;
  readonly second: Pair;
  readonly boss: Pair;
}

const on = (ground: Ink, ink: Ink): Pair => ({ ground, ink });

const scheme = (
  moulding: Ink,
  frame: Pair,
  post: Pair,
  field: Pair,
  second: Pair,
  boss: Pair,
): Scheme => ({ moulding, frame, post, field, second, boss });

const schemes: readonly Scheme[] = [
  scheme(1, on(1, 3), on(4, 3), on(3, 2), on(2, 3), on(3, 1)),
  scheme(1, on(1, 3), on(2, 3), on(3, 1), on(3, 2), on(4, 3)),
  scheme(1, on(2, 3), on(1, 3), on(3, 2), on(1, 3), on(3, 4)),
  scheme(2, on(2, 3), on(4, 3), on(3, 2), on(3, 1), on(1, 3)),
  scheme(1, on(3, 1), on(1, 3), on(2, 3), on(3, 2), on(4, 3)),
  scheme(2, on(3, 2), on(4, 3), on(1, 3), on(2, 3), on(3, 1)),
  scheme(1, on(2, 3), on(3, 1), on(1, 3), on(3, 2), on(3, 4)),
  scheme(2, on(1, 3), on(4, 3), on(2, 3), on(3, 1), on(3, 2)),
];

/** The ways to divide a height into bands that read the same from both ends. */
function evenBands(height: number): readonly (readonly number[])[] {
  const whole = height > 5 ? [] : [[height]];
  return [
    ...whole,
    ...[1, 2, 3, 4].flatMap((edge) => {
      const rest = height - 2 * edge;
      if (rest < 0) return [];
      if (rest === 0) return [[edge, edge]];
      return evenBands(rest)
        .filter((inner) => inner[0] !== edge)
        .map((inner) => [edge, ...inner, edge]);
    }),
  ].filter((bands) => bands.length <= 5);
}

/**
 * Composes the cover of a page like a carved door: a frame with bosses at its corners, and inside it two mirrored leaves
 * with a post between them, a lintel above them or one great boss. A cover more than four times as wide as high is a beam
 * instead. The same slug always gives the same cover.
 * @param slug what seeds the choices, such as a page's path; any text
 * @param columns width in lattice squares, a whole number from 4
 * @param rows height in lattice squares, a whole number from 4
 */
export function coverArt(slug: string, columns: number, rows: number): CoverArt {
  const random = randomFrom(slug);
  const choose = <const T>(options: readonly T[]): T => {
    const option = options[Math.floor(random() * options.length)];
    if (option === undefined) throw new Error('lib/figures/cover-art.ts: nothing to choose from.');
    return option;
  };
  const panels: Panel[] = [];
  const add = (
    [x, y, width, height]: readonly [number, number, number, number],
    figure: Figure,
    pair: Pair,
    tile = 1,
    turned = false,
  ) =>
    panels.push({
      x: x * unit,
      y: y * unit,
      width: width * unit,
      height: height * unit,
      figure,
      tile: tile * unit,
      turned,
      ...pair,
    });

  const scheme = choose(schemes);
  const flower = choose(flowers);
  const done = () => ({
    width: columns * unit,
    height: rows * unit,
    moulding: scheme.moulding,
    panels,
  });

  if (columns > 4 * rows) {
    // A beam over a door: bosses at equal distances between two bands, fields between them.
    const band = choose(['chain', 'lattice', 'scale']);
    for (const y of [0, rows - 1]) add([0, y, columns, 1], band, scheme.frame);
    const size = rows - 2;
    const field = 2 * Math.ceil(size * 0.75);
    const bosses = Math.floor((columns - size) / (size + field)) + 1;
    const end = (columns - bosses * (size + field) + field) / 2;
    const figure = choose((['scale', 'lattice', 'wave'] as const).filter((name) => name !== band));
    const addField = (x: number, width: number) => {
      if (width) add([x, 1, width, size], figure, scheme.field, 2);
    };
    addField(0, end);
    for (let index = 0; index < bosses; index += 1) {
      const x = end + index * (size + field);
      add([x, 1, size, size], flower, index % 2 ? scheme.boss : scheme.second, size);
      addField(x + size, index === bosses - 1 ? end : field);
    }
    return done();
  }

  if (Math.min(columns, rows) < 6) {
    // Seen at the size of a thumb: one figure, or four, in a plain frame.
    const width = columns - 1;
    const height = rows - 1;
    const figure = choose([flower, flower, flower, 'scale', 'lattice', 'wave']);
    const pair = choose(
      [scheme.field, scheme.second, scheme.boss].filter(({ ground }) => ground !== scheme.moulding),
    );
    const whole = Math.min(width, height);
    const single = figure === flower && width === height && random() < 0.65;
    add([0.5, 0.5, width, height], figure, pair, single ? whole : width === height ? whole / 2 : 1);
    return done();
  }

  const edge = choose(['chain', 'lattice', 'scale', 'wave', flower]);
  const ends = edge === flower ? 'lattice' : flower;
  add([1, 0, columns - 2, 1], edge, scheme.frame);
  add([1, rows - 1, columns - 2, 1], edge, scheme.frame);
  add([0, 1, 1, rows - 2], edge, scheme.frame, 1, true);
  add([columns - 1, 1, 1, rows - 2], edge, scheme.frame, 1, true);
  for (const x of [0, columns - 1])
    for (const y of [0, rows - 1]) add([x, y, 1, 1], ends, scheme.post);

  const inside = columns - 2;
  const grounds = choose([
    ['scale', 'lattice', 'wave'],
    ['lattice', 'scale', 'wave'],
    ['wave', 'lattice', 'scale'],
    ['scale', 'wave', 'lattice'],
    ['wave', 'scale', 'lattice'],
  ] as const).filter((figure) => figure !== edge);
  const ground = grounds[0] ?? 'lattice';
  const other = grounds[1] ?? 'scale';
  const narrow = choose(['chain', flower, other]);

  /** The largest tile, at most `most`, that divides a panel into whole squares. */
  const wholeTile = (width: number, height: number, most: number) => {
    for (let tile = most; tile > 1; tile -= 1) {
      if (width % tile === 0 && height % tile === 0) return tile;
    }
    return 1;
  };

  /** Two mirrored leaves and the post between them, from row `top` down. */
  const addLeaves = (top: number, height: number) => {
    const postWidth = inside % 2 === 0 ? 2 : 1;
    const leaf = (inside - postWidth) / 2;
    const postTile = height % postWidth === 0 ? postWidth : 1;
    add([1 + leaf, top, postWidth, height], flower, scheme.post, postTile);
    const bands = choose(evenBands(height));
    let y = top;
    for (const [index, band] of bands.entries()) {
      const fromEnd = Math.min(index, bands.length - 1 - index);
      const isBoss = band > 2 && wholeTile(leaf, band, 4) > 2;
      const pair = isBoss ? scheme.boss : fromEnd % 2 === 0 ? scheme.field : scheme.second;
      const figure = isBoss ? flower : band === 1 ? narrow : fromEnd % 2 === 0 ? ground : other;
      const tile = wholeTile(leaf, band, isBoss ? 4 : 2);
      for (const x of [1, 1 + leaf + postWidth]) add([x, y, leaf, band], figure, pair, tile);
      y += band;
    }
  };

  /** One row of the door with a square boss in its middle and a field on either side. */
  const addBoss = (top: number, size: number) => {
    const side = (inside - size) / 2;
    add([1 + side, top, size, size], flower, scheme.boss, size);
    const tile = wholeTile(side, size, 2);
    for (const x of [1, 1 + side + size]) add([x, top, side, size], ground, scheme.field, tile);
  };

  const height = rows - 2;
  const bossSize = (most: number) =>
    Math.min(most, inside - 2) - ((Math.min(most, inside - 2) - inside) & 1);
  const plan = choose(['leaves', 'boss', ...(height >= 8 ? (['lintel'] as const) : [])]);
  if (plan === 'leaves') addLeaves(1, height);
  else if (plan === 'lintel') {
    const size = bossSize(3);
    addBoss(1, size);
    addLeaves(1 + size, height - size);
  } else {
    const size = bossSize(Math.min(height, 7));
    const above = Math.floor((height - size) / 2);
    const below = height - size - above;
    if (above) add([1, 1, inside, above], other, scheme.second, wholeTile(inside, above, 2));
    addBoss(1 + above, size);
    if (below)
      add([1, 1 + above + size, inside, below], other, scheme.second, wholeTile(inside, below, 2));
  }
  return done();
}

/** A fill that panels of a cover share. */
export interface Fill extends Pair {
  readonly id: string;
  readonly cuts: readonly Cut[];
  readonly x: number;
  readonly y: number;
  readonly tile: number;
  readonly turned: boolean;
}

/** A cover's panels with the fill of each, and each fill once. */
export function fillsOf(art: CoverArt): {
  readonly fills: readonly Fill[];
  readonly fillOf: (panel: Panel) => string;
} {
  const key = (panel: Panel) =>
    [
      panel.figure,
      panel.tile,
      panel.turned,
      panel.ground,
      panel.ink,
      panel.x % panel.tile,
      panel.y % panel.tile,
    ].join();
  const fills = new Map<string, Fill>();
  for (const panel of art.panels) {
    const { figure, tile, turned, ground, ink } = panel;
    if (fills.has(key(panel))) continue;
    const id = fills.size.toString(36);
    const [x, y] = [panel.x % tile, panel.y % tile];
    const isBoss = tile > 2 * unit && flowers.some((flower) => flower === figure);
    fills.set(key(panel), {
      id,
      cuts: isBoss ? [...cuts[figure], cornerLeaves] : cuts[figure],
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
