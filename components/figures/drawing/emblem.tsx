import type { EmblemName } from '@/content/schema/drawings';
import type { ShapeLook } from '@/content/schema/fields';
import { emblems } from '@/lib/figures/emblems';

/** Shapes that cover each other. One without a class is the object itself. */
export function Shapes({
  shapes,
}: {
  shapes: readonly { readonly look: ShapeLook; readonly outline: string }[];
}) {
  return shapes.map(({ look, outline }) => (
    <path key={outline} className={look === 'body' ? undefined : look} d={outline} />
  ));
}

/**
 * An object as a decoration that is hidden from assistive technology: the words next to it name it.
 */
export function Emblem({ name }: { name: EmblemName }) {
  return (
    <svg className="emblem" viewBox="0 0 120 80" width="120" height="80" aria-hidden="true">
      <Shapes shapes={emblems[name].map(([look, outline]) => ({ look, outline }))} />
    </svg>
  );
}
