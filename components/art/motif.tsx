import { type Cut, cuts, lineWidth, type Motif, unit } from '@/lib/figures/cover-art';

/** The shapes of a motif, called cuts as in wood carving, in the colours of the motif. */
export function Cuts({
  cuts: strokes,
  colours,
}: {
  cuts: readonly Cut[];
  colours: Pick<Motif, 'ground' | 'ink'>;
}) {
  return strokes.map(({ as, paint, d }) => {
    const colour = `var(--art-${colours[paint]})`;
    return as === 'fill' ? (
      <path key={d} d={d} fill={colour} />
    ) : (
      <path key={d} d={d} fill="none" stroke={colour} strokeWidth={lineWidth} />
    );
  });
}

/**
 * The motif of a page, for menus, lists and cards. Decorative, because the page's title is next to it. `menus.json` may come
 * from another release, so the figure may be unknown: its space then stays empty.
 */
export function MotifTile({ motif, className }: { motif: Motif | undefined; className?: string }) {
  if (!motif) return null;
  return (
    <svg viewBox={`0 0 ${unit} ${unit}`} aria-hidden="true" className={className}>
      {Object.hasOwn(cuts, motif.figure) && (
        <>
          <path d={`M0 0h${unit}v${unit}H0`} fill={`var(--art-${motif.ground})`} />
          <Cuts cuts={cuts[motif.figure]} colours={motif} />
        </>
      )}
    </svg>
  );
}
