import { MotifTile } from '@/components/art/motif';
import { figures, type Motif } from '@/lib/figures/cover-art';

/** The motif of a menu entry. Draws nothing for an unknown motif, because `menus.json` may come from another release. */
export function MenuMotif({ motif, className }: { motif: Motif | undefined; className: string }) {
  if (!motif || !figures.includes(motif.figure)) return null;
  return <MotifTile motif={motif} className={className} />;
}
