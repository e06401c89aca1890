import { type CoverArt, coverArt, figurePaths, unit } from './cover-art';

/** Colours for pictures that can't follow a theme: the values of the light theme's art roles, in sRGB. */
export const artColours = { 1: '#0c4650', 2: '#348791', 3: '#b6dedc', 4: '#e2714a' } as const;

/** A cover as a standalone SVG document, for files that are made at build. */
export function coverArtSvg(slug: string, columns: number, rows: number): string {
  const art: CoverArt = coverArt(slug, columns, rows);
  const patterns = art.panels.map((panel, index) => {
    const { solid, d } = figurePaths[panel.figure];
    const ink = artColours[panel.ink];
    const paint = solid ? `fill="${ink}"` : `fill="none" stroke="${ink}" stroke-width="2.5"`;
    return `<pattern id="p${index}" x="${panel.x}" y="${panel.y}" width="${panel.tile}" height="${panel.tile}" patternUnits="userSpaceOnUse" viewBox="0 0 ${unit} ${unit}"><path d="M0 0h${unit}v${unit}H0z" fill="${artColours[panel.ground]}"/><path d="${d}" ${paint}/></pattern>`;
  });
  const rects = art.panels.map(
    (panel, index) =>
      `<rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" fill="url(#p${index})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${art.width} ${art.height}" width="${art.width}" height="${art.height}"><defs>${patterns.join('')}</defs>${rects.join('')}</svg>`;
}

/** The company's mark as a standalone SVG document. `padding` is the share of each edge left free around the rosette. */
export function markSvg(padding = 0): string {
  const scale = 1 - 2 * padding;
  const shift = 40 * padding;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40H0z" fill="${artColours[1]}"/><path transform="translate(${shift} ${shift}) scale(${scale})" d="${figurePaths.rosette.d}" fill="${artColours[3]}"/></svg>`;
}
