import { logo } from '@/content/brand/logo';
import { fixedColour } from '@/lib/theme-colours';
import {
  type ArtColour,
  coverArt,
  type Fill,
  fillsOf,
  lineWidth,
  type Motif,
  mouldingWidth,
  unit,
} from './cover-art';

/** The art colours of the light theme, for pictures that cannot follow a theme. */
export const artColours = {
  1: fixedColour('art-1'),
  2: fixedColour('art-2'),
  3: fixedColour('art-3'),
  4: fixedColour('art-4'),
} as const satisfies Readonly<Record<ArtColour, string>>;

/** A cover as a standalone SVG document, for files that the build writes. */
export function coverArtSvg(motif: Motif, columns: number, rows: number): string {
  const art = coverArt(motif, columns, rows);
  const { fills, fillOf } = fillsOf(art);
  const pattern = (fill: Fill) => {
    const drawn = fill.shapes.map(({ as, paint, d }) => {
      const colour = artColours[fill[paint]];
      return as === 'fill'
        ? `<path d="${d}" fill="${colour}"/>`
        : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${lineWidth}"/>`;
    });
    const turn = fill.turned ? ' patternTransform="rotate(90)"' : '';
    return `<pattern id="p${fill.id}" x="${fill.x}" y="${fill.y}" width="${fill.tile}" height="${fill.tile}" patternUnits="userSpaceOnUse"${turn} viewBox="0 0 ${unit} ${unit}"><path d="M0 0h${unit}v${unit}H0" fill="${artColours[fill.ground]}"/>${drawn.join('')}</pattern>`;
  };
  const rects = art.panels.map(
    (panel) =>
      `<rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" fill="url(#p${fillOf(panel)})"/>`,
  );
  const moulding = artColours[art.moulding];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${art.width} ${art.height}" width="${art.width}" height="${art.height}">${fills.map(pattern).join('')}<path d="M0 0h${art.width}v${art.height}H0" fill="${moulding}"/><g stroke="${moulding}" stroke-width="${mouldingWidth}">${rects.join('')}</g></svg>`;
}

/**
 * The company's logo as a standalone SVG document. `padding` is the margin on each side, as a share
 * of the width.
 */
export function logoSvg(padding = 0): string {
  const scale = 1 - 2 * padding;
  const shift = 40 * padding;
  const placed = padding ? ` transform="translate(${shift} ${shift}) scale(${scale})"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z" fill="${artColours[1]}"/><g${placed}><path d="${logo.petals}" fill="${artColours[3]}"/><path d="${logo.centre}" fill="${artColours[4]}"/></g></svg>`;
}
