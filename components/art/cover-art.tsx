import { useId } from 'react';
import type { PagePath } from '@/content/tree';
import { coverArt, fillsOf, mouldingWidth, unit } from '@/lib/figures/cover-art';
import { motifOf } from '@/lib/figures/page-motif';
import { Shapes } from './motif';

/** The sizes of covers, in columns and rows of squares. */
const sizes = {
  panel: [11, 13],
  card: [11, 7],
  frieze: [68, 6],
} as const;

/** The maximum width of a cover in pixels, if the stylesheet is missing. */
const unstyledWidthMax = 320;

/** The cover of a page: a carved door in the colours of the theme. It is decorative, so assistive technology skips it. */
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
  const art = coverArt(motifOf(path), columns, rows);
  const { fills, fillOf } = fillsOf(art);
  const unstyledWidth = Math.min(art.width, unstyledWidthMax);
  const prefix = useId();
  const moulding = `var(--art-${art.moulding})`;
  return (
    <svg
      viewBox={`0 0 ${art.width} ${art.height}`}
      width={unstyledWidth}
      height={Math.round((unstyledWidth * art.height) / art.width)}
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
          <Shapes shapes={fill.shapes} colours={fill} />
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
