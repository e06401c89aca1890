import { useId } from 'react';
import type { PagePath } from '@/content/tree';
import { coverArt, fillsOf, lineWidth, mouldingWidth, unit } from '@/lib/figures/cover-art';

/** Sizes of covers in lattice squares: a door, beside a heading, in a card, along a page,
 * over a doorway, and beside a list entry. */
const sizes = {
  door: [7, 11],
  panel: [11, 13],
  card: [11, 7],
  frieze: [68, 6],
  lintel: [26, 4],
  tile: [4, 4],
} as const;
export type CoverSize = keyof typeof sizes;

/** The carved-door cover of a page, in the colours of the theme around it. Decorative: hidden from assistive technology. */
export function CoverArt({
  path,
  size,
  className,
}: {
  path: PagePath;
  size: CoverSize;
  className?: string;
}) {
  const [columns, rows] = sizes[size];
  const art = coverArt(path, columns, rows);
  const { fills, fillOf } = fillsOf(art);
  const prefix = useId();
  const moulding = `var(--art-${art.moulding})`;
  return (
    <svg
      viewBox={`0 0 ${art.width} ${art.height}`}
      className={className}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {fills.map((fill) => (
        <pattern
          key={fill.id}
          id={prefix + fill.id}
          x={fill.x || undefined}
          y={fill.y || undefined}
          width={fill.tile}
          height={fill.tile}
          patternUnits="userSpaceOnUse"
          patternTransform={fill.turned ? 'rotate(90)' : undefined}
          viewBox={`0 0 ${unit} ${unit}`}
        >
          <path d={`M0 0h${unit}v${unit}H0`} fill={`var(--art-${fill.ground})`} />
          {fill.cuts.map(({ as, paint, d }) =>
            as === 'fill' ? (
              <path key={d} d={d} fill={`var(--art-${fill[paint]})`} />
            ) : (
              <path
                key={d}
                d={d}
                fill="none"
                stroke={`var(--art-${fill[paint]})`}
                strokeWidth={lineWidth}
              />
            ),
          )}
        </pattern>
      ))}
      <path d={`M0 0h${art.width}v${art.height}H0`} fill={moulding} />
      <g stroke={moulding} strokeWidth={mouldingWidth}>
        {art.panels.map((panel) => (
          <path
            key={`${panel.x},${panel.y}`}
            d={`M${panel.x} ${panel.y}h${panel.width}v${panel.height}h-${panel.width}z`}
            fill={`url(#${prefix}${fillOf(panel)})`}
          />
        ))}
      </g>
    </svg>
  );
}
