import { useId } from 'react';
import type { PagePath } from '@/content/tree';
import { coverArt, figurePaths, unit } from '@/lib/cover-art';

/** Sizes of covers in lattice squares: a door, beside a heading, along a page, and beside a list entry. */
const sizes = {
  door: [6, 10],
  panel: [10, 12],
  card: [10, 6],
  frieze: [36, 4],
  tile: [4, 4],
} as const;

/** The carved-door cover of a page, in the colours of the theme around it. Decorative: hidden from assistive technology. */
export function CoverArt({
  path,
  size,
  className,
}: {
  path: PagePath;
  size: keyof typeof sizes;
  className?: string;
}) {
  const [columns, rows] = sizes[size];
  const art = coverArt(path, columns, rows);
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${art.width} ${art.height}`}
      className={className}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        {art.panels.map((panel, index) => {
          const { solid, d } = figurePaths[panel.figure];
          const paint = `var(--art-${panel.ink})`;
          return (
            <pattern
              key={index}
              id={`${id}${index}`}
              x={panel.x}
              y={panel.y}
              width={panel.tile}
              height={panel.tile}
              patternUnits="userSpaceOnUse"
              viewBox={`0 0 ${unit} ${unit}`}
            >
              <path d={`M0 0h${unit}v${unit}H0z`} fill={`var(--art-${panel.ground})`} />
              {solid ? (
                <path d={d} fill={paint} />
              ) : (
                <path d={d} fill="none" stroke={paint} strokeWidth="2.5" />
              )}
            </pattern>
          );
        })}
      </defs>
      {art.panels.map((panel, index) => (
        <rect
          key={index}
          x={panel.x}
          y={panel.y}
          width={panel.width}
          height={panel.height}
          fill={`url(#${id}${index})`}
        />
      ))}
    </svg>
  );
}
