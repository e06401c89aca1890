import { useId } from 'react';
import type { PagePath } from '@/content/tree';
import { coverArt, type Fill, fillsOf, mouldingWidth, unit } from '@/lib/art/cover-art';
import { motifOf } from '@/lib/art/page-motif';
import { Shapes } from './motif';

/** The sizes of covers, in columns and rows of squares. */
const sizes = {
  panel: [11, 13],
  card: [11, 7],
  frieze: [68, 6],
} as const;

/** The maximum width of a cover in pixels, if the stylesheet is missing. */
const unstyledWidthMax = 320;

function drawingOf({ width, height }: { width: number; height: number }, className?: string) {
  const unstyledWidth = Math.min(width, unstyledWidthMax);
  return {
    viewBox: `0 0 ${width} ${height}`,
    width: unstyledWidth,
    height: Math.round((unstyledWidth * height) / width),
    className,
    preserveAspectRatio: 'xMidYMid slice',
  } as const;
}

/** The same cover as another one on the page, without its patterns and panels again. */
export function CoverCopy({
  of,
  size,
  className,
}: {
  of: string;
  size: keyof typeof sizes;
  className?: string;
}) {
  const [columns, rows] = sizes[size];
  return (
    <svg
      {...drawingOf({ width: columns * unit, height: rows * unit }, className)}
      aria-hidden="true"
    >
      <use href={`#${of}`} />
    </svg>
  );
}

/** Whether a fill is another one, turned. */
const isTurned = (fill: Fill, other: Fill) =>
  fill.turned &&
  !other.turned &&
  fill.shapes === other.shapes &&
  fill.ground === other.ground &&
  fill.ink === other.ink &&
  fill.tile === other.tile &&
  fill.x === other.x &&
  fill.y === other.y;

/**
 * The cover of a page: a carved door in the colours of the theme. It is decorative, so assistive
 * technology skips it.
 */
export function CoverArt({
  path,
  size,
  id,
  className,
}: {
  path: PagePath;
  size: keyof typeof sizes;
  id?: string;
  className?: string;
}) {
  const [columns, rows] = sizes[size];
  const art = coverArt(motifOf(path), columns, rows);
  const { fills, fillOf } = fillsOf(art);
  const prefix = useId();
  const moulding = `var(--art-${art.moulding})`;
  const outlines = (fill: string) =>
    art.panels
      .filter((panel) => fillOf(panel) === fill)
      .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`)
      .join('');
  return (
    <svg {...drawingOf(art, className)} aria-hidden="true">
      {fills.map((fill) => {
        const turnOf = fills.find((other) => isTurned(fill, other));
        return turnOf ? (
          <pattern
            key={fill.id}
            id={prefix + fill.id}
            href={`#${prefix}${turnOf.id}`}
            patternTransform="rotate(90)"
          />
        ) : (
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
        );
      })}
      <g id={id} stroke={moulding} strokeWidth={mouldingWidth}>
        <path d={`M0 0h${art.width}v${art.height}H0`} fill={moulding} />
        {fills.map((fill) => (
          <path key={fill.id} d={outlines(fill.id)} fill={`url(#${prefix}${fill.id})`} />
        ))}
      </g>
    </svg>
  );
}
