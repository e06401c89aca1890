import { type AnyMotif, lineWidth, type Shape, shapesOf, unit } from '@/lib/art/cover-art';

/** The shapes of an ornament, in two art colours of the theme. */
export function Shapes({
  shapes: drawn,
  colours,
}: {
  shapes: readonly Shape[];
  colours: Pick<AnyMotif, 'ground' | 'ink'>;
}) {
  return drawn.map(({ as, paint, d }) => {
    const colour = `var(--art-${colours[paint]})`;
    return as === 'fill' ? (
      <path key={d} d={d} fill={colour} />
    ) : (
      <path key={d} d={d} fill="none" stroke={colour} strokeWidth={lineWidth} />
    );
  });
}

/**
 * The motif of a page, for menus, lists and cards. It is hidden from assistive technology, because
 * the page's title is next to it. The tile is empty if the ornament is unknown, which can happen if
 * `menus.json` comes from another release.
 */
export function MotifTile({
  motif,
  className,
}: {
  motif: AnyMotif | undefined;
  className?: string;
}) {
  if (!motif) return null;
  const drawn = shapesOf(motif.ornament);
  return (
    <svg
      viewBox={`0 0 ${unit} ${unit}`}
      width={unit}
      height={unit}
      aria-hidden="true"
      className={className}
    >
      {drawn && (
        <>
          <path d={`M0 0h${unit}v${unit}H0`} fill={`var(--art-${motif.ground})`} />
          <Shapes shapes={drawn} colours={motif} />
        </>
      )}
    </svg>
  );
}
