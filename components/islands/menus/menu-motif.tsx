import { MotifTile } from '@/components/art/motif';
import { figures, type Motif } from '@/lib/figures/cover-art';

/** The carving of a menu entry. Draws nothing for an unknown carving, because `menus.json` may be from another release. */
export function MenuMotif({ motif, className }: { motif: Motif | undefined; className: string }) {
  if (!motif || !figures.includes(motif.figure)) return null;
  return <MotifTile motif={motif} className={className} />;
}
