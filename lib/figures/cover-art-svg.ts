import {
  coverArt,
  type Fill,
  fillsOf,
  type Ink,
  lineWidth,
  mark,
  mouldingWidth,
  unit,
} from './cover-art';

/** Colours for pictures that can't follow a theme: the values of the light theme's art roles, in sRGB. */
export const artColours = { 1: '#0c4650', 2: '#348791', 3: '#b6dedc', 4: '#e2714a' } as const;

/** A cover as a standalone SVG document, for files that are made at build. */
export function coverArtSvg(
  slug: string,
  columns: number,
  rows: number,
  colours: Readonly<Record<Ink, string>> = artColours,
): string {
  const art = coverArt(slug, columns, rows);
  const { fills, fillOf } = fillsOf(art);
  const pattern = (fill: Fill) => {
    const drawn = fill.cuts.map(({ as, paint, d }) => {
      const colour = colours[fill[paint]];
      return as === 'fill'
        ? `<path d="${d}" fill="${colour}"/>`
        : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${lineWidth}"/>`;
    });
    const turn = fill.turned ? ' patternTransform="rotate(90)"' : '';
    return `<pattern id="p${fill.id}" x="${fill.x}" y="${fill.y}" width="${fill.tile}" height="${fill.tile}" patternUnits="userSpaceOnUse"${turn} viewBox="0 0 ${unit} ${unit}"><path d="M0 0h${unit}v${unit}H0" fill="${colours[fill.ground]}"/>${drawn.join('')}</pattern>`;
  };
  const rects = art.panels.map(
    (panel) =>
      `<rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" fill="url(#p${fillOf(panel)})"/>`,
  );
  const moulding = colours[art.moulding];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${art.width} ${art.height}" width="${art.width}" height="${art.height}">${fills.map(pattern).join('')}<path d="M0 0h${art.width}v${art.height}H0" fill="${moulding}"/><g stroke="${moulding}" stroke-width="${mouldingWidth}">${rects.join('')}</g></svg>`;
}

/** The company's mark as a standalone SVG document. `padding` is the share of each edge left free around the rosette. */
export function markSvg(padding = 0): string {
  const scale = 1 - 2 * padding;
  const shift = 40 * padding;
  const placed = padding ? ` transform="translate(${shift} ${shift}) scale(${scale})"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z" fill="${artColours[1]}"/><g${placed}><path d="${mark.petals}" fill="${artColours[3]}"/><path d="${mark.heart}" fill="${artColours[4]}"/></g></svg>`;
}
